import type { ComponentProps } from 'react';
import { CONTROL_CLASS, Field } from '@/ui/form/field';
import { cx } from '@/ui/cx';
import type { FieldName } from './form-values';

interface Common {
  name: Exclude<FieldName, 'consent'>;
  label: string;
  hint?: string;
  error?: string;
  optional?: string;
  value: string;
  className?: string;
  disabled?: boolean;
  onValue: (value: string) => void;
}

/** The control's id; the error summary links to it. */
export const controlId = (name: FieldName): string => `booking-${name}`;

type InputExtras = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'dir' | 'maxLength' | 'required'>;

export function TextField({ name, label, hint, error, optional, value, className, disabled, onValue, ...rest }: Common & InputExtras) {
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => <input {...control} {...rest} name={name} value={value} disabled={disabled} onChange={(e) => onValue(e.target.value)} />}
    </Field>
  );
}

export function TextAreaField({ name, label, hint, error, value, className, disabled, onValue, maxLength }: Common & { maxLength: number }) {
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea {...control} name={name} rows={4} value={value} maxLength={maxLength} disabled={disabled} onChange={(e) => onValue(e.target.value)} />}
    </Field>
  );
}

export interface Option {
  value: string;
  label: string;
}

export function SelectField({ name, label, hint, error, value, className, disabled, onValue, options, choose }: Common & { options: readonly Option[]; choose: string }) {
  return (
    <Field id={controlId(name)} label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select {...control} className={cx(CONTROL_CLASS, 'appearance-auto')} name={name} value={value} disabled={disabled} onChange={(e) => onValue(e.target.value)}>
          <option value="">{choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface ChoiceProps extends Omit<Common, 'hint' | 'optional'> {
  options: readonly Option[];
}

/** Radio buttons in a row, each a full-size target. */
export function ChoiceField({ name, label, error, value, className, disabled, onValue, options }: ChoiceProps) {
  const id = controlId(name);
  return (
    <fieldset className={className} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-3">
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-12 cursor-pointer items-center gap-2.5 rounded-lg border-2 border-[#7b8792] bg-white px-3 has-checked:border-asphalt-900 has-checked:bg-amber-300 has-focus-visible:outline-3 has-focus-visible:outline-[#0e5fd8]">
            <input id={index === 0 ? id : undefined} type="radio" name={name} value={option.value} checked={value === option.value} disabled={disabled} onChange={() => onValue(option.value)} className="size-5 accent-asphalt-900" />
            {option.label}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="min-h-6 text-base font-semibold text-danger">{error ?? ''}</p>
    </fieldset>
  );
}
