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
  /** The change got no answer, and may have been saved; `version` is the job's when it was made. */
  unsettled?: { change: Wanted; version: number };
}

/** A change as it was asked for: `label` says what was wanted, `by` who wanted it. */
interface Asked {
  job: Job;
  change: Wanted;
  label: string;
  by: string;
  /** The press before got no answer, and may have been saved. */
  unsure?: boolean;
}

/** What is said of a change that was not saved; undefined where it was. */
export function troubleOf(
  copy: DeskCopy,
  saved: Saved<unknown>,
  { job, change, label, by, unsure }: Asked,
): Trouble | undefined {
  const { actions, states } = copy;
  if (saved.kind === 'failed') return { text: actions.failed, unsettled: { change, version: job.version } };
  if (saved.kind === 'refused') return { text: actions.refused(saved.error) };
  if (saved.kind !== 'conflict') return undefined;
  // Nobody has changed it: an undo that came a moment too late, say.
  if (saved.job.version === job.version) return { text: actions.refused(saved.error) };
  const { state, takenBy } = saved.job;
  // `takenBy` is not always the last to have changed it; and nobody should read their own name here.
  const who = state === 'taken' && takenBy && takenBy !== by ? takenBy : actions.somebody;
  return {
    text: actions.conflict(who, states[state]),
    wanted: unsure ? actions.conflictUnsure(label) : actions.conflictYours(label),
  };
}

/**
 * The message for the job's current state. Once the job has changed, nobody is told to press again: the change may have
 * been saved, and the button may be the next step's.
 */
export const troubleNow = (copy: DeskCopy, trouble: Trouble | undefined, job: Job | undefined): Trouble | undefined =>
  trouble?.unsettled && trouble.unsettled.version !== job?.version
    ? { ...trouble, text: copy.actions.unsettled }
    : trouble;

/**
 * A button that is disabled or removed while its change is saved loses the focus. It moves to the card's heading, not
 * to the button that now is in its place, so that a key pressed twice makes no second step; if the card is gone, to the
 * board's heading, and on another tab to the page's. It is scrolled into view for keyboard users; under a mouse nothing
 * moves. `job` 0: no card. `part` is a selector for another target within the card.
 */
export function keepFocus(job: number, part = 'h3'): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    for (const selector of [`[data-job="${job}"] ${part}`, `#${BOARD_TITLE}`, 'main h1[tabindex]']) {
      const place = document.querySelector<HTMLElement>(selector);
      place?.focus({ preventScroll: true });
      // A card inside a closed fold (among search results, say) cannot take the focus.
      if (!place || place !== document.activeElement) continue;
      if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
      return;
    }
  });
}

/**
 * Receives an error that nobody has dismissed when its card is unmounted, for example because a colleague ended the
 * job.
 */
export type OnLost = (job: Job, trouble: Trouble) => void;

/** Makes a change; true when it is saved. `label` says what was wanted, should somebody have been faster. */
export type Make = (wanted: Wanted, label: string) => Promise<boolean>;

/** One job's changes: what is being saved, and what went wrong with the last one. */
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

  const make: Make = async (wanted, label) => {
    if (saving) return false;
    setSaving(true);
    const unsure = open.current?.unsettled !== undefined;
    const saved = await change(job, wanted, by);
    setSaving(false);
    say(troubleOf(copy, saved, { job, change: wanted, label, by, unsure }));
    keepFocus(job.id);
    return saved.kind === 'ok';
  };
  const forget = (): void => {
    say(undefined);
    keepFocus(job.id);
  };
  return { make, saving, trouble: troubleNow(copy, trouble, job), forget };
}
