/**
 * What is typed on the board outlives the sign-in that ends in the middle of it: the
 * board is taken away, and comes back.
 */
import { act, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { DeskPanel } from '@/features/desk/board/desk-panel';
import { useBoard } from '@/features/desk/board/use-board';
import { useShift } from '@/features/desk/shift/use-shift';
import { FIRST } from '@/features/desk/stream/desk-state';
import { stubDialog } from '../../support/dialog';
import { eventually } from '../../support/eventually';
import { endIsNear } from './near';
import { job, NOW } from './sample-job';

const change = vi.fn();
const add = vi.fn();
const saveTruck = vi.fn();
const now = () => NOW;
beforeEach(() => {
  localStorage.setItem('rnm.desk.shift', JSON.stringify({ name: 'Omar' }));
  endIsNear(true);
  stubDialog();
  change.mockResolvedValue({ kind: 'ok', value: undefined });
  add.mockResolvedValue({ kind: 'ok', value: undefined });
  saveTruck.mockResolvedValue({ kind: 'ok', value: undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const board = (all = [job(1, { state: 'taken' })], trucks: Truck[] = []) => {
  const jobs = new Map(all.map((one) => [one.id, one]));
  const state = { ...FIRST, status: 'ready' as const, jobs, trucks };
  const Panel = () => (
    <DeskPanel
      copy={desk}
      services={booking.services}
      link={{ state, change, add, saveTruck }}
      view={useBoard(state, now)}
      token="t"
      shift={useShift('t')}
    />
  );
  return render(<Panel />);
};
const card = (id: number) => document.querySelector<HTMLElement>(`[data-job="${id}"]`)!;
const more = (id: number) =>
  [...card(id).querySelectorAll('details')].find((details) => details.textContent.startsWith(desk.card.more))!;
const field = (id: number, label: string) =>
  [...card(id).querySelectorAll('label')].find((one) => one.textContent.startsWith(label))!.control as HTMLInputElement;
const submit = (input: HTMLElement) => act(async () => fireEvent.submit(input.closest('form')!));

it('a note and a place that were begun stand there again, in their open card, until they are saved', async () => {
  // More than are shown at first.
  const jobs = Array.from({ length: 40 }, (_, place) => job(place + 1, { state: 'taken' }));
  const first = board(jobs);
  fireEvent.click(screen.getByRole('button', { name: /^Show more/ }));
  expect(more(30).open).toBe(false);
  more(30).open = true;
  fireEvent(more(30), new Event('toggle'));
  fireEvent.change(field(30, desk.actions.note), { target: { value: 'Blue gate' } });
  fireEvent.change(field(30, desk.place.label), { target: { value: 'Al Quoz, behind the mall' } });
  first.unmount();

  const second = board(jobs);
  expect(more(30).open).toBe(true);
  expect(field(30, desk.actions.note)).toHaveValue('Blue gate');
  expect(field(30, desk.place.label)).toHaveValue('Al Quoz, behind the mall');
  await submit(field(30, desk.actions.note));
  await submit(field(30, desk.place.label));
  expect(change).toHaveBeenCalledTimes(2);
  second.unmount();

  board(jobs);
  expect(card(30)).toBeNull();
});

it('a pasted note and place that are too long stay whole, and are sent so: the answer says what is too long', async () => {
  const user = userEvent.setup();
  board();
  more(1).open = true;
  fireEvent(more(1), new Event('toggle'));
  const pasted = 'The gate behind the school, then left. '.repeat(60).trim();
  for (const label of [desk.actions.note, desk.place.label]) {
    await user.clear(field(1, label));
    await user.click(field(1, label));
    await user.paste(pasted);
    expect(field(1, label), label).toHaveValue(pasted);
    change.mockResolvedValueOnce({ kind: 'refused', error: 'this is too long' });
    await submit(field(1, label));
    expect(field(1, label), label).toHaveValue(pasted);
    expect(card(1)).toHaveTextContent('Not saved: this is too long.');
    await submit(field(1, label));
    expect(change.mock.calls.map(([, wanted]) => Object.values(wanted as object).includes(pasted))).toEqual([
      true,
      true,
    ]);
    change.mockClear();
  }
});

it('how and why a job ends stands there again until it has ended, and not after', async () => {
  const why = () => {
    const [, ...labels] = [...card(1).querySelectorAll('label')].filter((one) =>
      one.textContent.startsWith(desk.actions.note),
    );
    return labels[0]!.control as HTMLInputElement;
  };
  const first = board();
  more(1).open = true;
  fireEvent(more(1), new Event('toggle'));
  fireEvent.change(field(1, desk.actions.endAs), { target: { value: 'duplicate' } });
  fireEvent.change(field(1, desk.actions.reason), { target: { value: 'booked_and_called' } });
  first.unmount();

  const again = board();
  expect(more(1).open).toBe(true);
  fireEvent.change(why(), { target: { value: 'His brother has a truck' } });
  again.unmount();

  const second = board();
  expect(more(1).open).toBe(true);
  expect(why()).toHaveValue('His brother has a truck');
  await submit(why());
  expect(change.mock.calls.map(([, wanted]) => wanted as object)).toEqual([
    { kind: 'end', to: 'duplicate', reason: 'booked_and_called', note: 'His brother has a truck' },
  ]);
  second.unmount();

  board();
  expect(more(1).open).toBe(false);
});

it('a truck that was chosen to be sent stands there again, unless the job has got another one', async () => {
  const trucks = [1, 2].map((id) => ({
    ...{ id, plate: `A ${id}`, kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true },
  }));
  const taken = () => job(1, { state: 'taken' });
  const first = board([taken()], trucks);
  fireEvent.click(screen.getByRole('button', { name: /^Truck sent/ }));
  fireEvent.change(field(1, desk.actions.truck), { target: { value: '2' } });
  first.unmount();

  const second = board([taken()], trucks);
  expect(field(1, desk.actions.truck)).toHaveValue('2');
  second.unmount();
  const third = board([{ ...taken(), truckId: 1 }], trucks);
  expect(field(1, desk.actions.truck)).toHaveValue('1');
  third.unmount();

  const fourth = board([taken()], trucks);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '20' })));
  expect(change).toHaveBeenLastCalledWith(
    expect.objectContaining({ id: 1 }),
    { kind: 'step', to: 'sent', minutes: 20, truckId: 2 },
    'Omar',
  );
  fourth.unmount();
  board([taken()], trucks);
  expect(screen.queryByLabelText(desk.actions.truck)).toBeNull();
});

it('a price that was begun stands there again, also once a colleague has ended the job without one', async () => {
  const button = (name: RegExp) => screen.getByRole('button', { name });
  const first = board([job(1, { state: 'loaded' })]);
  fireEvent.click(button(/^Done and paid/));
  fireEvent.change(field(1, desk.actions.finalPrice), { target: { value: '345' } });
  fireEvent.change(field(1, desk.actions.payment), { target: { value: 'cash' } });
  first.unmount();

  const second = board([job(1, { state: 'loaded' })]);
  expect(field(1, desk.actions.finalPrice)).toHaveValue('345');
  expect(field(1, desk.actions.payment)).toHaveValue('cash');
  second.unmount();

  const third = board([job(1, { state: 'done', endedAt: new Date(NOW).toISOString() })]);
  const ended = screen.getByText(desk.board.ended(1)).closest('details')!;
  ended.open = true;
  fireEvent(ended, new Event('toggle'));
  expect(field(1, desk.actions.finalPrice)).toHaveValue('345');
  await submit(field(1, desk.actions.finalPrice));
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ id: 1 }),
    { kind: 'price', price: 345, payment: 'cash' },
    'Omar',
  );
  expect(button(/^Fill in the price/)).toBeVisible();
  third.unmount();

  // Given up: nothing of it is left.
  const fourth = board([job(1, { state: 'loaded' })]);
  fireEvent.click(button(/^Done and paid/));
  fireEvent.change(field(1, desk.actions.finalPrice), { target: { value: '300' } });
  fireEvent.click(button(/^Cancel/));
  fourth.unmount();
  board([job(1, { state: 'loaded' })]);
  expect(button(/^Done and paid/)).toBeVisible();
  expect(screen.queryByLabelText(desk.actions.finalPrice)).toBeNull();
});

