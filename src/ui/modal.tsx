import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { cx } from './cx';
import { blockNextPress } from './form/one-press';

interface Props extends Omit<ComponentProps<'dialog'>, 'ref' | 'onClose' | 'onCancel'> {
  /** Closes it from a button of its own; `onClose` follows. */
  ref?: RefObject<HTMLDialogElement | null>;
  /** What takes the focus; without it the browser's choice, the first control. */
  first?: RefObject<HTMLElement | null>;
  /** Something is on its way: Escape does not close it. */
  busy?: boolean;
  /** Called once it is closed, by whatever. */
  onClose: () => void;
}

/**
 * A modal `<dialog>`, open for as long as it is rendered: the browser keeps the focus
 * inside, closes it by Escape, and gives the focus back to what opened it.
 */
export function Modal({ ref, first, busy = false, onClose, className, ...rest }: Props) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useLayoutEffect(() => {
    const modal = dialog.current;
    modal?.showModal();
    first?.current?.focus();
    return () => {
      // While it is still in the document: a dialog that is removed while open does not give the focus back.
      modal?.close();
      // The second click of a double click on its button would press what stood beneath it.
      blockNextPress();
    };
  }, [dialog, first]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      className={cx('m-auto text-ink [--focus:var(--focus-ink)] backdrop:bg-asphalt-950/80', className)}
      // Close events of a nested dialog also reach this handler in React; and this dialog may be open again by now.
      onClose={() => dialog.current?.open === false && onClose()}
      onCancel={(event) => busy && event.preventDefault()}
    />
  );
}
