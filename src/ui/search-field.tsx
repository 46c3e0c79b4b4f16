import { LONGEST_SEARCH } from '@/contract/job/limits';
import { Field } from './form/field';

interface Props {
  label: string;
  hint: string;
  value: string;
  onValue: (value: string) => void;
}

/** A line of words to look for, as long as the server takes. */
export function SearchField({ label, hint, value, onValue }: Props) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="search"
          dir="auto"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={value}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