it.each([
  ['truck', 'taken', /^Truck sent/, desk.actions.truck, '2'],
  ['price', 'loaded', /^Done and paid/, desk.actions.finalPrice, '345'],
] as const)(
  'a %s that stands there again takes the focus only once it is asked for',
  (_, state, asks, label, value) => {
    const trucks = [1, 2].map((id) => ({
      ...{ id, plate: `A ${id}`, kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true },
    }));
    const first = board([job(1, { state })], trucks);
    fireEvent.click(screen.getByRole('button', { name: asks }));
    fireEvent.change(field(1, label), { target: { value } });
    first.unmount();

    board([job(1, { state })], trucks);
    expect(field(1, label)).toHaveValue(value);
    expect(document.body).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: desk.newJob.cancel }));
    fireEvent.click(screen.getByRole('button', { name: asks }));
    expect(field(1, label)).toHaveFocus();
  },
);

it('a truck that was begun stands there again, unfolded, until it is saved', async () => {
  const trucks = () => screen.getByLabelText(desk.trucks.plate).closest('details')!;
  const first = board();
  expect(trucks().open).toBe(false);
  fireEvent.change(screen.getByLabelText(desk.trucks.plate), { target: { value: 'Dubai A 12345' } });
  first.unmount();

  const second = board();
  expect(trucks().open).toBe(true);
  expect(screen.getByLabelText(desk.trucks.plate)).toHaveValue('Dubai A 12345');
  fireEvent.change(screen.getByLabelText(desk.trucks.driver), { target: { value: 'Imran' } });
  fireEvent.change(screen.getByLabelText(desk.trucks.phone), { target: { value: '0507654321' } });
  await submit(screen.getByLabelText(desk.trucks.plate));
  expect(saveTruck).toHaveBeenCalledWith(expect.objectContaining({ plate: 'Dubai A 12345', driver: 'Imran' }));
  second.unmount();

  board();
  expect(trucks().open).toBe(false);
  expect(screen.getByLabelText(desk.trucks.plate)).toHaveValue('');
});

