/** The form's inputs are uncontrolled: their values are read on submit, and written back when a draft is restored. */
import type { AccountValues } from '@/contract/account-fields';
import { removeSaved, saveJson, readSaved } from '@/lib/storage';

const KEY = 'rnm.account.draft';
const TEXTS = ['company', 'vehicles', 'areas', 'firstName', 'lastName', 'phone', 'email', 'message'] as const;

export function readValues(form: HTMLFormElement): AccountValues {
  const data = new FormData(form);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, String(data.get(name) ?? '')]));
  return {
    ...(texts as Record<(typeof TEXTS)[number], string>),
    kinds: data.getAll('kinds').map(String),
    consent: data.has('consent'),
  };
}

export function writeValues(form: HTMLFormElement, values: AccountValues): void {
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (control.name === 'kinds') (control as HTMLInputElement).checked = values.kinds.includes(control.value);
    else if (control.name === 'consent') (control as HTMLInputElement).checked = values.consent;
    else control.value = values[control.name as (typeof TEXTS)[number]];
  }
}

const isValues = (value: unknown): value is AccountValues => {
  const { kinds, consent, ...texts } = (value ?? {}) as Partial<AccountValues>;
  return Array.isArray(kinds) && typeof consent === 'boolean' && TEXTS.every((name) => typeof texts[name] === 'string');
};

/** `sent`: the id under which exactly this was submitted. */
type Draft = AccountValues & { sent?: string };
export const saveDraft = (draft: Draft): boolean => saveJson(KEY, draft);
const readDraft = (): Draft | undefined => readSaved<Draft>(KEY, isValues);
/** What the draft holds, in the order of `readValues`. */
export function draftValues(): AccountValues | undefined {
  const draft = readDraft();
  if (!draft) return undefined;
  const { sent: _id, ...values } = draft;
  return values;
}
export const clearDraft = (): void => removeSaved(KEY);

/** Whether anything has been typed or ticked. */
export const isEmpty = ({ kinds, consent, ...texts }: AccountValues): boolean =>
  kinds.length === 0 && !consent && Object.values(texts).every((text) => text === '');

/**
 * The id under which the draft was handed in, unless something else has been typed into `form` since; undefined where
 * it was not.
 */
export function sentBefore(form: HTMLFormElement | null): string | undefined {
  const { sent, ...kept } = readDraft() ?? {};
  return !form || JSON.stringify(readValues(form)) === JSON.stringify(kept) ? sent : undefined;
}

/** Puts the draft of an earlier visit into an untouched form: what has just been typed is newer than what was kept. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft && isEmpty(readValues(form))) writeValues(form, draft);
}
