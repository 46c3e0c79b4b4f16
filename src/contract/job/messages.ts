/** Messages of customers and drivers about an active job: the desk does not expect them, so it must be alerted. */
import type { JobEvent } from './record.ts';
import { isEnd, type Actor } from './steps.ts';

/** Those who speak from outside, each by a link. */
export const SPEAKERS = ['customer', 'crew'] as const satisfies readonly Actor[];
/** Kinds of events that can be such a message; of the steps, only an end is one. */
export const MESSAGE_KINDS = ['note', 'problem', 'place', 'step'] as const satisfies readonly JobEvent['what'][];

const has = (list: readonly string[], value: string): boolean => list.includes(value);

/** Whether the event is for the desk to hear: a note, a problem, another place or an end, from outside. */
export const isMessage = ({ actor, what, to }: Pick<JobEvent, 'actor' | 'what' | 'to'>): boolean =>
  has(SPEAKERS, actor) && has(MESSAGE_KINDS, what) && (what !== 'step' || isEnd(to));

/** Whether it is text to read, rather than a change that the job itself shows. */
export const isTextMessage = (event: Pick<JobEvent, 'actor' | 'what' | 'to'>): boolean =>
  isMessage(event) && (event.what === 'note' || event.what === 'problem');
