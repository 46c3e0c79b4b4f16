/** A colleague, the customer or the driver ends a job while something is typed in its card: nothing typed is lost. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { DeskPanel } from '@/features/desk/board/desk-panel';
import { useBoard } from '@/features/desk/board/use-board';
import { useShift } from '@/features/desk/shift/use-shift';
import { FIRST } from '@/features/desk/stream/desk-state';
import { dropDrafts, isBegun } from '@/features/desk/use-draft';
import { endIsNear } from './near';
import { job, NOW } from './sample-job';

const change = vi.fn();
const now = () => NOW;
beforeEach(() => {
  localStorage.setItem('rnm.desk.shift', JSON.stringify({ name: 'Omar' }));
  endIsNear(true);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ events: [] })));
  change.mockResolvedValue({ kind: 'ok', value: undefined });
});
afterEach(() => {
  dropDrafts(1);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The desk; `away` while another tab of the dashboard is open. */
function Panel({ jobs, away = false }: { jobs: ReadonlyMap<number, Job>; away?: boolean }) {
  const state = { ...FIRST, status: 'ready' as const, jobs };
  const view = useBoard(state, now);
  const shift = useShift('t');
  if (away) return null;
  return (
    <DeskPanel
      copy={desk}
      services={booking.services}
      link={{ state, change, add: vi.fn(), saveTruck: vi.fn() }}
      view={view}
      token="t"
      shift={shift}
    />
  );
}
/** A board with this one job, and what makes it another one. */
function board(more: Partial<Job>) {
  const map = (one: Partial<Job>) => new Map([[1, job(1, one)]]);
  const { rerender } = render(<Panel jobs={map(more)} />);
  return (changed: Partial<Job>) => rerender(<Panel jobs={map({ ...more, version: 2, ...changed })} />);
}
const OVER = { endedAt: new Date(NOW).toISOString() };
const CANCELLED = { ...OVER, state: 'cancelled', reason: 'price' } as const;
const card = () => document.querySelector('[data-job="1"]');
const sign = () => card()?.querySelector('[role="alert"]') ?? null;
const unfold = () => {
  const more = [...card()!.querySelectorAll('details')].find((one) => one.textContent.startsWith(desk.card.more))!;
  more.open = true;
  fireEvent(more, new Event('toggle'));
};
const notes = () => screen.getAllByLabelText(desk.actions.note);
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const said = (state: keyof typeof desk.states) => desk.actions.over(desk.states[state]);

it('a card in which nothing was typed leaves the board with its job', () => {
  const becomes = board({ state: 'sent' });
  unfold();
  becomes(CANCELLED);
  expect(card()).toBeNull();
  expect(screen.getByText(desk.board.ended(1))).toBeVisible();
});

const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

it('a job that a colleague erases does not take away what was typed without a word', async () => {
  const { rerender } = render(<Panel jobs={new Map([[1, job(1, { state: 'sent' })]])} />);
  unfold();
  type(notes()[0]!, 'Blue gate');
  rerender(<Panel jobs={new Map()} />);
  expect(card()).toBeNull();
  expect(alerts().join()).toContain(`RNM-000001: ${desk.actions.gone}`);
  await press(desk.actions.understood);
  expect(alerts().join()).not.toContain(desk.actions.gone);
});

it('a job that is erased while another tab of the dashboard is open is told when the board is there again', async () => {
  const { rerender } = render(<Panel jobs={new Map([[1, job(1, { state: 'sent' })]])} />);
  unfold();
  type(notes()[0]!, 'Blue gate');
  rerender(<Panel jobs={new Map([[1, job(1, { state: 'sent' })]])} away />);
  rerender(<Panel jobs={new Map()} away />);
  rerender(<Panel jobs={new Map()} />);
  expect(alerts().join()).toContain(`RNM-000001: ${desk.actions.gone}`);
  await press(desk.actions.understood);
  expect(alerts().join()).not.toContain(desk.actions.gone);
  expect(isBegun(1)).toBe(false);
});

it('a job that is erased takes away no price that was typed either without a word', async () => {
  const { rerender } = render(<Panel jobs={new Map([[1, job(1, { state: 'loaded' })]])} />);
  await press(/^Done and paid/);
  type(screen.getByLabelText(desk.actions.finalPrice), '345');
  rerender(<Panel jobs={new Map()} />);
  expect(alerts().join()).toContain(`RNM-000001: ${desk.actions.gone}`);
});

it('what is typed in the card of a job that goes on is not said to be over', () => {
  const becomes = board({ state: 'sent' });
  unfold();
  type(notes()[0]!, 'Blue gate');
  becomes({ words: 'Gearbox, oil' });
  expect(sign()).toBeNull();
  expect(notes()[0]).toHaveValue('Blue gate');
});

