import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import type { Saved } from '../stream/api';
import type { DeskLink, Wanted } from '../stream/use-desk';

/** Id of the board's heading. */
export const BOARD_TITLE = 'board-title';

export interface Trouble {
  text: string;
  /** Second line of a conflict: what was wanted. */
  wanted?: string;
  /** No answer came to this, asked of this version of the job: it may have been saved. */
  unsettled?: { change: Wanted; version: number };
}

/** A change as it was asked for: `label` says what was wanted, `by` who wanted it. */
interface Asked {
  job: Job;
  change: Wanted;
  label: string;
  by: string;
}

/** What is said of a change that was not saved; undefined where it was. */
export function troubleOf(
  copy: DeskCopy,
  saved: Saved<unknown>,
  { job, change, label, by }: Asked,
): Trouble | undefined {
  const { actions, states } = copy;
  if (saved.kind === 'failed') return { text: actions.failed, unsettled: { change, version: job.version } };
  if (saved.kind === 'refused') return { text: actions.refused(saved.error) };
  if (saved.kind !== 'conflict') return undefined;
  // Nobody has changed it: an undo that came a moment too late, say.
  if (saved.job.version === job.version) return { text: actions.refused(saved.error) };
  const { state, takenBy } = saved.job;
  // Whoever took it is not always who changed it last; nobody is told to have been faster than himself.
  const who = state === 'taken' && takenBy && takenBy !== by ? takenBy : actions.somebody;
  return { text: actions.conflict(who, states[state]), wanted: actions.conflictYours(label) };
}

/**
 * The trouble as it is to be said of the job as it is now; undefined: it has left the list. Once the job has moved
 * on, nobody is told to press again: what was wanted may have been saved, and the button may be the next one.
 */
export const troubleNow = (copy: DeskCopy, trouble: Trouble | undefined, job: Job | undefined): Trouble | undefined =>
  trouble?.unsettled && trouble.unsettled.version !== job?.version
    ? { ...trouble, text: copy.actions.unsettled }
    : trouble;

/**
 * A button that cannot be pressed while its change is saved, or that has gone with it,
 * loses the focus. The card's heading takes it, and not the button that stands there now:
 * a key that is pressed twice is no second step. Where the card has gone, the board's; on another tab, the page's.
 * It comes into sight for those who work with the keyboard; under a mouse nothing moves away.
 * `part` is another place in the card that takes it, as a selector.
 */
export function keepFocus(job: number, part = 'h3'): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    for (const selector of [`[data-job="${job}"] ${part}`, `#${BOARD_TITLE}`, 'main h1[tabindex]']) {
      const place = document.querySelector<HTMLElement>(selector);
      place?.focus({ preventScroll: true });
      // A card that is folded away, among the jobs that were found say, takes none.
      if (!place || place !== document.activeElement) continue;
      if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return;
    }
  });
}

/** Hears of trouble that nobody has put away, whose card has gone: a colleague has ended the job, say. */
export type OnLost = (job: Job, trouble: Trouble) => void;

/** One job's changes: what is being saved, and what went wrong with the last one. `label` says what was wanted. */
export function useChange(copy: DeskCopy, job: Job, by: string, change: DeskLink['change'], onLost: OnLost) {
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  /** The same, for when the card goes: it may go with the very answer. */
  const open = useRef<Trouble>(undefined);
  const gone = useRef(false);
  const lost = useEffectEvent((what: Trouble) => onLost(job, what));
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      if (open.current) lost(open.current);
    };
  }, []);
  const say = (what: Trouble | undefined): void => {
    open.current = what;
    setTrouble(what);
    if (what && gone.current) onLost(job, what);
  };

  const make = async (wanted: Wanted, label: string): Promise<boolean> => {
    if (saving) return false;
    setSaving(true);
    const saved = await change(job, wanted, by);
    setSaving(false);
    say(troubleOf(copy, saved, { job, change: wanted, label, by }));
    keepFocus(job.id);
    return saved.kind === 'ok';
  };
  const forget = (): void => {
    say(undefined);
    keepFocus(job.id);
  };
  return { make, saving, trouble: troubleNow(copy, trouble, job), forget };
}
