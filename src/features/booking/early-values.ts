/** What was typed into the prerendered form before its script arrived: on a slow line that can be the whole form. */
import { EMPTY_VALUES, FIELD_NAMES, type FieldName, type FormValues } from '@/contract/booking-fields';

/** The form's name. Needed because the page being left may have another form, with fields of the same names. */
export const FORM_NAME = 'booking';

function valueOf(name: FieldName): string | boolean | undefined {
  // Of a group of radio buttons it has the value of the one that is chosen.
  const control = document.forms.namedItem(FORM_NAME)?.elements.namedItem(name) as HTMLInputElement | null | undefined;
  if (control?.type !== 'checkbox') return control?.value || undefined;
  // A checkbox of a text field stands for its value.
  if (typeof EMPTY_VALUES[name] === 'string') return control.checked ? control.value : '';
  return control.checked;
}

/** The values of the form in the page that differ from an untouched one. */
export function earlyValues(): Partial<FormValues> {
  const typed = FIELD_NAMES.map((name) => [name, valueOf(name)] as const).filter(
    ([name, value]) => value !== undefined && value !== EMPTY_VALUES[name],
  );
  return Object.fromEntries(typed);
}
