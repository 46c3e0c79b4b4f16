import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { ServiceId, Urgency } from '@/contract/catalogue';
import { isCallable, phoneKey } from '@/contract/phone';
import { normalised } from '@/contract/readable';
import { focusInvalid } from '@/ui/form/focus-invalid';
import type { DeskLink } from '../stream/use-desk';
import { readPlace } from './typed-place';
import { dropDraft, isDraft, useDraft } from '../use-draft';

export interface NewJobParts {
  copy: DeskCopy;
  /** Who is on shift here. */
  by: string;
  add: DeskLink['add'];
  onClose: () => void;
}

const EMPTY = { phone: '', name: '', place: '', words: '', vehicle: '', service: '', urgency: 'immediate', lang: 'en' };

/** A field that holds text; the form has a tick box beside these. */
export type NewJobField = keyof typeof EMPTY;

/** What is typed of a phone call and how it is saved; the draft survives closing the form and signing in again. */
export function useNewJob({ copy: { newJob: text, place: placeText, actions }, by, add, onClose }: NewJobParts) {
  /**
   * One id for one call, so that pressing again after a lost answer, or after signing in again, makes no second job.
   * `press` counts the sendings, `tried` is the number that was sent.
   */
  const [empty] = useState(() => ({ ...EMPTY, id: crypto.randomUUID(), press: 0, tried: '', danger: false }));
  const [form, setForm] = useDraft('new', empty);
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState('');
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  const phone = normalised(form.phone).trim();
  const phoneError = phone === '' ? text.phoneMissing : isCallable(phone) ? undefined : text.phoneWrong;
  const read = readPlace(placeText, form.place);

  const discard = () => {
    dropDraft('new');
    onClose();
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (phoneError) return focusInvalid(event.currentTarget);
    if (saving) return;
    setSaving(true);
    // With another number it is another call: under the same id the server would answer with the first call's job.
    const another = form.tried !== '' && phoneKey(form.tried) !== phoneKey(phone);
    const call = another ? { id: crypto.randomUUID(), press: 1 } : { press: form.press + 1 };
    const kept = { ...form, tried: phone, ...call };
    setForm(kept);
    const { service, tried: _tried, ...rest } = kept;
    const saved = await add({
      ...rest,
      by,
      phone,
      place: read.place,
      position: read.position,
      urgency: form.urgency as Urgency,
      service: service ? (service as ServiceId) : undefined,
    });
    // Put away meanwhile: what stands there now may be the next call.
    if (gone.current) return void (saved.kind === 'ok' && isDraft('new', kept) && dropDraft('new'));
    setSaving(false);
    if (saved.kind === 'ok' && isDraft('new', kept)) return discard();
    // Typed while the answer was waited for: the job does not have it.
    if (saved.kind === 'ok') return setTrouble(text.typedSince);
    setTrouble(saved.kind === 'refused' ? actions.refused(saved.error) : actions.failed);
  };
  return {
    form,
    change: (changes: Partial<typeof form>) => setForm({ ...form, ...changes }),
    read,
    phoneError: checked ? phoneError : undefined,
    saving,
    trouble,
    save,
    discard,
  };
}