it('whoever waits is on the board without being asked for, however many are hurt and under way', () => {
  const many = (from: number, length: number, more: Partial<Job>) =>
    Array.from({ length }, (_, place) => job(from + place, more));
  board([
    ...many(1, 10, { state: 'sent', danger: 'said' }),
    ...many(11, 30, {}),
    ...many(41, 20, { state: 'sent', danger: undefined }),
  ]);
  expect(document.querySelectorAll('[data-state="new"]')).toHaveLength(30);
  expect(document.querySelectorAll('[data-job]')).toHaveLength(40);
  fireEvent.click(screen.getByRole('button', { name: 'Show more (20 left)' }));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(60);
});

it('a new job that was begun is open again with all of it and the same id, and nothing is left of it once saved', async () => {
  const first = board();
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '050 765 4321' } });
  fireEvent.click(screen.getByLabelText(desk.newJob.danger));
  add.mockResolvedValueOnce({ kind: 'failed' });
  await submit(screen.getByLabelText(desk.newJob.phone));
  first.unmount();

  const second = board();
  expect(screen.getByLabelText(desk.newJob.phone)).toHaveValue('050 765 4321');
  expect(screen.getByLabelText(desk.newJob.danger)).toBeChecked();
  await submit(screen.getByLabelText(desk.newJob.phone));
  const [[before], [after]] = add.mock.calls as [[{ id: string }], [{ id: string }]];
  expect(before).toMatchObject({ press: 1 });
  expect(after).toMatchObject({ id: before.id, press: 2, phone: '050 765 4321', danger: true, by: 'Omar' });
  expect(screen.queryByRole('dialog')).toBeNull();
  second.unmount();

  board();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('another number after an answer that was lost is another call, with an id of its own', async () => {
  board();
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  const phone = screen.getByLabelText(desk.newJob.phone);
  fireEvent.change(phone, { target: { value: '050 765 4321' } });
  add.mockResolvedValueOnce({ kind: 'failed' });
  await submit(phone);
  fireEvent.change(phone, { target: { value: '+971 50 765 4321' } });
  add.mockResolvedValueOnce({ kind: 'failed' });
  await submit(phone);
  fireEvent.change(phone, { target: { value: '055 111 2222' } });
  await submit(phone);
  const [[first], [again], [other]] = add.mock.calls as [{ id: string }][] as [
    [{ id: string }],
    [{ id: string }],
    [{ id: string }],
  ];
  expect(again.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
});

it('a call that is being saved is not given up, and its answer closes no other', async () => {
  let answer: (saved: unknown) => void = () => undefined;
  add.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  board();
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '050 765 4321' } });
  await submit(screen.getByLabelText(desk.newJob.phone));
  expect(screen.getByRole('button', { name: desk.newJob.cancel })).toBeDisabled();
  // A browser closes a dialog all the same when Escape is pressed twice.
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  await waitForElementToBeRemoved(() => screen.queryByText(desk.newJob.title));
  fireEvent.click(screen.getByRole('button', { name: desk.board.goOn }));
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '055 111 2222' } });
  await act(async () => answer({ kind: 'ok', value: undefined }));
  expect(screen.getByLabelText(desk.newJob.phone)).toHaveValue('055 111 2222');
  fireEvent.click(screen.getByRole('button', { name: desk.newJob.cancel }));
});

