/** How many cards of a long board are rendered, and when. */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDrawn } from '@/features/desk/board/use-drawn';
import { endIsNear } from './near';

let come: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  come = endIsNear(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Every number of cards that was rendered, one after the other. */
const seen: number[] = [];
function List({ limit }: { limit: number }) {
  const { drawn, end } = useDrawn(limit);
  if (seen.at(-1) !== drawn) seen.push(drawn);
  return <div ref={end} />;
}
function board(limit: number) {
  seen.length = 0;
  const { rerender } = render(<List limit={limit} />);
  return (now: number) => rerender(<List limit={now} />);
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('the oldest two come at once, two dozen by themselves, and the others as one scrolls there', () => {
  board(32);
  pass(249);
  expect(seen).toEqual([2]);
  for (let pauses = 0; pauses < 20; pauses++) pass(250);
  expect(seen).toEqual([2, 6, 10, 14, 18, 22, 26]);
  act(come);
  act(come);
  expect(seen.slice(-2)).toEqual([30, 32]);
});

it('what joins a list that stands there whole comes at once if it is little, and takes nothing away if it is much', () => {
  const has = board(0);
  for (const limit of [4, 8]) has(limit);
  expect(seen).toEqual([0, 4, 8]);
  has(13);
  for (let pauses = 0; pauses < 4; pauses++) pass(250);
  expect(seen).toEqual([0, 4, 8, 12, 13]);
});
