import { useEffect, useRef, type ReactNode } from 'react';
import { useMedia } from '@/lib/media';
import { cx } from './cx';

/** The widths at which nothing is folded; `.fold` in the styles says the same. */
const WIDE = '(min-width: 769px)';

interface Props {
  /** What stays in sight: usually a heading, with or without a small picture. */
  line: ReactNode;
  /** Opens it, once: what is in it is being looked for. */
  open?: boolean;
  className?: string;
  /** `fold-opener` for a line that only says how much more there is: it is gone where the fold is open anyway. */
  lineClassName?: string;
  bodyClassName?: string;
  children: ReactNode;
}

/**
 * A part that is folded to one line on phones and always open on wide screens. Native `<details>`:
 * it is in the page, opens without scripts, and the browser's own search opens it. Styles show it on
 * wide screens; scripts then say so to screen readers, and take the line out of the keyboard's way.
 */
export function Fold({ line, open = false, className, lineClassName, bodyClassName, children }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const wide = useMedia(WIDE);
  useEffect(() => {
    const fold = ref.current;
    if (!wide || !fold) return;
    const was = fold.open;
    fold.open = true;
    // A phone that was turned and is turned back: what somebody had opened still is.
    return () => {
      fold.open = was;
    };
  }, [wide]);
  useEffect(() => {
    if (open && ref.current) ref.current.open = true;
  }, [open, wide]);
  return (
    <details ref={ref} className={cx('fold', className)}>
      <summary tabIndex={wide ? -1 : undefined} className={lineClassName}>
        {line}
        <span aria-hidden="true" className="fold-mark" />
      </summary>
      <div className={bodyClassName}>{children}</div>
    </details>
  );
}
