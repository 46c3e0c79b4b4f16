/** The cards of many jobs: how many are drawn, and which stay. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { ClockProvider } from '@/features/desk/alarm/clock';
import { JobList } from '@/features/desk/board/job-list';
import { endIsNear } from './near';
import { job } from './sample-job';
import { card, cardForEachTest, clock } from './shown-card';

cardForEachTest();

it('draws a few of many cards at first, and more when the end of them comes near the window', () => {
  const near = endIsNear(false);
  const many = Array.from({ length: 30 }, (_, i) => job(i + 1));
  render(<JobList copy={desk.board} jobs={many} card={card} />);
  expect(document.querySelectorAll('[data-job]')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  act(() => near());
  expect(document.querySelectorAll('[data-job]')).toHaveLength(6);
});

it('draws two dozen by itself, so that a search in the page finds a job below the window', () => {
  vi.useFakeTimers();
  endIsNear(false);
  render(<JobList copy={desk.board} jobs={Array.from({ length: 30 }, (_, i) => job(i + 1))} least={30} card={card} />);
  for (let turn = 0; turn < 10; turn += 1) act(() => vi.advanceTimersByTime(250));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(26);
});

it('goes on with the Tab key from the last card that stood before more were asked for', () => {
  render(<JobList copy={desk.board} jobs={Array.from({ length: 30 }, (_, i) => job(i + 1))} card={card} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show more (6 left)' }));
  expect(document.activeElement?.closest('[data-job]')).toHaveAttribute('data-job', '24');
});

it('shows the first two dozen of many, and keeps a card that is being used when others come before it', () => {
  const many = Array.from({ length: 30 }, (_, i) => job(i + 1));
  const list = (jobs: Job[]) => (
    <ClockProvider value={clock}>
      <JobList copy={desk.board} jobs={jobs} card={card} />
    </ClockProvider>
  );
  const { rerender } = render(list(many));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(24);
  fireEvent.focusIn(document.querySelector('[data-job="24"] a') as HTMLElement);
  rerender(list([job(99), ...many]));
  expect(document.querySelector('[data-job="24"]')).not.toBeNull();
  expect(document.querySelector('[data-job="23"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more (6 left)' }));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(31);
});
