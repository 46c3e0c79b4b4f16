/**
 * Messages of customers and drivers: announced and rung once, and shown until somebody has read them; and the reminder
 * of a job without a truck.
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job, JobEvent } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { clearWords, notifyOfWord } from '@/features/desk/alarm/signs';
import { ringOnce } from '@/features/desk/alarm/sound';
import { Heard } from '@/features/desk/board/heard';
import { Unsent } from '@/features/desk/board/unsent';
import { driverSaid, job, NOW } from './sample-job';
import { eventually } from '../../support/eventually';

vi.mock('@/features/desk/alarm/sound', () => ({ ringOnce: vi.fn() }));
vi.mock('@/features/desk/alarm/signs', () => ({ notifyOfWord: vi.fn(), clearWords: vi.fn() }));

const clock = createClock(() => NOW);
const tree = (said: JobEvent[], { onShift = true, jobs = [job(1)] as Job[] } = {}) => (
  <ClockProvider value={clock}>
    <Heard copy={desk} jobs={new Map(jobs.map((one) => [one.id, one]))} said={said} onShift={onShift} />
  </ClockProvider>
);
const lines = () => [...screen.getByRole('log').children].map((line) => line.textContent);
const ok = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'OK' })));

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

it('says who said what and about which job, and rings once for it', () => {
  const { rerender } = render(tree([]));
  expect(screen.queryByRole('button')).toBeNull();
  const said = [driverSaid(8)];
  rerender(tree(said));
  expect(lines()).toEqual(['RNM-000001 Driver, 01:59: Cannot find the place']);
  expect(ringOnce).toHaveBeenCalledTimes(1);
  // The job changes, the list does not.
  rerender(tree(said, { jobs: [job(1, { version: 2 })] }));
  expect(ringOnce).toHaveBeenCalledTimes(1);
  // Its customer's data was erased.
  rerender(tree(said, { jobs: [] }));
  expect(lines()).toEqual([]);
});

it("says what a customer writes, where the customer moved, and that the customer has cancelled, with the customer's reason", () => {
  render(
    tree([
      driverSaid(8, { actor: 'customer', what: 'note', detail: 'The blue gate' }),
      driverSaid(9, { actor: 'customer', what: 'place', detail: 'Villa 12' }),
      driverSaid(10, { actor: 'customer', what: 'step', from: 'sent', to: 'cancelled', detail: 'too_long' }),
    ]),
  );
  expect(lines()).toEqual([
    'RNM-000001 Customer, 01:59: Cancelled: Too long to wait',
    'RNM-000001 Customer, 01:59: New place: Villa 12',
    'RNM-000001 Customer, 01:59: The blue gate',
  ]);
});

it('says that a position is new where the words of the place stand as they were', () => {
  render(tree([driverSaid(8, { actor: 'customer', what: 'place', detail: '' })]));
  expect(lines()).toEqual(['RNM-000001 Customer, 01:59: New location from the phone']);
});

it('rings once for what came in one go, again for what comes later, and never off shift', () => {
  const { rerender } = render(tree([]));
  rerender(tree([driverSaid(8), driverSaid(9)]));
  expect(ringOnce).toHaveBeenCalledTimes(1);
  rerender(tree([driverSaid(8), driverSaid(9), driverSaid(10)]));
  expect(ringOnce).toHaveBeenCalledTimes(2);
  rerender(tree([driverSaid(8), driverSaid(9), driverSaid(10), driverSaid(11)], { onShift: false }));
  expect(ringOnce).toHaveBeenCalledTimes(2);
  expect(lines()).toHaveLength(3);
  // Nor later, for what was said before the shift began.
  rerender(tree([driverSaid(8), driverSaid(9), driverSaid(10), driverSaid(11)]));
  expect(ringOnce).toHaveBeenCalledTimes(2);
});

it('shows a notification, without a name, only where the page is not seen', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const { rerender } = render(tree([]));
  rerender(tree([driverSaid(8)]));
  expect(notifyOfWord).not.toHaveBeenCalled();
  hidden.mockReturnValue(true);
  rerender(tree([driverSaid(8), driverSaid(9)]));
  expect(notifyOfWord).toHaveBeenCalledTimes(1);
  expect(notifyOfWord).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), 'Message about a job');
});

it('is gone once it was read, and says only what comes after that', async () => {
  // A tab without the board.
  const page = (said: JobEvent[]) => (
    <>
      <main>
        <h1 tabIndex={-1}>Bookings</h1>
      </main>
      {tree(said)}
    </>
  );
  const { rerender } = render(page([driverSaid(8)]));
  screen.getByRole('button', { name: 'OK' }).focus();
  expect(clearWords).not.toHaveBeenCalled();
  await ok();
  expect(lines()).toEqual([]);
  // A second click of the same finger does not press what stood beneath it.
  expect(document.documentElement).toHaveAttribute('data-pressed');
  expect(clearWords).toHaveBeenCalledOnce();
  // The button has gone: the Tab key goes on from the page's heading.
  await eventually(() => expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus());
  rerender(page([driverSaid(8), driverSaid(9, { what: 'note', detail: 'Found it' })]));
  expect(lines()).toEqual(['RNM-000001 Driver, 01:59: Found it']);
});

it('shows the last three of many, the newest first, then those before, and nothing of a job that was erased', async () => {
  const first = driverSaid(8, { actor: 'customer', what: 'step', from: 'sent', to: 'cancelled', detail: 'too_long' });
  const { rerender } = render(
    tree([first, driverSaid(9), driverSaid(10), driverSaid(11, { what: 'note', detail: 'Last' })]),
  );
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toContain('Last');
  await ok();
  // It was never shown: that job has left the board, and its message is nowhere else.
  expect(lines()).toEqual(['RNM-000001 Customer, 01:59: Cancelled: Too long to wait']);
  await ok();
  expect(lines()).toEqual([]);
  rerender(tree([driverSaid(8)], { jobs: [] }));
  expect(lines()).toEqual([]);
});

it('rings once for a job that was taken and got no truck, and not for what stood there already', () => {
  const view = (jobs: Job[] | undefined, onShift = true) => <Unsent copy={desk.unsent} jobs={jobs} onShift={onShift} />;
  const { rerender } = render(view(undefined));
  rerender(view([job(1)]));
  expect(ringOnce).not.toHaveBeenCalled();
  rerender(view([job(1), job(2), job(3)]));
  expect(ringOnce).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Taken, but no truck sent: RNM-000002, RNM-000003');
  expect(notifyOfWord).not.toHaveBeenCalled();
  rerender(view([job(2), job(3)]));
  expect(ringOnce).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  rerender(view([job(2), job(3), job(4)]));
  expect(notifyOfWord).toHaveBeenCalledExactlyOnceWith(job(4), desk.unsent.notice);
  rerender(view([job(5)], false));
  expect(ringOnce).toHaveBeenCalledTimes(2);
});
