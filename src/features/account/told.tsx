import { useEffect, type ReactNode, type RefObject } from 'react';
import { cx } from '@/ui/cx';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  words: { title: string; text: string };
  /** It has arrived; else it waits. */
  stored: boolean;
  /** It answers a press. */
  focused: boolean;
  children: ReactNode;
}

/**
 * What became of the request, in the form's place; after a press it takes the focus, which the form has lost. It stays
 * when what waited has arrived: with the focus it has, and as a status that is read out.
 */
export function Told({ ref, words, stored, focused, children }: Props) {
  useEffect(() => {
    if (focused) ref.current?.focus();
  }, [ref, focused]);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      className={cx(
        'js-only max-w-4xl rounded-xl border-4 bg-card p-4 outline-none',
        stored ? 'border-whatsapp-dark' : 'border-amber-400',
      )}
    >
      <h3 className="text-subtitle">{words.title}</h3>
      <p className="mt-1">{words.text}</p>
      {children}
    </div>
  );
}
