/** Words of the help page `/stranded`, one module per language. One instruction a line, for a nine-year-old's reading age. */
import type { PositionWords } from './position-types';
import type { Meta, Pic } from './types';

export const HEADINGS = ['abuDhabi', 'sharjah', 'hatta', 'alAin', 'sea'] as const;
export type HeadingId = (typeof HEADINGS)[number];
export const VEHICLES = ['car', 'suv', 'electric', 'motorcycle', 'van', 'heavy'] as const;
export type VehicleId = (typeof VEHICLES)[number];
export const PROBLEMS = ['start', 'tyre', 'fuel', 'key', 'accident', 'sand', 'water', 'other'] as const;
export type ProblemId = (typeof PROBLEMS)[number];

export interface StrandedContent {
  meta: Meta;
  title: string;
  lead: string;
  picture: Pic;
  emergency: {
    question: string;
    ambulance: { when: string; who: string };
    police: { when: string; who: string };
    fire: { when: string; who: string };
    /** After the emergency: the company's own line. */
    us: string;
    callUs: string;
    /** The four languages that the hotline speaks, in the language of the page. */
    speaks: string;
  };
  steps: { title: string; list: readonly [string, string, string, string, string]; desert: string };
  position: PositionWords;
  card: {
    title: string;
    intro: string;
    find: string;
    findNote: string;
    improving: string;
    /** Before the time of day. */
    foundAt: string;
    fullStop: string;
    inaccurate: string;
    outside: { title: string; help: string };
    manualTitle: string;
    north: string;
    east: string;
    accuracy: string;
    plusCode: string;
    near: string;
    landmark: string;
    landmarkHint: string;
    heading: string;
    headingUnknown: string;
    headings: Record<HeadingId, string>;
    vehicle: string;
    vehicles: Record<VehicleId, string>;
    details: string;
    detailsHint: string;
    /** Below a text that is longer than an SMS should be. */
    tooLong: string;
    problem: string;
    problems: Record<ProblemId, string>;
    read: string;
    readIntro: string;
    empty: string;
  };
  send: {
    title: string;
    /** What must still be tapped. */
    intro: string;
    noData: string;
    message: string;
    whatsapp: string;
    sms: string;
    copy: string;
    copied: string;
    /** The clipboard refused: the text is selected instead. */
    copyRefused: string;
    share: string;
  };
  keep: { text: string; remove: string; removed: string };
  /** Lines of the message; it is written in both languages. */
  message: { opening: string; problem: string; vehicle: string; heading: string; landmark: string; near: string };
}
