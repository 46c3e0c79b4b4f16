import { use, useEffect, useRef, useState, type FormEvent } from 'react';
import { MESSAGE_LANGS } from '@/content/desk-messages';
import type { DeskCopy } from '@/content/en/desk';
import { SERVICE_IDS, URGENCIES, type ServiceId, type Urgency } from '@/contract/catalogue';
import { JOB_LIMITS } from '@/contract/job/limits';
import { isCallable, phoneKey, plainNumber } from '@/contract/phone';
import { Button } from '@/ui/button';
import { DialogNotice } from '@/ui/dialog-notice';
import { Field } from '@/ui/form/field';
import { focusInvalid } from '@/ui/form/focus-invalid';
import { Modal } from '@/ui/modal';
import type { DeskLink } from '../stream/use-desk';
import type { ServiceNames } from './names';
import { dropDraft, isDraft, useDraft } from '../use-draft';

interface Props {
  copy: DeskCopy;
  services: ServiceNames;
  by: string;
  add: DeskLink['add'];
  onClose: () => void;
}

const EMPTY = { phone: '', name: '', place: '', words: '', vehicle: '', service: '', urgency: 'immediate', lang: 'en' };

/**
 * The form for a phone call, filled in during the call: only the number is needed, Enter saves, Tab goes through
 * everything in order. Escape closes it and keeps the draft, Cancel discards it.
 */
export function NewJob({ copy, services, by, add, onClose }: Props) {
  const { newJob: text, actions, urgency } = copy;
  /** The phone field takes the focus, even if something is above it: the dispatcher types at once. */
  const first = useRef<HTMLInputElement>(null);
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

  const phone = plainNumber(form.phone).trim();
  const phoneError = phone === '' ? text.phoneMissing : isCallable(phone) ? undefined : text.phoneWrong;
  const set = (field: keyof typeof EMPTY) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });

  const end = () => {
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
      urgency: form.urgency as Urgency,
      ...(service ? { service: service as ServiceId } : {}),
    });
    // Put away meanwhile: what stands there now may be the next call.
    if (gone.current) return void (saved.kind === 'ok' && isDraft('new', kept) && dropDraft('new'));
    setSaving(false);
    if (saved.kind === 'ok' && isDraft('new', kept)) return end();
    // Typed while the answer was waited for: the job does not have it.
    if (saved.kind === 'ok') return setTrouble(text.typedSince);
    setTrouble(saved.kind === 'refused' ? actions.refused(saved.error) : actions.failed);
  };
  const input = (field: 'name' | 'place' | 'words' | 'vehicle', label: string, max: number) => (
    <Field label={label} optional={text.optional}>
      {(control) => <input {...control} dir="auto" value={form[field]} maxLength={max} onChange={set(field)} />}
    </Field>
  );
  return (
    <Modal
      first={first}
      busy={saving}
      aria-labelledby="new-job"
      className="max-h-[calc(100dvh-1rem)] w-[min(40rem,calc(100vw-1rem))] rounded-xl bg-card p-4 sm:p-6"
      onClose={onClose}
    >
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 mb-3 empty:hidden sm:-top-6 sm:-mx-6 sm:-mt-6">
        {use(DialogNotice)}
      </div>
      <form onSubmit={(event) => void save(event)} noValidate>
        <h2 id="new-job" className="text-subtitle mb-2">
          {text.title}
        </h2>
        <Field label={text.phone} error={checked ? phoneError : undefined}>
          {(control) => (
            <input
              {...control}
              ref={first}
              type="tel"
              value={form.phone}
              maxLength={JOB_LIMITS.phone}
              onChange={set('phone')}
            />
          )}
        </Field>
        <label className="mb-1 flex min-h-12 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={form.danger}
            onChange={(event) => setForm({ ...form, danger: event.target.checked })}
          />
          {text.danger}
        </label>
        {form.danger && <p className="mb-3 rounded bg-danger px-3 py-2 font-semibold text-white">{text.dangerHelp}</p>}
        <div className="grid gap-x-3 sm:grid-cols-2">
          {input('place', text.place, JOB_LIMITS.place)}
          {input('words', text.what, JOB_LIMITS.words)}
          {input('name', text.name, JOB_LIMITS.name)}
          {input('vehicle', text.vehicle, JOB_LIMITS.vehicle)}
          <Field label={text.service}>
            {(control) => (
              <select {...control} value={form.service} onChange={set('service')}>
                <option value="">{text.noService}</option>
                {SERVICE_IDS.map((service) => (
                  <option key={service} value={service}>
                    {services[service]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={text.urgency}>
            {(control) => (
              <select {...control} value={form.urgency} onChange={set('urgency')}>
                {URGENCIES.map((when) => (
                  <option key={when} value={when}>
                    {urgency[when]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={text.lang}>
            {(control) => (
              <select {...control} value={form.lang} onChange={set('lang')}>
                {Object.entries(MESSAGE_LANGS).map(([lang, name]) => (
                  <option key={lang} value={lang} lang={lang}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <p role="alert" className="font-semibold text-alert">
          {trouble}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" variant="call" className="grow" aria-disabled={saving}>
            {saving ? actions.saving : text.save}
          </Button>
          <Button variant="ghost" disabled={saving} onClick={end}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
