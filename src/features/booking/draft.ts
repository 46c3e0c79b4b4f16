/** What is typed survives a reload: the draft in local storage, cleared when the booking is stored. */
import type { Position } from '@/contract/booking';
import { readJson, removeItem, writeJson } from '@/lib/storage';
import { EMPTY, isFormValues, type FormValues } from './form-values';

const KEY = 'rnm.booking.draft';

export interface Draft {
  values: FormValues;
  position?: Position;
  /** The last attempt to send this: its id, and the content it was made of. The same content keeps its id over retries. */
  sent?: { id: string; content: string; /** It has been in the outbox. */ kept?: true };
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && isFormValues((value as Draft).values);

export const EMPTY_DRAFT: Draft = { values: EMPTY };
export const readDraft = (): Draft | undefined => readJson('local', KEY, isDraft);
export const clearDraft = (): void => removeItem('local', KEY);

/** Keeps the draft; an untouched form leaves none. */
export function writeDraft(draft: Draft): void {
  if (!draft.position && JSON.stringify(draft.values) === JSON.stringify(EMPTY)) clearDraft();
  else writeJson('local', KEY, draft);
}
