import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Fold } from '@/ui/fold';

/** A screen that can be turned: `turn(true)` is as wide as nothing is folded on. */
function screenThatTurns() {
  let wide = false;
  const watching = new Set<() => void>();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return wide;
        },
        addEventListener: (_: string, notify: () => void) => watching.add(notify),
        removeEventListener: (_: string, notify: () => void) => watching.delete(notify),
      }) as unknown as MediaQueryList,
  );
  return (now: boolean) =>
    act(() => {
      wide = now;
      for (const notify of watching) notify();
    });
}

const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open;

it('stands open on a wide screen, and is folded again after it where nobody had opened it', () => {
  const turn = screenThatTurns();
  render(<Fold line="Your car">Saloon</Fold>);
  expect(isOpen()).toBe(false);
  const line = screen.getByText('Your car').closest('summary')!;
  expect(line.tabIndex).toBe(0);
  turn(true);
  expect(isOpen()).toBe(true);
  // There is nothing to press there.
  expect(line.tabIndex).toBe(-1);
  turn(false);
  expect(isOpen()).toBe(false);
  expect(line.tabIndex).toBe(0);
});

it('a phone that is turned and turned back still has open what its owner had opened', () => {
  const turn = screenThatTurns();
  render(<Fold line="Your car">Saloon</Fold>);
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  turn(true);
  turn(false);
  expect(isOpen()).toBe(true);
});

it('what came to be looked for while the screen was wide stays open on a narrow one', () => {
  const turn = screenThatTurns();
  const { rerender } = render(<Fold line="Your car">Saloon</Fold>);
  turn(true);
  rerender(
    <Fold line="Your car" open>
      Saloon
    </Fold>,
  );
  turn(false);
  expect(isOpen()).toBe(true);
});
