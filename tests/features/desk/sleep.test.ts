import { expect, it } from 'vitest';
import { HEAR_FIRST_MS, hearsFirst, lookAgain, type Watch } from '@/features/desk/alarm/sleep';

const NIGHT = 8 * 3_600_000;
/** Looks at the given times, with the server's last sign at each, and says at which of them a ring waits. */
function waits(looks: [now: number, heardAt: number | undefined][]): boolean[] {
  let watch: Watch | undefined;
  return looks.map(([now, heardAt]) => {
    watch = lookAgain(watch, heardAt, now);
    return hearsFirst(watch, heardAt);
  });
}

it('holds a ring back when a laptop wakes, until the server has said what was taken meanwhile', () => {
  expect(
    waits([
      [1_000, 900],
      [NIGHT, 900],
      [NIGHT + 1_000, 900],
      [NIGHT + 1_500, NIGHT + 1_500],
      [NIGHT + 2_500, NIGHT + 1_500],
    ]),
  ).toEqual([false, true, true, false, false]);
});

it('rings by what it knows when the server says nothing for ten seconds', () => {
  expect(
    waits([
      [1_000, 900],
      [NIGHT, 900],
      [NIGHT + HEAR_FIRST_MS, 900],
      [NIGHT + HEAR_FIRST_MS + 30_000, 900],
    ]),
  ).toEqual([false, true, false, false]);
});

it('goes on ringing in a hidden tab without a line, whose timers run once a minute', () => {
  expect(waits([60, 120, 180, 240].map((second) => [second * 1_000, 55_000]))).toEqual([false, true, false, false]);
});

it('holds nothing back at the first look, at looks by the beats of a hidden tab, or when the clock is set back', () => {
  expect(waits([[NIGHT, undefined]])).toEqual([false]);
  expect(
    waits([
      [15_000, 15_000],
      [30_000, 30_000],
      [45_000, 45_000],
    ]),
  ).toEqual([false, false, false]);
  expect(
    waits([
      [NIGHT, NIGHT],
      [1_000, NIGHT],
    ]),
  ).toEqual([false, false]);
});
