/** Links as drafts: what is sent to a driver opens the job for that driver. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { SendLink } from '@/features/desk/job/send-link';
import { job, NOW } from './sample-job';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const truck = (phone: string): Truck => ({
  id: 1,
  plate: 'D 1',
  kind: 'Flatbed',
  driver: 'Ali',
  phone,
  lang: 'en',
  onDuty: true,
});
const drafts = (phone: string) => (
  <SendLink
    copy={desk.links}
    job={job(1, { state: 'sent', truckId: 1, thereAt: '2026-11-22T21:59:30.000Z' })}
    trucks={[truck(phone)]}
    token="t"
    newTab={null}
  />
);

it('asks for new links where another driver has taken over the same truck: the old one opens nothing', async () => {
  let made = 0;
  const answer = () => new Response(JSON.stringify({ path: `/job#link${++made}` }));
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(answer())),
  );
  const { rerender } = render(drafts('0501112222'));
  const details = screen.getByText(desk.links.title).closest('details') as HTMLDetailsElement;
  details.open = true;
  await act(async () => fireEvent(details, new Event('toggle')));
  const messages = () => screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(messages().join()).toContain('#link1');
  await act(async () => rerender(drafts('0503334444')));
  expect(messages().join()).not.toContain('#link1');
  expect(messages().join()).toMatch(/503334444.*#link3/);
});

it('has no link of hours ago where it stays open all night: a caller’s would be over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answers: ((path: string) => void)[] = [];
  vi.stubGlobal('fetch', async () => {
    const path = await new Promise<string>((resolve) => answers.push(resolve));
    return new Response(JSON.stringify({ path }));
  });
  const answerAll = (path: string) => act(async () => answers.splice(0).forEach((answer) => answer(path)));
  let now = NOW;
  const clock = createClock(() => now);
  render(
    <ClockProvider value={clock}>
      <SendLink copy={desk.links} job={job(1)} trucks={[]} token="t" newTab={null} />
    </ClockProvider>,
  );
  const details = screen.getByText(desk.links.title).closest('details') as HTMLDetailsElement;
  details.open = true;
  await act(async () => fireEvent(details, new Event('toggle')));
  await answerAll('/pin#early');
  const [first] = screen.getAllByRole('link');
  expect(decodeURIComponent(first?.getAttribute('href') ?? '')).toContain('#early');
  now += 61 * 60_000;
  await act(async () => vi.advanceTimersByTime(1000));
  // Nobody's finger finds it gone meanwhile.
  expect(first).toBeInTheDocument();
  await answerAll('/pin#late');
  expect(decodeURIComponent(first?.getAttribute('href') ?? '')).toContain('#late');
});
