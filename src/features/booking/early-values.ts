/** What was typed into the prerendered form before its script arrived: on a slow line that can be the whole form. */
import { EMPTY_VALUES, FIELD_NAMES, type FormValues } from '@/contract/booking-fields';

function valueOf(name: string): string | boolean | undefined {
  const control = document.querySelector<HTMLInputElement>(
    `form [name="${name}"]:not([type="radio"]), form [name="${name}"]:checked`,
  );
  return control?.type === 'checkbox' ? control.checked : control?.value;
}

/** The values of the form in the page that differ from an untouched one. */
export function earlyValues(): Partial<FormValues> {
  if (typeof document === 'undefined') return {};
  const typed = FIELD_NAMES.map((name) => [name, valueOf(name)] as const).filter(
    ([name, value]) => value !== undefined && value !== EMPTY_VALUES[name],
  );
  return Object.fromEntries(typed);
}
