/** Jobs of any age are found from the board. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { FoundJobs } from '@/contract/job/find';
import { DeskPanel } from '@/features/desk/board/desk-panel';
import { useBoard } from '@/features/desk/board/use-board';
import { useShift } from '@/features/desk/shift/use-shift';
import { FIRST } from '@/features/desk/stream/desk-state';
import { eventually } from '../../support/eventually';
import { endIsNear } from './near';
import { job, NOW } from './sample-job';

const now = () => NOW;
const old = job(7, { origin: 'phone', state: 'done', endedAt: '2026-10-01T08:00:00.000Z' });
const state = { ...FIRST, status: 'ready' as const, jobs: new Map([[1, job(1)]]) };
const Panel = ({ jobs = state.jobs, boards = 1 }) => (
  <DeskPanel
    copy={desk}
    services={booking.services}
    link={{ state: { ...state, jobs, boards }, change: vi.fn(), add: vi.fn(), saveTruck: vi.fn() }}
    view={useBoard({ ...state, jobs }, now)}
    token="t"
    shift={useShift('t')}
  />
);
const server = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  localStorage.setItem('rnm.desk.shift', JSON.stringify({ name: 'Omar' }));
  endIsNear(true);
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

const find = async (q: string, answer: FoundJobs | number) => {
  server.mockResolvedValueOnce(
    typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer),
  );
  const field = screen.getByLabelText(desk.find.label);
  fireEvent.change(field, { target: { value: q } });
  await act(async () => fireEvent.submit(field.closest('form')!));
};
const section = () => screen.getByText(desk.find.title).closest('details')!;
const said = () => within(section()).getAllByText((_, element) => element?.getAttribute('role') === 'status')[0];

it('an old call is found with all that can be done with it; what stands on the board is changed there', async () => {
  const { rerender } = render(<Panel />);
  section().open = true;
  await find(' 050 12345 ', { jobs: [old, job(1)], more: false });
  expect(server.mock.lastCall?.[0]).toBe('/api/desk/find?q=050%2012345');
  expect(said()).toHaveTextContent('2 jobs found. On the board, to be changed there: RNM-000001.');
  const card = (id: number) => section().querySelector<HTMLElement>(`[data-job="${id}"]`)!;
  expect(within(card(7)).getByRole('button', { name: /^Fill in the price/ })).toBeVisible();
  expect(within(card(1)).queryByRole('button')).toBeNull();
  // Changed, it is known to the board, and still no job of the last day.
  rerender(<Panel jobs={new Map([...state.jobs, [7, { ...old, version: 2, finalPrice: 300 }]])} />);
  expect(card(7)).toHaveTextContent('Paid AED 300');
  expect(card(7)).not.toHaveTextContent('Estimate');
  expect(screen.queryByText(/^Finished in the last 24 hours/)).toBeNull();
  // The next board has no jobs of so long ago.
  rerender(<Panel />);
  expect(card(7)).toHaveTextContent('Paid AED 300');
});

it('says that nothing matches, that there are more, and that no answer came; without a word it asks nothing', async () => {
  render(<Panel />);
  section().open = true;
  server.mockClear();
  const field = screen.getByLabelText(desk.find.label);
  fireEvent.change(field, { target: { value: '  ' } });
  await act(async () => fireEvent.submit(field.closest('form')!));
  expect(server).not.toHaveBeenCalled();
  expect(said()).toBeEmptyDOMElement();
  await find('nobody', { jobs: [], more: false });
  expect(said()).toHaveTextContent('No job matches.');
  await find('a', { jobs: [old], more: true });
  expect(said()).toHaveTextContent('The 1 newest are shown. Add a word to find others.');
  await find('a', 503);
  expect(said()).toHaveTextContent(desk.find.failed);
  expect(section().querySelector('[data-job]')).toBeNull();
});

it('a search that is corrected before its answer has come is answered, in whichever order the answers come', async () => {
  render(<Panel />);
  section().open = true;
  const answers: ((answer: Response) => void)[] = [];
  server.mockReset();
  server.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const field = screen.getByLabelText(desk.find.label);
  const ask = async (q: string) => {
    fireEvent.change(field, { target: { value: q } });
    await act(async () => fireEvent.submit(field.closest('form')!));
  };
  await ask('Ali');
  await ask('Ali');
  await ask('Alia');
  expect(server.mock.calls.map(([url]) => url)).toEqual(['/api/desk/find?q=Ali', '/api/desk/find?q=Alia']);
  await act(async () => answers[1]!(Response.json({ jobs: [old], more: false })));
  expect(section().querySelector('[data-job="7"]')).not.toBeNull();
  await act(async () => answers[0]!(Response.json({ jobs: [], more: false })));
  expect(section().querySelector('[data-job="7"]')).not.toBeNull();
  expect(said()).toHaveTextContent('1 job found');
});

it('a job that was erased elsewhere leaves what was found with the next board; one that was only changed stays', async () => {
  const { rerender } = render(<Panel />);
  section().open = true;
  await find('Deira', { jobs: [job(9), job(8), old], more: false });
  expect(section().querySelectorAll('[data-job]')).toHaveLength(3);
  server.mockReset();
  server.mockImplementation(async (url) => {
    if (url.startsWith('/api/desk/find')) return Response.json({ jobs: [job(9)], more: false });
    return url.endsWith('/8')
      ? Response.json({ error: 'There is no such job' }, { status: 404 })
      : new Response('<h1>Please log in to the Wi-Fi</h1>', { status: 404 });
  });
  await act(async () => rerender(<Panel boards={2} />));
  await eventually(() => expect(section().querySelector('[data-job="8"]')).toBeNull());
  expect([...section().querySelectorAll<HTMLElement>('[data-job]')].map((one) => one.dataset.job)).toEqual(['9', '7']);
  expect(server.mock.calls.map(([url]) => url)).not.toContain('/api/desk/jobs/9');
});
