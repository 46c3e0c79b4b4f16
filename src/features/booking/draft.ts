/** What is typed survives a reload: the draft in local storage, cleared when the booking is stored. */
import * as v from 'valibot';
import { positionSchema, type BookingForm, type Position } from '@/contract/booking';
import { EMPTY_VALUES, flat, type FormValues } from '@/contract/booking-fields';
import { removeSaved, saveJson, readSaved } from '@/lib/storage';
import { isFormValues, knownValues, validate } from './form-values';

const KEY = 'rnm.booking.draft';
/** A position older than this no longer says where the visitor is, milliseconds. */
export const POSITION_LASTS_MS = 2 * 60 * 60_000;

export interface Draft {
  values: FormValues;
  position?: Position;
  /** When the position was taken (ms since 1970). */
  positionAt?: number;
  /**
   * The last attempt to send this: its id, the content it was made of (the same content
   * keeps its id), whether it was in the outbox.
   */
  sent?: { id: string; content: string; kept?: true };
}

const isSent = (value: unknown): value is Draft['sent'] =>
  typeof (value as Draft['sent'])?.id === 'string' && typeof (value as Draft['sent'])?.content === 'string';
type StoredDraft = Omit<Draft, 'values'> & { values: Partial<FormValues> };
const isDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && isFormValues((value as StoredDraft).values);

export const EMPTY_DRAFT: Draft = { values: EMPTY_VALUES };
export const clearDraft = (): void => removeSaved(KEY);

/**
 * Whether a position taken at `at` (ms since 1970) still says where the visitor is. A time in the future is accepted
 * within the same limit, since phones correct their clocks.
 */
export const isFresh = (at: unknown, now = Date.now()): boolean =>
  typeof at === 'number' && Math.abs(now - at) <= POSITION_LASTS_MS;

/** The draft that was kept. An old position, one without a time, and whatever is damaged are left out. */
export function readDraft(now = Date.now()): Draft | undefined {
  const stored = readSaved(KEY, isDraft);
  if (!stored) return undefined;
  const { values, position, positionAt, sent } = stored;
  return {
    values: knownValues({ ...EMPTY_VALUES, ...values }),
    ...(isFresh(positionAt, now) && v.is(positionSchema, position) ? { position, positionAt } : {}),
    sent: isSent(sent) ? sent : undefined,
  };
}

/** Whether the form is as untouched, and no position was found. */
export const isEmptyDraft = ({ values, position }: Draft): boolean =>
  !position && JSON.stringify(values) === JSON.stringify(EMPTY_VALUES);

/** Keeps the draft; an untouched form leaves none. */
export function writeDraft(draft: Draft): void {
  if (isEmptyDraft(draft)) clearDraft();
  else saveJson(KEY, draft);
}

/** What a booking was made of, to know it again. */
export const contentOf = (form: BookingForm, position?: Position): string => JSON.stringify([form, position]);

/**
 * A content in comparable form: the order of fields does not matter, and a field that did not exist yet counts as
 * empty. `undefined` if there is none or it is damaged: it then counts as another booking.
 */
function comparable(content: string): { form: string; position: string } | undefined {
  try {
    const [form, position] = JSON.parse(content) as [BookingForm, Position | null];
    const answers = Object.entries(flat(form)).filter(([, value]) => value !== '');
    return { form: JSON.stringify(answers.sort(([a], [b]) => (a < b ? -1 : 1))), position: JSON.stringify(position) };
  } catch {
    return undefined;
  }
}

/** Whether the form still holds what was sent. A position that has got too old since then is no edit. */
export function isAsSent({ values, position, sent }: Draft): boolean {
  const checked = validate(values);
  if (!checked.ok || !sent) return false;
  const before = comparable(sent.content);
  const now = comparable(contentOf(checked.form, position));
  return before?.form === now?.form && (!position || before?.position === now?.position);
}

/** The booking has arrived: its draft goes, unless something else stands in it by now. */
export function clearSent(id: string): void {
  const found = readDraft();
  if (found?.sent?.id === id && isAsSent(found)) clearDraft();
}
