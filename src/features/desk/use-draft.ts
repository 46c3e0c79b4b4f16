/**
 * What is typed on the board and not yet saved: it outlives the sign-in that ends in the middle
 * of it. In memory only, since it is about customers: signing out and closing the tab forget it.
 */
import { useState } from 'react';

type DraftKey = 'new' | 'truck' | `${number} ${'note' | 'place' | 'end' | 'sent' | 'paid'}`;

const drafts = new Map<DraftKey, unknown>();

/** Whether something was begun in what is folded away in the card of this job. */
export const isBegun = (jobId: number): boolean =>
  (['note', 'place', 'end'] as const).some((what) => drafts.has(`${jobId} ${what}`));
/** The jobs in whose cards something was begun. */
export const begunJobs = (): Set<number> => new Set([...drafts.keys()].map((key) => parseInt(key)).filter(Boolean));
export const hasDraft = (key: DraftKey): boolean => drafts.has(key);
/** Whether `value` is what is kept, untouched since. */
export const isDraft = (key: DraftKey, value: unknown): boolean => drafts.get(key) === value;
export const dropDraft = (key: DraftKey): void => void drafts.delete(key);

/** As `useState`; what equals `saved`, which never changes while the component stands, is no draft. */
export function useDraft<T>(key: DraftKey, saved: T): [T, (value: T) => void] {
  const [value, setValue] = useState(() => (drafts.has(key) ? (drafts.get(key) as T) : saved));
  const keep = (next: T): void => {
    if (next === saved) drafts.delete(key);
    else drafts.set(key, next);
    setValue(next);
  };
  return [value, keep];
}
