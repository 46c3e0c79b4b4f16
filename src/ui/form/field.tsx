import { useId, type ReactNode } from 'react';
import { cx } from '../cx';

/** What a control must carry to belong to its field. */
interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  className: string;
}

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The error comes and goes while one types: it is read out. Others come with a press, which leads to them. */
  live?: boolean;
  /** A question about the answer, which stops nobody; '' while there is none. */
  note?: string;
  /** Fixed id, so that an error summary can link to the control. */
  id?: string;
  optional?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

const CONTROL_CLASS =
  'block w-full min-h-12 rounded-lg border-2 bg-card px-3 py-2.5 text-ink text-[1.0625rem] aria-invalid:border-danger border-[#7b8792] disabled:opacity-60';

/**
 * One field: label, hint, control and error in one place. The error's line is always there, so that a message moves
 * nothing.
 */
export function Field({ label, hint, error, live, note, id: fixed, optional, className, children }: Props) {
  const own = useId();
  const id = fixed ?? own;
  const described =
    [hint ? `${id}-hint` : '', error || note ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={cx('asked', className)}>
      <label htmlFor={id} className="block font-semibold">
        {/* In an element of its own, as the error below: it may change. */}
        <span>{label}</span>
        {/* With a space before it, because Arabic letters join across element boundaries. */}
        {optional && <span className="ms-1 text-base font-normal text-muted"> {optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="max-w-text text-base text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described, className: CONTROL_CLASS })}
      </div>
      <p id={`${id}-error`} className="min-h-6 pt-0.5 text-base font-semibold text-alert">
        {/* In an element of its own: a browser's translation replaces text nodes, and React could not remove one. */}
        <span role={live ? 'status' : undefined}>{error}</span>
        {note !== undefined && (
          <span role="status" className="text-ink">
            {!error && note}
          </span>
        )}
      </p>
    </div>
  );
}
