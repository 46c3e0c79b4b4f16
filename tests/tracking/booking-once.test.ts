/** One booking is one conversion, and its trackers are told before it leaves. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { BookingEvent } from '@/tracking/events';
import { eventually } from '../support/eventually';

const page = window as unknown as Record<string, unknown>;
const customer = { firstName: 'Mariam', lastName: 'Al Falasi', phone: '0501234567', email: '' };
const booking = (id: string, replaces?: string): BookingEvent => ({
  name: 'booking_form_submit',
  id,
  replaces,
  service: 'car_recovery',
  location: 'Deira',
  urgency: 'immediate',
  value: 180,
  customer,
  timestamp: '2026-11-22T08:00:00Z',
});

/** What the sinks have been told, each time. */
let told: string[];

// Compiled once before: a busy machine takes longer for that than a booking waits for its report.
beforeAll(async () => void (await import('@/tracking/dispatch')));
beforeEach(() => {
  vi.resetModules();
  told = [];
  page.dataLayer = { push: ({ event }: { event: string }) => told.push(event) };
  page.collectCustomerData = () => told.push('customer');
  page.gtag_report_conversion = () => told.push('ads');
});
afterEach(() => {
  vi.doUnmock('@/tracking/dispatch');
  vi.useRealTimers();
  for (const name of ['dataLayer', 'collectCustomerData', 'gtag_report_conversion']) delete page[name];
});

const ONCE = ['booking_form_submit', 'ads', 'customer'];
/** A page that has just been loaded: no module remembers anything. */
const tracking = () => import('@/tracking');
const reload = () => vi.resetModules();

it('reports a booking once, however often it is sent', async () => {
  const { announceBooking } = await tracking();
  await Promise.all([announceBooking(booking('a')), announceBooking(booking('a'))]);
  await announceBooking(booking('a'));
  expect(told).toEqual(ONCE);
});

it('does not report it again after a reload', async () => {
  await (await tracking()).announceBooking(booking('a'));
  reload();
  await (await tracking()).announceBooking(booking('a'));
  expect(told).toEqual(ONCE);
});

it('takes a booking that was corrected after a failure for the same one, also when it is corrected twice', async () => {
  const { announceBooking } = await tracking();
  await announceBooking(booking('a'));
  await announceBooking(booking('b', 'a'));
  reload();
  await (await tracking()).announceBooking(booking('c', 'b'));
  expect(told).toEqual(ONCE);
});

it('reports the next booking of the same visitor', async () => {
  const { announceBooking } = await tracking();
  await announceBooking(booking('a'));
  await announceBooking(booking('b'));
  expect(told).toEqual([...ONCE, ...ONCE]);
});

it('reports it once also when the visitor calls in between, or the next one is sent again and again', async () => {
  const { announceBooking, track } = await tracking();
  await announceBooking(booking('a'));
  track({ name: 'call', source: 'booking' });
  for (let tries = 0; tries < 20; tries++) await announceBooking(booking('b'));
  reload();
  const again = await tracking();
  await again.announceBooking(booking('a'));
  await again.announceBooking(booking('b'));
  expect(told.filter((name) => name === 'phone_call_click' || name === 'booking_form_submit')).toEqual([
    'booking_form_submit',
    'phone_call_click',
    'booking_form_submit',
  ]);
});

it('reports a booking where something foreign is stored, and keeps no more than twenty ids', async () => {
  for (const foreign of ['{"a":1}', 'null', '5', 'not json']) {
    localStorage.setItem('rnm.counted', foreign);
    reload();
    await (await tracking()).announceBooking(booking('a'));
    expect(told.splice(0), foreign).toEqual(ONCE);
  }
  const { countOnce } = await import('@/tracking/report-once');
  const ids = Array.from({ length: 25 }, (_, i) => `id ${i}`);
  for (const id of ids) expect(countOnce(id)).toBe(true);
  expect(JSON.parse(localStorage.getItem('rnm.counted') ?? '')).toEqual(ids.slice(-20));
});

it('counts once on a page whose browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const { announceBooking } = await tracking();
  await announceBooking(booking('a'));
  await announceBooking(booking('a'));
  expect(told).toEqual(ONCE);
});

/** The sinks' code on a slow line: it is there once `arrive` has been called. */
function slowSinks(): { arrive: () => void } {
  let arrive = (): void => undefined;
  const there = new Promise<void>((resolve) => (arrive = resolve));
  vi.doMock('@/tracking/dispatch', async (original) => {
    await there;
    return original();
  });
  return { arrive };
}

it('has told the sinks when it resolves, also when their code arrives late', async () => {
  vi.useFakeTimers();
  const { arrive } = slowSinks();
  const { announceBooking } = await tracking();
  const announced = announceBooking(booking('a')).then(() => told.push('POST'));
  await vi.advanceTimersByTimeAsync(299);
  expect(told).toEqual([]);
  arrive();
  await announced;
  expect(told).toEqual([...ONCE, 'POST']);
});

it('holds a booking up for 300 ms at the most; the report follows', async () => {
  vi.useFakeTimers();
  const { arrive } = slowSinks();
  const { announceBooking } = await tracking();
  const announced = announceBooking(booking('a')).then(() => told.push('POST'));
  await vi.advanceTimersByTimeAsync(300);
  await announced;
  expect(told).toEqual(['POST']);
  arrive();
  await eventually(() => expect(told).toEqual(['POST', ...ONCE]));
});
