import { expect, it } from 'vitest';
import { steadyClock } from '../../server/store/clock';

const START = 1_000_000_000_000;
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** A store clock over a fake machine clock, and the warnings for the operator. */
function clockWith(newest?: number) {
  const machine = { wall: START, steady: 500 };
  const told: string[] = [];
  const now = steadyClock({
    wall: () => machine.wall,
    steady: () => machine.steady,
    newest,
    tell: (text) => void told.push(text),
  });
  /** What the time is after `ms`, in which the machine's clock moved by `wallMs`; from START. */
  const pass = (ms: number, wallMs = ms): number => {
    machine.steady += ms;
    machine.wall += wallMs;
    return now() - START;
  };
  return { pass, told };
}

it('follows the machine’s, forward by years too', () => {
  const { pass, told } = clockWith();
  expect(pass(1_000)).toBe(1_000);
  expect(pass(1_000, 800 * DAY)).toBe(1_000 + 800 * DAY);
  expect(told).toEqual([]);
});

it('stays the same while a time server sets the machine’s back by seconds, without a warning', () => {
  const { pass, told } = clockWith();
  expect(pass(1_000)).toBe(1_000);
  expect(pass(100, -500)).toBe(1_000);
  expect(pass(400)).toBe(1_000);
  expect(pass(1_000)).toBe(1_900);
  expect(told).toEqual([]);
});

it('follows the machine’s up to a minute behind, and no further', () => {
  const within = clockWith();
  expect(within.pass(0, -60_000)).toBe(0);
  expect(within.pass(1_000)).toBe(0);
  expect(within.told).toEqual([]);
  const beyond = clockWith();
  expect(beyond.pass(0, -60_001)).toBe(0);
  // A quarter slower, until the machine's has caught up.
  expect(beyond.pass(1_000)).toBe(750);
  expect(beyond.told).toEqual([expect.stringMatching(/^The clock is 1 minutes behind/)]);
});

it('goes on when the machine’s is set back by years, warns once, and follows it again when it has caught up', () => {
  const { pass, told } = clockWith();
  expect(pass(5_000, -3 * 365 * DAY)).toBe(5_000);
  expect(pass(5_000)).toBe(10_000);
  expect(pass(5_000)).toBe(15_000);
  expect(told).toEqual([
    'The clock is 1095 days behind what the store has seen. New bookings get times after that: set the clock or, if it is right, see docs/operations.md.',
  ]);
  expect(pass(0, 3 * 365 * DAY + 20_000)).toBe(30_000);
  expect(pass(1_000)).toBe(31_000);
  // If it is set back again, it warns again.
  expect(pass(1_000, -40 * 60_000)).toBe(32_000);
  expect(told[1]).toMatch(/^The clock is 40 minutes behind/);
});

it('makes up for an hour in four, without going back, where the machine’s ran ahead and has been set right', () => {
  const { pass, told } = clockWith();
  expect(pass(1_000, HOUR)).toBe(HOUR);
  expect(pass(0, -HOUR)).toBe(HOUR);
  // However often it is asked.
  let before = HOUR;
  for (let call = 0; call < 4_000; call++) {
    const now = pass(0.5);
    expect(now).toBeGreaterThanOrEqual(before);
    before = now;
  }
  expect(before).toBe(HOUR + 1_500);
  expect(pass(2 * HOUR)).toBe(2.5 * HOUR + 1_500);
  expect(pass(2 * HOUR)).toBe(4 * HOUR + 2_000);
  expect(pass(5_000)).toBe(4 * HOUR + 7_000);
  expect(told).toEqual([expect.stringMatching(/^The clock is 60 minutes behind/)]);
});

it('makes up for it after a start too, from the newest time of the store', () => {
  const { pass } = clockWith(START + HOUR);
  expect(pass(0)).toBe(HOUR);
  expect(pass(4 * HOUR)).toBe(4 * HOUR);
});

it('goes on at its own pace where the machine’s is a day behind or more: then that is the wrong one', () => {
  const { pass } = clockWith(START + DAY);
  expect(pass(0)).toBe(DAY);
  expect(pass(4 * HOUR)).toBe(DAY + 4 * HOUR);
});

it('says days from two days on', () => {
  const { pass, told } = clockWith();
  pass(0, -2 * DAY + 30_000);
  expect(told).toEqual([expect.stringMatching(/^The clock is 2880 minutes behind/)]);
  const { pass: passMore, told: toldMore } = clockWith();
  passMore(0, -2 * DAY);
  expect(toldMore).toEqual([expect.stringMatching(/^The clock is 2 days behind/)]);
});

it('begins at the newest time of the store where the machine’s is behind it, and at the machine’s where it is not', () => {
  expect(clockWith(START + DAY).pass(1_000)).toBe(DAY + 1_000);
  expect(clockWith(START - DAY).pass(1_000)).toBe(1_000);
});

it('gives whole milliseconds', () => {
  const { pass } = clockWith();
  pass(0, -DAY);
  expect(pass(0.4)).toBe(0);
  expect(Number.isInteger(pass(1_234.567))).toBe(true);
});

it('is the machine’s where nothing else is given', () => {
  const before = Date.now();
  const at = steadyClock()();
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(Date.now());
});
