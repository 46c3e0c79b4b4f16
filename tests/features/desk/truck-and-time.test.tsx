/** After "Truck sent": another truck, another time, and a price that is known later. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job, Truck } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { JobsProvider } from '@/features/desk/job/other-jobs';
import { dropDrafts } from '@/features/desk/use-draft';
import { SampleCard } from './sample-card';
import { job, NOW, truck } from './sample-job';

const change = vi.fn();
const clock = createClock(() => NOW);
beforeEach(() => {
  // The page keeps what was begun in a card.
  dropDrafts(1);
  change.mockReset();
  change.mockResolvedValue({ kind: 'ok', value: undefined });
});

const view = (one: Job, trucks: Truck[], others: Job[] = []) => (
  <ClockProvider value={clock}>
    <JobsProvider value={new Map([one, ...others].map((each) => [each.id, each]))}>
      <ul>
        <SampleCard job={one} trucks={trucks} change={change} onLost={vi.fn()} />
      </ul>
    </JobsProvider>
  </ClockProvider>
);
const show = (one: Job, trucks: Truck[] = [], others?: Job[]) => {
  const shown = render(view(one, trucks, others));
  const more = screen.queryByText(/^More/)?.closest('details');
  if (more) {
    more.open = true;
    fireEvent(more, new Event('toggle'));
  }
  return shown;
};
const options = () => [...(screen.getByLabelText('Truck') as HTMLSelectElement).options].map(({ text }) => text);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it.each(['sent', 'there', 'loaded'] as const)('a job that is %s takes another truck', async (state) => {
  const one = job(1, { state, truckId: 1 });
  show(one, [truck(1), truck(2)]);
  expect(screen.getByLabelText('Truck')).toHaveValue('1');
  expect(screen.getByRole('button', { name: 'Change the truck' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Truck'), { target: { value: '2' } });
  await press('Change the truck');
  expect(change).toHaveBeenCalledExactlyOnceWith(one, { kind: 'truck', truckId: 2 }, 'Omar');
});

it('a truck can be chosen later, and taken off again', async () => {
  const { rerender } = show(job(1, { state: 'sent' }), [truck(1)]);
  fireEvent.change(screen.getByLabelText('Truck'), { target: { value: '1' } });
  await press('Change the truck');
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'truck', truckId: 1 });
  rerender(view(job(1, { state: 'sent', truckId: 1, version: 2 }), [truck(1)]));
  fireEvent.change(screen.getByLabelText('Truck'), { target: { value: '' } });
  await press('Change the truck');
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'truck', truckId: null });
});

it('offers trucks that are on duty, and the one that was sent whether it is or not', () => {
  show(job(1, { state: 'sent', truckId: 2 }), [truck(1), truck(2, { onDuty: false }), truck(3, { onDuty: false })]);
  expect(options()).toEqual(['No truck chosen', 'Driver 1, \u200eDXB 1, Flatbed', 'Driver 2, \u200eDXB 2, Flatbed']);
});

it('shows the truck that a colleague has chosen meanwhile', () => {
  const { rerender } = show(job(1, { state: 'sent', truckId: 1 }), [truck(1), truck(2), truck(3)]);
  fireEvent.change(screen.getByLabelText('Truck'), { target: { value: '2' } });
  rerender(view(job(1, { state: 'sent', truckId: 3, version: 2 }), [truck(1), truck(2), truck(3)]));
  expect(screen.getByLabelText('Truck')).toHaveValue('3');
});

it('takes another time until the truck is there, and none afterwards', async () => {
  const one = job(1, { state: 'sent' });
  const { unmount } = show(one);
  expect(screen.getByRole('group', { name: 'New time: minutes from now' })).toBeVisible();
  await press('45');
  expect(change).toHaveBeenCalledExactlyOnceWith(one, { kind: 'eta', minutes: 45 }, 'Omar');
  unmount();
  show(job(1, { state: 'there' }));
  expect(screen.queryByRole('group', { name: 'New time: minutes from now' })).toBeNull();
});

it('goes out again with the truck that it was sent with, unless another or none is chosen', async () => {
  const one = job(1, { state: 'taken', truckId: 2 });
  const trucks = [truck(1), truck(2, { onDuty: false })];
  const { unmount } = show(one, trucks);
  fireEvent.click(screen.getByRole('button', { name: /^Truck sent/ }));
  expect(screen.getByLabelText('Truck')).toHaveValue('2');
  await press('20');
  expect(change).toHaveBeenCalledExactlyOnceWith(one, { kind: 'step', to: 'sent', minutes: 20, truckId: 2 }, 'Omar');
  unmount();
  show(one, trucks);
  fireEvent.click(screen.getByRole('button', { name: /^Truck sent/ }));
  fireEvent.change(screen.getByLabelText('Truck'), { target: { value: '' } });
  await press('20');
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'step', to: 'sent', minutes: 20, truckId: null });
});

it('sends no truck that has gone off duty since it stood there, as the form shows', async () => {
  const waits = job(1, { state: 'taken' });
  const { rerender, unmount } = show(waits, [truck(1)]);
  fireEvent.click(screen.getByRole('button', { name: /^Truck sent/ }));
  expect(screen.getByLabelText('Truck')).toHaveValue('1');
  rerender(view(waits, [truck(1, { onDuty: false }), truck(2)]));
  expect(screen.getByLabelText('Truck')).toHaveDisplayValue('No truck chosen');
  await press('20');
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'step', to: 'sent', minutes: 20, truckId: null });
  unmount();
  const sent = job(1, { state: 'sent' });
  const later = show(sent, [truck(1), truck(2)]);
  fireEvent.change(screen.getByLabelText('Truck'), { target: { value: '1' } });
  later.rerender(view(sent, [truck(1, { onDuty: false }), truck(2)]));
  expect(screen.getByLabelText('Truck')).toHaveDisplayValue('No truck chosen');
  expect(screen.getByRole('button', { name: 'Change the truck' })).toBeDisabled();
});

it('asks for no truck before one is sent', () => {
  show(job(1, { state: 'taken' }), [truck(1)]);
  expect(screen.queryByLabelText('Truck')).toBeNull();
  expect(screen.queryByRole('button', { name: '45' })).toBeNull();
});

it.each([
  ['that was not known is filled in when the job is done', {}, /^Fill in the price/, '260', ''],
  [
    'that was wrong is changed, and how it was paid stays',
    { finalPrice: 26, payment: 'card' },
    /^Change the price/,
    '260',
    'card',
  ],
] as const)('a price %s', async (_what, paid, name, price, payment) => {
  const one = job(1, { state: 'done', endedAt: '2026-11-22T21:59:30.000Z', ...paid });
  show(one);
  fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByLabelText('Price paid, AED')).toBeRequired();
  expect(screen.getByLabelText('Paid by')).toHaveValue(payment);
  fireEvent.change(screen.getByLabelText('Price paid, AED'), { target: { value: price } });
  await press('Save the price');
  expect(change).toHaveBeenCalledExactlyOnceWith(
    one,
    { kind: 'price', price: 260, ...(payment ? { payment } : {}) },
    'Omar',
  );
  expect(screen.queryByLabelText('Price paid, AED')).toBeNull();
});

it('no price is asked of a job that ended without a bill, nor of a company that asked for an account', () => {
  const { unmount } = show(job(1, { state: 'cancelled', reason: 'other', endedAt: '2026-11-22T21:59:30.000Z' }));
  expect(screen.queryByRole('button', { name: /price/ })).toBeNull();
  unmount();
  show(
    job(1, {
      state: 'done',
      endedAt: '2026-11-22T21:59:30.000Z',
      account: { company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' },
    }),
  );
  expect(screen.queryByRole('button', { name: /price/ })).toBeNull();
});

it('how it was paid is taken out again where it is not known after all', async () => {
  show(job(1, { state: 'done', endedAt: '2026-11-22T21:59:30.000Z', finalPrice: 260, payment: 'cash' }));
  fireEvent.click(screen.getByRole('button', { name: /^Change the price/ }));
  fireEvent.change(screen.getByLabelText('Paid by'), { target: { value: '' } });
  await press('Save the price');
  expect(change).toHaveBeenCalledWith(expect.anything(), { kind: 'price', price: 260, payment: null }, 'Omar');
});

it('a price typed on an Arabic keyboard is read as the figure that it is', async () => {
  show(job(1, { state: 'done', endedAt: '2026-11-22T21:59:30.000Z' }));
  fireEvent.click(screen.getByRole('button', { name: /^Fill in the price/ }));
  fireEvent.change(screen.getByLabelText('Price paid, AED'), { target: { value: '٢٦٠' } });
  await press('Save the price');
  expect(change).toHaveBeenCalledWith(expect.anything(), { kind: 'price', price: 260 }, 'Omar');
});

it.each(['262.50', '٢٦٢٫٥٠'])('a price with fils, %s, is not saved as a hundred times as much', (typed) => {
  show(job(1, { state: 'loaded' }));
  fireEvent.click(screen.getByRole('button', { name: /^Done and paid/ }));
  const price = screen.getByLabelText('Price paid, AED');
  fireEvent.change(price, { target: { value: typed } });
  expect(price).toBeInvalid();
  expect(price).toHaveAttribute('title', 'Whole AED, without fils');
  fireEvent.change(price, { target: { value: '1,263' } });
  expect(price).toBeValid();
  expect(price).toHaveValue('1263');
});

it('a price of a step that was taken back is paid no more, and none is left where it is taken out', async () => {
  const one = job(1, { state: 'loaded', estimate: 240, finalPrice: 260, payment: 'cash' });
  show(one);
  expect(screen.queryByText(/^Paid AED/)).toBeNull();
  expect(screen.getByText('Estimate AED 240')).toBeVisible();
  await press('Done and paid: RNM-000001');
  expect(screen.getByLabelText('Price paid, AED')).toHaveValue('260');
  fireEvent.change(screen.getByLabelText('Price paid, AED'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Paid by'), { target: { value: '' } });
  await press('Done and paid');
  expect(change).toHaveBeenCalledExactlyOnceWith(one, { kind: 'step', to: 'done', price: null, payment: null }, 'Omar');
});

it.each(['taken', 'sent'] as const)(
  'says of each truck on which other job it is, for a job that is %s',
  async (state) => {
    const others = [
      job(2, { state: 'sent', truckId: 1 }),
      job(3, { state: 'loaded', truckId: 1 }),
      job(4, { state: 'done', truckId: 2 }),
      job(5, { state: 'taken', truckId: 2 }),
    ];
    show(job(1, { state, truckId: 2 }), [truck(1), truck(2)], others);
    if (state === 'taken') await press('Truck sent: RNM-000001');
    expect(options()).toEqual([
      'No truck chosen',
      'Driver 1, \u200eDXB 1, Flatbed, now on RNM-000002, RNM-000003',
      'Driver 2, \u200eDXB 2, Flatbed',
    ]);
  },
);
