/** What a customer or a driver said, in words. Details were typed by people: they are shown as text. */
import type { DeskCopy } from '@/content/en/desk';
import { dangerMark } from '@/contract/job/danger';
import type { Job, JobEvent } from '@/contract/job/record';
import { ltr } from '@/content/ltr';
import { named } from './names';

/** A name within our line: without the mark, an Arabic one would draw the time behind it to its other side. */
const inLine = (name: string): string => (/\p{Script=Arabic}/u.test(name) ? name + ltr('') : name);

/** "Driver, 14:05:"; a colleague by name. */
export const speaker = ({ history, heard }: DeskCopy, { actor, by }: JobEvent, when: string): string =>
  heard.by(actor === 'desk' ? inLine(by) : history.actors[actor], when);

/** An event that `isMessage`, without who and when. */
export function whatWasSaid(
  { heard, states, reasons, problems, card }: DeskCopy,
  { what, to, detail = '' }: JobEvent,
): string {
  if (what === 'problem') return named(problems, detail);
  if (what === 'place') return detail ? heard.place(detail) : heard.position;
  return what === 'step' && to ? card.ended(states[to], named(reasons, detail)) : detail;
}

/** The mark of a job in danger, by what the customer said; undefined where there is none. */
export function dangerText({ danger }: DeskCopy['card'], job: Job): string | undefined {
  const note = job.word?.actor === 'customer' ? job.word.detail : undefined;
  const mark = dangerMark(job, [job.words, note].join('\n'));
  return mark && danger[mark];
}
