import type { ComponentProps } from 'react';

interface Props extends ComponentProps<'input'> {
  id: string;
  text: string;
  error: string | undefined;
}

/** The tick without which nothing is sent, its text as label. */
export function Consent({ id, text, error, ...input }: Props) {
  return (
    <>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 py-2">
        <input
          {...input}
          id={id}
          name="consent"
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-1 size-6 shrink-0 accent-ink"
        />
        <span>{text}</span>
      </label>
      <p id={`${id}-error`} className="min-h-6 text-base font-semibold text-alert">
        {error ?? ''}
      </p>
    </>
  );
}