it('what is typed while a call is being saved stays, and goes with the next press', async () => {
  let answer: (saved: unknown) => void = () => undefined;
  add.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  board();
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '050 765 4321' } });
  await submit(screen.getByLabelText(desk.newJob.phone));
  fireEvent.click(screen.getByLabelText(desk.newJob.danger));
  await act(async () => answer({ kind: 'ok', value: undefined }));
  expect(screen.getByText(desk.newJob.typedSince)).toBeVisible();
  expect(screen.getByLabelText(desk.newJob.danger)).toBeChecked();
  await submit(screen.getByLabelText(desk.newJob.phone));
  const [[first], [second]] = add.mock.calls as [[{ id: string }], [{ id: string }]];
  expect(first).toMatchObject({ press: 1, danger: false });
  expect(second).toMatchObject({ id: first.id, press: 2, danger: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a new job that was put away half typed is told from another one', async () => {
  board();
  const away = async () => {
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    await waitForElementToBeRemoved(() => screen.queryByText(desk.newJob.title));
  };
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  await away();
  // Nothing was typed.
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '050 765 4321' } });
  await away();
  fireEvent.click(screen.getByRole('button', { name: desk.board.goOn }));
  expect(screen.getByLabelText(desk.newJob.phone)).toHaveValue('050 765 4321');
  fireEvent.click(screen.getByRole('button', { name: desk.newJob.cancel }));
  expect(await screen.findByRole('button', { name: desk.board.add })).toBeVisible();
});

it('every line for words is written in the direction of its words: an Arabic full stop stands at the left', () => {
  board();
  fireEvent.click(screen.getByRole('button', { name: desk.board.add }));
  const folded = more(1);
  folded.open = true;
  fireEvent(folded, new Event('toggle'));
  const lines = [
    ...document.querySelectorAll<HTMLInputElement>('input:not([type="tel"]):not([type="checkbox"]):not([inputmode])'),
  ];
  const named = lines.map(({ labels }) => labels?.[0]?.textContent);
  expect(named).toContain(desk.actions.note);
  expect(named).toContain(desk.trucks.driver);
  expect(lines.filter(({ dir }) => dir !== 'auto')).toEqual([]);
});

it('a call is put away where another tab ends the shift, and goes on with the next one', async () => {
  const user = userEvent.setup();
  /** As another tab of this device does it. */
  const elsewhere = (name?: string) => {
    if (name) localStorage.setItem('rnm.desk.shift', JSON.stringify({ name }));
    else localStorage.removeItem('rnm.desk.shift');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'rnm.desk.shift' })));
  };
  board();
  await user.click(screen.getByRole('button', { name: desk.board.add }));
  await user.type(screen.getByLabelText(desk.newJob.phone), '0501234567');
  elsewhere();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: desk.shift.start })).toBeVisible();
  await eventually(() => expect(screen.getByRole('heading', { name: desk.board.under(1) })).toHaveFocus());
  elsewhere('Sara');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: desk.board.goOn }));
  expect(screen.getByLabelText(desk.newJob.phone)).toHaveValue('0501234567');
  await submit(screen.getByLabelText(desk.newJob.phone));
  expect(add.mock.calls.map(([call]) => (call as { by: string }).by)).toEqual(['Sara']);
});
