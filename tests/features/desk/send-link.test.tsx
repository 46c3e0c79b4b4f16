/** Links as drafts: what is sent to a driver opens the job for that driver. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { SendLink } from '@/features/desk/job/send-link';
import { job } from './sample-job';

afterEach(() => vi.unstubAllGlobals());

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
