/** What a device on shift shows when the session that its alarm needs has ended. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import { SignedOutWarning } from '@/features/desk';
import { useLastCall } from '@/features/desk/alarm/use-last-call';
import { ringOnce } from '@/features/desk/alarm/sound';
import { eventually } from '../../support/eventually';

vi.mock('@/features/desk/alarm/sound', async (original) => ({
  ...(await original<typeof import('@/features/desk/alarm/sound')>()),
  ringOnce: vi.fn(),
}));

const onShift = (name: string): void => localStorage.setItem('rnm.desk.shift', JSON.stringify({ name }));
beforeEach(() => void (document.title = 'Recovery desk'));
afterEach(() => vi.mocked(ringOnce).mockClear());

it('at the gate, on shift: says who is on shift and that nothing rings, in the title too, and rings once', () => {
  onShift('Omar');
  const { rerender, unmount } = render(<SignedOutWarning copy={desk.session} fresh />);
  expect(ringOnce).toHaveBeenCalled();
  vi.mocked(ringOnce).mockClear();
  rerender(<SignedOutWarning copy={desk.session} fresh />);
  expect(screen.getByRole('alert')).toHaveTextContent(/^Omar is still on shift, but this page does not ring/);
  expect(document.title).toBe('Sign in again: nothing rings here');
  expect(ringOnce).not.toHaveBeenCalled();
  unmount();
  expect(document.title).toBe('Recovery desk');
});

it('at the gate, on shift: the system says so too, since nobody may be looking at the page', async () => {
  const shown = vi.fn(function () {
    return { close: () => undefined };
  });
  vi.stubGlobal('Notification', Object.assign(shown, { permission: 'granted' }));
  onShift('Omar');
  render(<SignedOutWarning copy={desk.session} fresh />);
  await eventually(() => expect(shown).toHaveBeenCalled());
  expect(shown.mock.lastCall).toEqual([
    desk.session.over,
    expect.objectContaining({ tag: 'session', body: desk.session.overWhy }),
  ]);
  vi.unstubAllGlobals();
});

it('at the gate, opened later: says so without a sound', () => {
  onShift('Omar');
  render(<SignedOutWarning copy={desk.session} fresh={false} />);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(ringOnce).not.toHaveBeenCalled();
});

it('at the gate, where nobody is on shift: says nothing', () => {
  render(<SignedOutWarning copy={desk.session} fresh />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.title).toBe('Recovery desk');
  expect(ringOnce).not.toHaveBeenCalled();
});

it('before the end: rings once, not again in each minute that is left', () => {
  const Desk = ({ soon }: { soon: boolean }) => {
    useLastCall(desk.session, soon);
    return null;
  };
  const { rerender } = render(<Desk soon={false} />);
  expect(ringOnce).not.toHaveBeenCalled();
  rerender(<Desk soon />);
  rerender(<Desk soon />);
  expect(ringOnce).toHaveBeenCalledTimes(1);
});
