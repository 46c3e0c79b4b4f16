import { useState, type FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { MESSAGE_LANGS } from '@/content/desk-messages';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { focusInvalid } from '@/ui/form/focus-invalid';
import { useDraft } from '../use-draft';
import type { DeskLink } from '../stream/use-desk';

const EMPTY = { plate: '', kind: '', driver: '', phone: '', lang: 'en' };
const NEEDED = ['plate', 'driver', 'phone'] as const;

/** Adds a truck with its driver. What was typed stays until it is saved. */
export function TruckForm({ copy, save }: { copy: DeskCopy['trucks']; save: DeskLink['saveTruck'] }) {
  const [form, setForm] = useDraft('truck', EMPTY);
  const [checked, setChecked] = useState(false);
  const [trouble, setTrouble] = useState('');
  const missing = (field: keyof typeof EMPTY) =>
    checked && (NEEDED as readonly string[]).includes(field) && form[field].trim() === '' ? copy.missing : undefined;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (NEEDED.some((field) => form[field].trim() === '')) return focusInvalid(event.currentTarget);
    const saved = await save({ ...form, onDuty: true });
    setTrouble(saved.kind === 'ok' ? '' : 'error' in saved ? saved.error : copy.failed);
    if (saved.kind !== 'ok') return;
    setForm(EMPTY);
    setChecked(false);
  };
  const input = (field: 'plate' | 'kind' | 'driver' | 'phone', label: string, type = 'text') => (
    <Field label={label} error={missing(field)}>
      {(control) => (
        <input
          {...control}
          type={type}
          maxLength={40}
          value={form[field]}
          onChange={(event) => setForm({ ...form, [field]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <form className="mt-2 grid gap-x-3 sm:max-w-2xl sm:grid-cols-2" onSubmit={(event) => void submit(event)} noValidate>
      {input('plate', copy.plate)}
      {input('kind', copy.kind)}
      {input('driver', copy.driver)}
      {input('phone', copy.phone, 'tel')}
      <Field label={copy.lang}>
        {(control) => (
          <select {...control} value={form.lang} onChange={(event) => setForm({ ...form, lang: event.target.value })}>
            {Object.entries(MESSAGE_LANGS).map(([lang, name]) => (
              <option key={lang} value={lang} lang={lang}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="self-end pb-6">
        <Button type="submit" variant="ghost" className="w-full">
          {copy.add}
        </Button>
      </div>
      <p role="alert" className="font-semibold text-alert">
        {trouble}
      </p>
    </form>
  );
}
