/**
 * Optional questions that decide which truck is sent, and which services ask them, so that answers to questions which
 * were not asked are not sent.
 */
import { SERVICE_IDS, type ServiceId } from './catalogue.ts';
import { isReadable, normalised } from './readable.ts';

export const YES_NO = ['yes', 'no'] as const;
export const DESTINATIONS = ['home', 'garage', 'dealer', 'unsure'] as const;
export type Destination = (typeof DESTINATIONS)[number];

/** Answers by question; absent where nothing was said. `headroom` is in metres, as text: "2.1". */
export interface TruckAnswers {
  destination?: Destination;
  rolls?: 'yes' | 'no';
  keys?: 'yes' | 'no';
  electric?: 'yes' | 'no';
  low?: 'yes' | 'no';
  children?: 'yes' | 'no';
  rental?: 'yes' | 'no';
  headroom?: string;
}
export type TruckQuestion = keyof TruckAnswers;

const CARS = ['car_recovery', 'towing_service', 'luxury_car_recovery'] as const satisfies readonly ServiceId[];

/** The services that ask; `destination` is asked before a service is chosen. */
const ASKED: Record<TruckQuestion, readonly ServiceId[]> = {
  destination: SERVICE_IDS,
  rolls: SERVICE_IDS,
  keys: SERVICE_IDS,
  electric: [...CARS, 'desert_recovery', 'motorcycle_recovery'],
  low: CARS,
  children: [...CARS, 'desert_recovery'],
  rental: [...CARS, 'desert_recovery', 'motorcycle_recovery'],
  headroom: [...CARS, 'motorcycle_recovery'],
};
export const TRUCK_QUESTIONS = Object.keys(ASKED) as TruckQuestion[];
const isQuestion = (name: string): name is TruckQuestion => name in ASKED;

/** Whether the form asks for a field when this service is chosen ('' for none yet). */
export const isAsked = (name: string, service: string): boolean =>
  !isQuestion(name) || name === 'destination' || ASKED[name].includes(service as ServiceId);

/** The answers among a booking's fields, without those that nobody gave; undefined where there is none. */
export function truckAnswers(fields: Readonly<Record<string, unknown>>): TruckAnswers | undefined {
  const given = TRUCK_QUESTIONS.filter((name) => fields[name]).map((name) => [name, fields[name]]);
  return given.length > 0 ? (Object.fromEntries(given) as TruckAnswers) : undefined;
}

/** Lowest and highest entrance that is believed, in metres. */
const HEADROOM = { least: 1.5, most: 6 } as const;

/**
 * "٢٫١ م", "2,1m", " 2.10" and "210 cm" as "2.1": digits of any script, either separator, with or without the unit.
 * What nobody can see, such as a direction mark, is ''.
 */
export function headroomText(typed: string): string {
  if (!isReadable(typed)) return '';
  const text = normalised(typed)
    .trim()
    .replace(/^(\d)(\d\d)\s*(?:cm|سم)?$/i, '$1.$2')
    // The pattern does not allow spaces before the unit: with thousands of them it would backtrack for seconds.
    .replace(/(?:m|metres?|meters?|م|متر)\.?\s*$/i, '')
    .replace(/[,\u066b\u060c]/g, '.')
    .trim();
  return /^\d(?:\.\d{1,2})?$/.test(text) ? String(Number(text)) : typed;
}

export const isHeadroom = (text: string): boolean =>
  text === '' || (/^\d(?:\.\d{1,2})?$/.test(text) && Number(text) >= HEADROOM.least && Number(text) <= HEADROOM.most);
