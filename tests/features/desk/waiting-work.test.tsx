/** Who waits, in a line each, outside the board. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { useBoard } from '@/features/desk/board/use-board';
import { WaitingWork } from '@/features/desk/board/waiting-work';
import type { Saved } from '@/features/desk/stream/api';
import { FIRST } from '@/features/desk/stream/desk-state';
import type { DeskLink } from '@/features/desk/stream/use-desk';
import { MemoryRouter } from '../../support/router';
import { job, NOW } from './sample-job';

const now = () => NOW;
function Work({ link, by }: { link: DeskLink; by: string }) {
  return <WaitingWork copy={desk} services={booking.services} link={link} view={useBoard(link.state, now)} by={by} />;
}
const work = (jobs: Job[], by: string, change: DeskLink['change']) => {
  const state = { ...FIRST, status: 'ready' as const, jobs: new Map(jobs.map((one) => [one.id, one])) };
  return (
    <MemoryRouter>
      <Work link={{ state, change, add: vi.fn(), saveTruck: vi.fn() }} by={by} />
    </MemoryRouter>
  );
};
const show = (jobs: Job[], by = 'Omar', saved: Saved<unknown> = { kind: 'failed' }) => {
  const change = vi.fn().mockResolvedValue(saved);
  render(work(jobs, by, change));
  return change;
};
const rows = () => screen.queryAllByRole('listitem');

it('shows who may be hurt first, then the longest waiting, and counts what is under way', () => {
  show([
    job(1, { phone: '0501111111' }),
    job(2, { phone: '0502222222', danger: 'words' }),
    job(3, { state: 'sent' }),
    job(4, { state: 'done' }),
    job(5, { state: 'taken', stateAt: '2026-11-22T21:30:00.000Z' }),
  ]);
  expect(screen.getByRole('heading')).toHaveTextContent('2 jobs waiting · 2 under way · 1 without a truck');
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Call +971 50 222 2222',
    'Call +971 50 111 1111',
  ]);
  expect(rows()[0]).toHaveTextContent('May be hurt or in a lane');
});

it('a phone number within Arabic words keeps its order', () => {
  show([job(1, { words: 'رقم أخي 050 123 4567', place: 'رقم الحارس 055 765 4321' })]);
  expect(screen.getByText(/\u2066050 123 4567\u2069/)).toBeInTheDocument();
  expect(screen.getByText(/\u2066055 765 4321\u2069/)).toBeInTheDocument();
});

it('shows five, and says how many more there are on the board', () => {
  show(Array.from({ length: 8 }, (_, i) => job(i + 1)));
  expect(rows()).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Show more (3 left)' })).toHaveAttribute('href', '/admin/jobs');
});

it('counts the trucks that should have been there', () => {
  const eta = (ms: number) => ({
    at: new Date(NOW + ms).toISOString(),
    saidAt: '2026-11-22T21:00:00.000Z',
    by: 'Omar',
  });
  show([
    job(1, { state: 'sent', eta: eta(-60_000) }),
    job(2, { state: 'sent', eta: eta(60_000) }),
    job(3, { state: 'there', eta: eta(-60_000) }),
  ]);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Nobody is waiting · 3 under way · 1 truck is late$/);
});

it('counts those too that the board has no room for', () => {
  const jobs = new Map(Array.from({ length: 8 }, (_, i) => [i + 1, job(i + 1)]));
  const state = { ...FIRST, status: 'ready' as const, jobs, unshown: 766 };
  const link = { state, change: vi.fn(), add: vi.fn(), saveTruck: vi.fn() };
  render(<Work link={link} by="Omar" />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading')).toHaveTextContent(/^774 jobs waiting$/);
  expect(screen.getByRole('link', { name: 'Show more (769 left)' })).toBeVisible();
});

it('says that nobody waits, without an empty list', () => {
  show([job(1, { state: 'done' })]);
  expect(screen.getByRole('heading')).toHaveTextContent(/^Nobody is waiting$/);
  expect(screen.queryByRole('list')).toBeNull();
});

it('says so where its line is lost, and since when: nobody waits, as far as was heard', () => {
  const state = { ...FIRST, status: 'ready' as const, line: 'lost' as const, heardAt: NOW };
  const link = { state, change: vi.fn(), add: vi.fn(), saveTruck: vi.fn() };
  const { rerender } = render(<Work link={link} by="Omar" />, { wrapper: MemoryRouter });
  expect(screen.getByText(/as of \d\d:\d\d:\d\d/).parentElement).toHaveTextContent(desk.line.lost);
  rerender(<Work link={{ ...link, state: { ...state, line: 'live' } }} by="Omar" />);
  expect(screen.queryByText(/as of/)).toBeNull();
});

it('says the day too where its line was lost before midnight', () => {
  const state = { ...FIRST, status: 'ready' as const, line: 'lost' as const, heardAt: NOW - 86_400_000 };
  render(<Work link={{ state, change: vi.fn(), add: vi.fn(), saveTruck: vi.fn() }} by="Omar" />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText('as of Sun 22 Nov, 02:00:00')).toBeVisible();
});

it.each<[string, Saved<unknown>, string]>([
  [
    'somebody was faster',
    { kind: 'conflict', job: job(1, { state: 'taken', takenBy: 'Sara', version: 2 }), error: '' },
    'Sara was faster. This job is now: Taken.',
  ],
  ['the server does not answer', { kind: 'failed' }, 'No answer from the server, so it may not be saved. Press again.'],
])('says so when %s', async (_what, saved, said) => {
  const change = show([job(1)], 'Omar', saved);
  const button = screen.getByRole('button', { name: /^I've got it/ });
  button.focus();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^I've got it/ })));
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), { kind: 'step', to: 'taken' }, 'Omar');
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  // Where nothing was saved, whoever pressed it stands on it still.
  expect(saved.kind === 'failed' ? button : screen.getByRole('heading')).toHaveFocus();
});

it('says of each what is asked for, and how long is left until the promised call', () => {
  const { service: _none, ...call } = job(2, { origin: 'phone' });
  show([job(1), call]);
  expect(rows()[0]).toHaveTextContent(booking.services.towing_service);
  expect(rows()[1]).toHaveTextContent(desk.card.phoneJob);
  for (const row of rows()) expect(within(row).getByRole('timer')).toHaveTextContent(/^-?\d+:\d\d$|\d hours?$/);
  // Whoever is on shift needs no other one.
  expect(screen.queryByRole('link', { name: desk.shift.title })).toBeNull();
});

it('takes one job at a time: pressed again meanwhile, it takes no other; then the next', async () => {
  let answer: (saved: Saved<unknown>) => void = () => undefined;
  const change = vi.fn().mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(work([job(1), job(2)], 'Omar', change));
  const [first, second] = screen.getAllByRole('button', { name: /^I've got it/ });
  await act(async () => fireEvent.click(first!));
  // A button that is disabled gives the focus to the page's top.
  expect(first).toBeEnabled();
  expect(first).toHaveAttribute('aria-disabled', 'true');
  await act(async () => fireEvent.click(second!));
  expect(change).toHaveBeenCalledTimes(1);
  await act(async () => answer({ kind: 'failed' }));
  await act(async () => fireEvent.click(second!));
  expect(change).toHaveBeenCalledTimes(2);
});

it('asks for no second press once the job that no answer came to has been taken after all', async () => {
  const change = vi.fn().mockResolvedValue({ kind: 'failed' });
  const { rerender } = render(work([job(1), job(2)], 'Omar', change));
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: /^I've got it/ })[0]!));
  expect(screen.getByRole('alert')).toHaveTextContent('Press again.');
  rerender(work([job(1, { state: 'taken', takenBy: 'Omar', version: 2 }), job(2)], 'Omar', change));
  expect(screen.getByRole('alert')).toHaveTextContent(/^No answer came\. Check what is shown here now\.$/);
});

it('takes nothing while nobody is on shift', () => {
  show([job(1)], '');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Start your shift' })).toHaveAttribute('href', '/admin/jobs');
});

it.each([
  ['loading', 'connecting', desk.loading],
  ['loading', 'lost', desk.line.lost],
  ['absent', 'connecting', ''],
] as const)('says no more than is known while there is no board: %s, %s', (status, line, words) => {
  const link = { state: { ...FIRST, status, line }, change: vi.fn(), add: vi.fn(), saveTruck: vi.fn() };
  const { container } = render(<Work link={link} by="Omar" />, { wrapper: MemoryRouter });
  expect(container).toHaveTextContent(new RegExp(`^${words.replaceAll('.', String.raw`\.`)}$`));
});
