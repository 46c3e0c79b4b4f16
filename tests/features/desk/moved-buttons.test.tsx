import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBlockMovedButtons } from '@/features/desk/use-block-moved-buttons';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function List({ order }: { order: number[] }) {
  const place = useRef<HTMLUListElement>(null);
  useBlockMovedButtons(place, order);
  return <ul ref={place}>{order.join()}</ul>;
}

it('blocks the buttons of a list for a moment when they have moved, and not when others follow them', () => {
  const { container, rerender } = render(<List order={[1, 2]} />);
  const blocked = (order: number[]) => {
    rerender(<List order={order} />);
    const is = container.querySelector('ul')!.hasAttribute('data-pressed');
    act(() => void vi.advanceTimersByTime(1000));
    expect(container.querySelector('ul')).not.toHaveAttribute('data-pressed');
    return is;
  };
  expect(blocked([1, 2])).toBe(false);
  expect(blocked([1, 2, 3])).toBe(false);
  expect(blocked([2, 3])).toBe(true);
  expect(blocked([3, 2])).toBe(true);
  // As it stands now, not as it once stood.
  expect(blocked([3, 2, 5])).toBe(false);
  // 12 is not 1 with something behind it.
  expect(blocked([1])).toBe(true);
  expect(blocked([12])).toBe(true);
});
