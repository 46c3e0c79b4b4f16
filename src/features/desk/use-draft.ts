/**
 * Drafts on the board that are not saved yet: they survive an expired session and the new sign-in. Only in memory,
 * since they hold customers' data: signing out and closing the tab discard them.
 */
import { useState } from 'react';

/** What is typed in the folded part of a job's card. */
const FOLDED = ['note', 'place', 'end'] as const;
type DraftKey = 'new' | 'truck' | `${number} ${(typeof FOLDED)[number] | 'sent' | 'paid'}`;

const drafts = new Map<DraftKey, unknown>();

/** Whether something was begun in what is folded away in the card of this job. */
export const isBegun = (jobId: number): boolean => FOLDED.some((what) => drafts.has(`${jobId} ${what}`));
/** The jobs in whose cards something was begun. */
export const begunJobs = (): Set<number> => new Set([...drafts.keys()].map((key) => parseInt(key)).filter(Boolean));
export const hasDraft = (key: DraftKey): boolean => drafts.has(key);
/** Whether `value` is what is kept, untouched since. */
export const isDraft = (key: DraftKey, value: unknown): boolean => drafts.get(key) === value;
export const dropDraft = (key: DraftKey): void => void drafts.delete(key);
/** Drops everything that was begun in the card of this job. */
export const dropDrafts = (jobId: number): void => {
  for (const key of drafts.keys()) if (parseInt(key) === jobId) drafts.delete(key);
};

/**
 * Like `useState`. A value that is identical to `saved`, which must not change while the component is mounted, is no
 * draft.
 */
export function useDraft<T>(key: DraftKey, saved: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (drafts.has(key) ? (drafts.get(key) as T) : saved));
  const keep = (next: T): void => {
    if (next === saved) drafts.delete(key);
    else drafts.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
