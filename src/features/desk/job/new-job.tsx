import { use, useRef, type ChangeEvent, type ReactNode } from 'react';
import { MESSAGE_LANGS } from '@/content/desk-messages';
import { SERVICE_IDS, URGENCIES } from '@/contract/catalogue';
import { Button } from '@/ui/button';
import { DialogNotice } from '@/ui/dialog-notice';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { Modal } from '@/ui/modal';
import type { ServiceNames } from './names';
import { FoundPlace, ShortLink } from './typed-place';
import { useNewJob, type NewJobField, type NewJobParts } from './use-new-job';

/**
 * The form for a phone call, filled in during the call: only the number is needed, Enter saves, Tab goes through
 * everything in order. Escape closes it and keeps the draft, Cancel discards it. No field has a `maxLength`, which
 * would cut what is pasted without a word: the server says what is too long.
 */
export function NewJob({ services, ...parts }: NewJobParts & { services: ServiceNames }) {
  const { newJob: text, place, actions, urgency } = parts.copy;
  /** The phone field takes the focus, even if something is above it: the dispatcher types at once. */
  const first = useRef<HTMLInputElement>(null);
  const { form, change, read, phoneError, saving, trouble, save, discard } = useNewJob(parts);

  const set = (field: NewJobField) => (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    change({ [field]: event.target.value });
  const input = (field: 'name' | 'place' | 'words' | 'vehicle', label: string) => (
    <Field label={label} optional={text.optional}>
      {(control) => <input {...control} dir="auto" value={form[field]} onChange={set(field)} />}
    </Field>
  );
  const select = (field: 'service' | 'urgency' | 'lang', label: string, options: ReactNode) => (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={form[field]} onChange={set(field)}>
          {options}
        </Select>
      )}
    </Field>
  );
  return (
    <Modal
      first={first}
      busy={saving}
      aria-labelledby="new-job"
      className="max-h-[calc(100dvh-1rem)] w-[min(40rem,calc(100vw-1rem))] rounded-xl bg-card p-4 sm:p-6"
      onClose={parts.onClose}
    >
      <div className="sticky -top-4 z-10 -mx-4 -mt-4 mb-3 empty:hidden sm:-top-6 sm:-mx-6 sm:-mt-6">
        {use(DialogNotice)}
      </div>
      <form onSubmit={(event) => void save(event)} noValidate>
        <h2 id="new-job" className="text-subtitle mb-2">
          {text.title}
        </h2>
        <Field label={text.phone} error={phoneError}>
          {(control) => <input {...control} ref={first} type="tel" value={form.phone} onChange={set('phone')} />}
        </Field>
        <label className="mb-1 flex min-h-12 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={form.danger}
            onChange={(event) => change({ danger: event.target.checked })}
          />
          {text.danger}
        </label>
        {form.danger && <p className="mb-3 rounded bg-danger px-3 py-2 font-semibold text-white">{text.dangerHelp}</p>}
        <div className="grid gap-x-3 sm:grid-cols-2">
          <div>
            {input('place', text.place)}
            <div role="status">
              {read.shortLink && <p className="mb-2 font-semibold text-alert">{place.shortened}</p>}
              <FoundPlace copy={parts.copy} read={read} />
            </div>
            <ShortLink copy={parts.copy} read={read} />
          </div>
          {input('words', text.what)}
          {input('name', text.name)}
          {input('vehicle', text.vehicle)}
          {select(
            'service',
            text.service,
            <>
              <option value="">{text.noService}</option>
              {SERVICE_IDS.map((service) => (
                <option key={service} value={service}>
                  {services[service]}
                </option>
              ))}
            </>,
          )}
          {select(
            'urgency',
            text.urgency,
            URGENCIES.map((when) => (
              <option key={when} value={when}>
                {urgency[when]}
              </option>
            )),
          )}
          {select(
            'lang',
            text.lang,
            Object.entries(MESSAGE_LANGS).map(([lang, name]) => (
              <option key={lang} value={lang} lang={lang}>
                {name}
              </option>
            )),
          )}
        </div>
        <p role="alert" className="font-semibold text-alert">
          {trouble}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button type="submit" variant="call" className="grow" aria-disabled={saving}>
            {saving ? actions.saving : text.save}
          </Button>
          <Button variant="ghost" disabled={saving} onClick={discard}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
