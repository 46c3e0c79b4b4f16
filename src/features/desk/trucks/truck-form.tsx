import { useState, type FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { MESSAGE_LANGS } from '@/content/desk-messages';
import { TRUCK_LIMITS } from '@/contract/job/limits';
import { samePlate } from '@/contract/job/plate';
import type { Truck } from '@/contract/job/record';
import { isReadable } from '@/contract/readable';
import { isCallable } from '@/contract/phone';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { focusInvalid } from '@/ui/form/focus-invalid';
import { BLOCKABLE } from '@/ui/form/one-press';
import { isDraft, useDraft } from '../use-draft';
import type { DeskLink } from '../stream/use-desk';

const EMPTY = { plate: '', kind: '', driver: '', phone: '', lang: '' };
const NEEDED = ['plate', 'driver', 'phone'] as const;

interface Props {
  copy: DeskCopy['trucks'];
  trucks: readonly Truck[];
  save: DeskLink['saveTruck'];
}

/**
 * Adds a truck with its driver. What was typed stays until it is saved. With the plate of one that is there it changes
 * that one, for another driver say: its kind and language stay unless others are given.
 */
export function TruckForm({ copy, trucks, save }: Props) {
  const [form, setForm] = useDraft('truck', EMPTY);
  const [checked, setChecked] = useState(false);
  /** What was said of the last try, and which truck had that plate then. */
  const [trouble, setTrouble] = useState({ text: '', stood: '' });
  const [saving, setSaving] = useState(false);
  const known = trucks.find(({ plate }) => samePlate(plate, form.plate));
  const lang = form.lang || known?.lang || 'en';
  const mistake = (field: keyof typeof EMPTY): string | undefined => {
    if ((NEEDED as readonly string[]).includes(field) && !isReadable(form[field])) return copy.missing;
    return field === 'phone' && !isCallable(form.phone) ? copy.phoneWrong : undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    setChecked(true);
    if (NEEDED.some(mistake)) return focusInvalid(event.currentTarget);
    const stays = known && { id: known.id, plate: known.plate, kind: form.kind.trim() || known.kind };
    setSaving(true);
    const saved = await save({ ...form, ...stays, lang, onDuty: true });
    setSaving(false);
    const text = saved.kind === 'ok' ? '' : 'error' in saved ? saved.error : copy.failed;
    setTrouble({ text, stood: JSON.stringify(known) });
    // Typed while the answer was waited for: it is not saved yet.
    if (saved.kind !== 'ok' || !isDraft('truck', form)) return;
    setForm(EMPTY);
    setChecked(false);
  };
  /** What got no answer may have been saved after all; of a form that was emptied there is nothing to say. */
  const said = (): string => {
    if (Object.values(form).every((typed) => typed === '')) return '';
    return trouble.text === copy.failed && trouble.stood !== JSON.stringify(known) ? copy.unsettled : trouble.text;
  };
  const input = (field: 'plate' | 'kind' | 'driver' | 'phone', label: string, type = 'text') => (
    <Field label={label} error={checked ? mistake(field) : undefined}>
      {(control) => (
        <input
          {...control}
          type={type}
          dir={type === 'tel' ? undefined : 'auto'}
          maxLength={TRUCK_LIMITS[field]}
          placeholder={field === 'kind' ? known?.kind : undefined}
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
          <Select {...control} value={lang} onChange={(event) => setForm({ ...form, lang: event.target.value })}>
            {Object.entries(MESSAGE_LANGS).map(([lang, name]) => (
              <option key={lang} value={lang} lang={lang}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {/* Above its button: it is read before that is pressed again. */}
      <p role="alert" className="mb-2 font-semibold text-alert empty:hidden sm:col-span-2">
        {said()}
      </p>
      <div className="self-end pb-6">
        <Button type="submit" variant="ghost" className={`w-full ${BLOCKABLE}`} aria-disabled={saving}>
          {known ? copy.save : copy.add}
        </Button>
      </div>
    </form>
  );
}
