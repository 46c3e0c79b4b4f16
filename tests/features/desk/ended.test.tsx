/** Jobs that are over: of the last day, and those that still lack their price. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { eventually } from '../../support/eventually';
import { endIsNear } from './near';
import { job, NOW } from './sample-job';
import { SamplePanel } from './sample-panel';

const change = vi.fn().mockResolvedValue({ kind: 'ok', value: undefined });
beforeEach(() => {
  localStorage.setItem('rnm.desk.shift', JSON.stringify({ name: 'Omar' }));
  endIsNear(true);
});
afterEach(() => vi.unstubAllGlobals());

const show = (...jobs: Job[]) => render(<SamplePanel jobs={jobs} change={change} />);
const unfold = async (title: RegExp) => {
  const details = screen.getByText(title).closest('details') as HTMLDetailsElement;
  details.open = true;
  await act(async () => fireEvent(details, new Event('toggle')));
};
const alerts = () => screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);
const shown = () => [...document.querySelectorAll<HTMLElement>('[data-job]')].map(({ dataset }) => dataset.job);

it('a job that was done days ago without a price stands by itself, and gets it there', async () => {
  const done = { state: 'done', finalPrice: 260, endedAt: '2026-11-22T20:00:00.000Z' } as const;
  const before = job(2, { ...done, finalPrice: undefined, endedAt: '2026-11-19T20:00:00.000Z' });
  show(job(1, done), before);
  await unfold(/^Finished in the last 24 hours \(1\)/);
  expect(shown()).toEqual(['1']);
  await unfold(/^Done earlier, price missing \(1\)/);
  expect(shown()).toEqual(['1', '2']);
  fireEvent.click(screen.getByRole('button', { name: 'Fill in the price: RNM-000002' }));
  fireEvent.change(screen.getByLabelText('Price paid, AED'), { target: { value: '240' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save the price' })));
  expect(change).toHaveBeenCalledWith(before, { kind: 'price', price: 240 }, 'Omar');
});

it('says nothing of either where nothing is over', () => {
  show(job(1));
  expect(screen.queryByText(/^Finished|^Done before/)).toBeNull();
});

it.each(['before the answer', 'with the answer'])(
  'says that nothing was saved where a colleague’s end takes the card away %s',
  async (when) => {
    const ended = job(1, { state: 'cancelled', version: 2, reason: 'price', endedAt: '2026-11-22T21:59:30.000Z' });
    let answer = (): void => undefined;
    const pressed = new Promise<void>((resolve) => (answer = resolve));
    function Board() {
      const [jobs, setJobs] = useState([job(1)]);
      return (
        <SamplePanel
          jobs={jobs}
          change={async () => {
            if (when === 'before the answer') setJobs([ended]);
            await pressed;
            setJobs([ended]);
            return { kind: 'conflict', job: ended, error: '' };
          }}
        />
      );
    }
    render(<Board />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^I've got it/ })));
    expect(shown()).toEqual(when === 'before the answer' ? [] : ['1']);
    await act(async () => answer());
    expect(shown()).toEqual([]);
    expect(alerts()).toEqual([
      "RNM-000001: Somebody was faster. This job is now: Cancelled.You wanted: I've got it. None of it was saved.OK",
    ]);
    const ok = screen.getByRole('button', { name: 'OK' });
    ok.focus();
    fireEvent.click(ok);
    expect(alerts()).toEqual([]);
    await eventually(() => expect(screen.getByText(desk.board.none)).toHaveFocus());
  },
);

it('undo leads to the job’s card, though the board had drawn all it had when it came back', async () => {
  endIsNear(false);
  const open = [job(1, { state: 'sent' }), job(2, { state: 'sent' })];
  const done = job(3, {
    ...{ state: 'done', finalPrice: 260, endedAt: new Date(NOW).toISOString() },
    undoUntil: new Date(NOW + 60_000).toISOString(),
  });
  const { rerender } = show(...open, done);
  await unfold(/^Finished in the last 24 hours/);
  const undo = screen.getByRole('button', { name: /^Undo/ });
  undo.focus();
  await act(async () => fireEvent.click(undo));
  rerender(<SamplePanel jobs={[...open, job(3, { state: 'loaded', version: 2 })]} />);
  await act(() => new Promise(requestAnimationFrame));
  expect(document.querySelector('[data-job="3"] h3')).toHaveFocus();
});
