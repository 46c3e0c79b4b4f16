/** What a customer or a driver said, in words. Details were typed by people: they are shown as text. */
import type { DeskCopy } from '@/content/en/desk';
import type { JobEvent } from '@/contract/job/record';
import { named } from './names';

/** "Driver, 14:05:"; a colleague by name. */
export const speaker = ({ history, heard }: DeskCopy, { actor, by }: JobEvent, when: string): string =>
  heard.by(actor === 'desk' ? by : history.actors[actor], when);

/** An event that `isMessage`, without who and when. */
export function whatWasSaid(
  { heard, states, reasons, problems, card }: DeskCopy,
  { what, to, detail = '' }: JobEvent,
): string {
  if (what === 'problem') return named(problems, detail);
  if (what === 'place') return detail ? heard.place(detail) : heard.position;
  return what === 'step' && to ? card.ended(states[to], named(reasons, detail)) : detail;
}