it('discarding what is typed in one card leaves what is typed in another', async () => {
  const jobs = (second: Partial<Job>) =>
    new Map([
      [1, job(1, { state: 'sent', ...second })],
      [2, job(2, { state: 'sent' })],
    ]);
  const { rerender } = render(<Panel jobs={jobs({})} />);
  const other = () => document.querySelector('[data-job="2"]')!;
  const more = [...other().querySelectorAll('details')].find((one) => one.textContent.startsWith(desk.card.more))!;
  more.open = true;
  fireEvent(more, new Event('toggle'));
  type(notes()[0]!, 'For the other one');
  unfold();
  type(
    [...card()!.querySelectorAll('input')].find((field) => notes().includes(field))!,
    'Blue gate',
  );
  rerender(<Panel jobs={jobs({ ...CANCELLED, version: 2 })} />);
  await press(desk.actions.discard);
  expect([isBegun(1), isBegun(2)]).toEqual([false, true]);
  dropDrafts(2);
});

it('a job that is erased while nothing is typed in its card goes without a word', () => {
  const { rerender } = render(<Panel jobs={new Map([[1, job(1, { state: 'sent' })]])} />);
  rerender(<Panel jobs={new Map()} />);
  expect(card()).toBeNull();
  expect(alerts().join()).not.toContain(desk.actions.gone);
});

it('a note stays in its field, and is added to the ended job', async () => {
  const becomes = board({ state: 'sent' });
  unfold();
  const field = notes()[0]!;
  type(field, 'Blue gate');
  becomes(CANCELLED);
  expect(sign()).toHaveTextContent(said('cancelled'));
  expect(screen.getByText(desk.board.none)).toBeVisible();
  expect(screen.queryByText(desk.board.ended(1))).toBeNull();
  expect(notes()).toEqual([field]);
  expect(field).toHaveValue('Blue gate');
  expect(screen.queryByRole('button', { name: desk.actions.dangerOn })).toBeNull();
  await press(desk.actions.addNote);
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ id: 1, state: 'cancelled' }),
    expect.objectContaining({ kind: 'note', text: 'Blue gate' }),
    'Omar',
  );
  becomes({ ...CANCELLED, version: 3 });
  expect(card()).toBeNull();
});

it('why a job ended can still be read, but not sent, and is discarded on demand', async () => {
  const becomes = board({ state: 'sent' });
  unfold();
  type(notes()[1]!, 'His brother came');
  becomes({ ...OVER, state: 'no_show' });
  expect(notes()[1]).toHaveValue('His brother came');
  expect(screen.queryByRole('button', { name: desk.actions.endNow })).toBeNull();
  await press(desk.actions.discard);
  expect(card()).toBeNull();
  becomes({ state: 'sent', version: 3 });
  unfold();
  expect(notes()[1]).toHaveValue('');
});

it('a price stays when the driver has ended the job, and is saved as its price', async () => {
  const becomes = board({ state: 'loaded' });
  await press(/^Done and paid/);
  const price = screen.getByLabelText(desk.actions.finalPrice);
  type(price, '345');
  becomes({ ...OVER, state: 'done', finalPrice: 300 });
  expect(sign()).toHaveTextContent(said('done'));
  expect(screen.getByLabelText(desk.actions.finalPrice)).toBe(price);
  expect(price).toHaveValue('345');
  await press(desk.actions.savePrice);
  expect(change).toHaveBeenCalledWith(expect.anything(), { kind: 'price', price: 345 }, 'Omar');
});

it('a price of a job that was cancelled is not sent; given up, the card leaves', async () => {
  const becomes = board({ state: 'loaded' });
  await press(/^Done and paid/);
  type(screen.getByLabelText(desk.actions.finalPrice), '345');
  becomes(CANCELLED);
  // Whatever else is heard of it.
  becomes({ ...CANCELLED, version: 3 });
  expect(screen.getByLabelText(desk.actions.finalPrice)).toHaveValue('345');
  expect(screen.queryByRole('button', { name: desk.next.done })).toBeNull();
  await press(desk.newJob.cancel);
  expect(card()).toBeNull();
});

it('a price that was begun in the card of a finished job moves nothing', async () => {
  const becomes = board({ ...OVER, state: 'done' });
  const ended = screen.getByText(desk.board.ended(1)).closest('details')!;
  ended.open = true;
  fireEvent(ended, new Event('toggle'));
  await press(/^Fill in the price/);
  const price = screen.getByLabelText(desk.actions.finalPrice);
  type(price, '345');
  becomes({ words: 'Gearbox, oil' });
  expect(ended).toContainElement(price);
  expect(sign()).toBeNull();
});

it('who ends a job alone is not told that it is over, although the stream is faster than the answer', async () => {
  let answer: (saved: unknown) => void = () => undefined;
  change.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const becomes = board({ state: 'sent' });
  unfold();
  type(screen.getByLabelText(desk.actions.reason), 'price');
  await press(desk.actions.endNow);
  becomes(CANCELLED);
  expect(sign()).toBeNull();
  await act(async () => {
    answer({ kind: 'ok', value: undefined });
    await Promise.resolve();
    becomes({ ...CANCELLED, version: 3 });
  });
  expect(card()).toBeNull();
});
