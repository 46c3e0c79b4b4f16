import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { acceptedBooking } from '../../../server/api/booking-input';
import { HeldBookings, MOST_HELD, type HeldParts } from '../../../server/api/held';
import type { UntakenJob } from '../../../server/desk/alarm/webhook';
import type { BookedJob } from '../../../server/desk/store/add';
import { createLog } from '../../../server/http/log';
import { bookingReference } from '../../../src/contract/reference';
import { booking } from '../fixture';

const START = Date.parse('2026-11-22T22:00:00.000Z');

const jobOf = (over: Record<string, unknown> = {}, who: Record<string, unknown> = {}): BookedJob => {
  const data = v.parse(acceptedBooking, booking({ id: randomUUID(), ...over }, who));
  return { booking: data, reference: bookingReference(data.id), receivedAt: START };
};

describe('a booking that the endpoints have and the store has not', () => {
  let now: number;
  let lines: string[];
  let alerts: UntakenJob[];
  let stored: string[];
  let down: boolean;
  /** Whether the alert address answers. */
  let answers: boolean;
  let add: ReturnType<typeof vi.fn<HeldParts['add']>>;
  let held: HeldBookings;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    [now, lines, alerts, stored, down, answers] = [START, [], [], [], true, true];
    add = vi.fn(async ({ reference }: BookedJob) => {
      if (down) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      stored.push(reference);
    });
    held = new HeldBookings({
      add,
      log: createLog((line) => {
        const { level, msg, reference, code } = JSON.parse(line) as Record<string, string>;
        lines.push([level, msg, reference, code].filter(Boolean).join(' '));
      }),
      now: () => now,
      alert: async (job) => alerts.push(job) > 0 && answers,
      alertAfter: 120,
    });
  });
  afterEach(() => vi.useRealTimers());

  const pass = async (seconds: number) => {
    now += seconds * 1000;
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  };

  it('is stored at once if the store takes it, and then nothing is kept or logged', async () => {
    down = false;
    expect([await held.add(jobOf()), held.size, lines]).toEqual([true, 0, []]);
  });

  it('is kept, known and retried with backoff until the store takes it', async () => {
    const job = jobOf();
    expect(await held.add(job)).toBe(false);
    expect([held.size, held.has(job.booking.id.toUpperCase())]).toEqual([1, true]);
    const tries: number[] = [];
    for (let second = 1; second <= 50; second++) {
      const before = add.mock.calls.length;
      await pass(1);
      if (add.mock.calls.length > before) tries.push(second);
    }
    expect(tries).toEqual([1, 3, 7, 15, 25, 35, 45]);
    // The browser has lost the answer, and retries.
    expect(await held.add(job)).toBe(false);
    down = false;
    await pass(10);
    expect([stored, held.size]).toEqual([[job.reference], 0]);
    expect(lines).toEqual([
      `error a booking is not on the desk yet ${job.reference} SQLITE_FULL`,
      `info a booking is on the desk now ${job.reference}`,
    ]);
  });

  it('does not block the others if the store refuses only this one', async () => {
    const [odd, ...others] = [jobOf(), jobOf(), jobOf()] as const;
    for (const job of [odd, ...others]) await held.add(job);
    add.mockImplementation(async ({ reference }) => {
      if (reference === odd.reference) throw new Error('never');
      stored.push(reference);
    });
    await pass(7);
    expect(stored.sort()).toEqual(others.map(({ reference }) => reference).sort());
    expect(held.size).toBe(1);
  });

  it('makes nobody wait for a store that does not answer, and counts as stored once it does', async () => {
    let answer: () => void = () => undefined;
    add.mockImplementation(() => new Promise<void>((done) => (answer = done)));
    const added = held.add(jobOf());
    await pass(3);
    expect([await added, held.size]).toEqual([false, 1]);
    answer();
    await pass(0);
    expect(held.size).toBe(0);
  });

  it('is told to the alert address once, in its time, where it is one that rings', async () => {
    const job = jobOf({ hurt: 'yes', urgency: 'scheduled' });
    await held.add(jobOf({ urgency: 'scheduled' }));
    await held.add(job);
    await held.add(jobOf({ account: { company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' } }));
    await pass(119);
    expect(alerts).toEqual([]);
    await pass(300);
    expect(alerts).toMatchObject([{ reference: job.reference, danger: true }]);
    expect(lines.join()).not.toContain('ALERT NOT SENT');
  });

  it('is told in the log where the alert address does not answer either', async () => {
    answers = false;
    const job = jobOf();
    await held.add(job);
    await pass(130);
    expect(lines.slice(1)).toEqual([
      `error ALERT NOT SENT: a booking is not on the desk, and nobody knows of it ${job.reference}`,
    ]);
  });

  it('is tried a last time at shutdown; a lost one is logged by its reference, without personal data', async () => {
    const [kept, lost] = [jobOf(), jobOf({}, { firstName: 'Latifa' })];
    await held.add(kept);
    await held.add(lost);
    add.mockImplementation(async ({ reference }) => {
      if (reference === lost.reference) throw new Error('Latifa');
    });
    await held.stop();
    expect(lines.slice(2)).toEqual([
      `info a booking is on the desk now ${kept.reference}`,
      `error A BOOKING IS NOT ON THE DESK: enter its job by hand ${lost.reference}`,
    ]);
    expect(lines.join()).not.toContain('Latifa');
    const tries = add.mock.calls.length;
    await pass(300);
    expect(add).toHaveBeenCalledTimes(tries);
  });

  it('shutdown waits three seconds for a store that does not answer', async () => {
    await held.add(jobOf());
    add.mockImplementation(() => new Promise(() => undefined));
    const stopped = held.stop();
    await pass(3);
    await stopped;
    expect(lines.at(-1)).toMatch(/^error A BOOKING IS NOT ON THE DESK/);
  });

  it('beyond a thousand there is no room for more, and the log says which one', async () => {
    for (let i = 0; i < MOST_HELD; i++) await held.add(jobOf());
    const last = jobOf();
    await held.add(last);
    expect([held.size, held.has(last.booking.id)]).toEqual([MOST_HELD, false]);
    expect(lines.at(-1)).toBe(`error A BOOKING IS NOT ON THE DESK: enter its job by hand ${last.reference}`);
  });
});
