import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useRef, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { Modal } from '@/ui/modal';
import { stubDialog } from '../support/dialog';

beforeAll(stubDialog);
/** Waits for the dialog's close event, which is asynchronous. */
const told = () => act(() => new Promise((done) => setTimeout(done)));

function Question({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  return (
    <Modal ref={dialog} first={no} aria-label="Question" onClose={onClose}>
      <button>Yes</button>
      <button ref={no} onClick={() => dialog.current?.close()}>
        No
      </button>
      <button onClick={() => setAsking(true)}>Sign in</button>
      {asking && <Inner onClose={() => setAsking(false)} />}
    </Modal>
  );
}
function Inner({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Modal ref={dialog} aria-label="Sign-in" onClose={onClose}>
      <button onClick={() => dialog.current?.close()}>Leave</button>
    </Modal>
  );
}

it('opens once, with the focus where it is asked for, and says that it was closed', async () => {
  const onClose = vi.fn();
  render(<Question onClose={onClose} />, { wrapper: StrictMode });
  await told();
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await told();
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays when a dialog inside it is closed', async () => {
  const onClose = vi.fn();
  render(<Question onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await told();
  expect(screen.queryByRole('dialog', { name: 'Sign-in' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Question' })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('is closed before it is taken away, and tells nobody', async () => {
  const onClose = vi.fn();
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const { unmount } = render(<Question onClose={onClose} />);
  const there: boolean[] = [];
  close.mockImplementationOnce(function (this: HTMLDialogElement) {
    there.push(this.isConnected);
  });
  unmount();
  await told();
  expect(there).toEqual([true]);
  expect(onClose).not.toHaveBeenCalled();
});

it.each([false, true])('Escape closes it, but not while something is on its way (%s)', (busy) => {
  render(<Modal aria-label="Question" busy={busy || undefined} onClose={() => undefined} />);
  // The browser asks before it closes a dialog.
  expect(fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))).toBe(!busy);
});

it('what stood beneath can be pressed 600 ms after it was closed, also the second time', () => {
  vi.useFakeTimers();
  const close = () => render(<Modal aria-label="Question" onClose={() => undefined} />).unmount();
  close();
  vi.advanceTimersByTime(400);
  close();
  vi.advanceTimersByTime(599);
  expect(document.documentElement).toHaveAttribute('data-pressed');
  vi.advanceTimersByTime(1);
  expect(document.documentElement).not.toHaveAttribute('data-pressed');
  vi.useRealTimers();
});
