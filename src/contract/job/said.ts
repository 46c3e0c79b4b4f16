/** What a customer or a driver says while a job lives: nobody asked for it, so the desk has to hear of it. */
import type { JobEvent } from './record.ts';
import { isEnd, type Actor } from './steps.ts';

/** Those who speak from outside, each by a link. */
export const SPEAKERS = ['customer', 'crew'] as const satisfies readonly Actor[];
/** Kinds of events that may say something; of the steps only an end does. */
export const SAYING = ['note', 'problem', 'place', 'step'] as const satisfies readonly JobEvent['what'][];

const has = (list: readonly string[], value: string): boolean => list.includes(value);

/** Whether the event is for the desk to hear: a note, a problem, another place or an end, from outside. */
export const isSaid = ({ actor, what, to }: Pick<JobEvent, 'actor' | 'what' | 'to'>): boolean =>
  has(SPEAKERS, actor) && has(SAYING, what) && (what !== 'step' || (to !== undefined && isEnd(to)));

/** Whether it is a word to be read, and not a change that the job itself shows. */
export const isWord = (event: Pick<JobEvent, 'actor' | 'what' | 'to'>): boolean =>
  isSaid(event) && (event.what === 'note' || event.what === 'problem');
