import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ticketWords } from '@/content/ticket';
import { LINK_URL } from '@/contract/job/addresses';
import { TicketCard } from '@/features/ticket';
import { LangContext } from '@/lib/lang';
import { saveTicket, readTickets } from '@/lib/ticket';
import { eventually } from '../../support/eventually';

const ticket = { path: `/track#${'k'.repeat(40)}`, reference: 'RNM-1234' };

afterEach(() => vi.unstubAllGlobals());

for (const [way, come] of [
  [
    'a page that is come back to by Back',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
  ['a tab that is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)
  it(`${way} no longer leads to a booking that was cancelled since`, async () => {
    const view: { purpose: string; endedAt?: string } = { purpose: 'track' };
    vi.stubGlobal('fetch', async () => Response.json(view));
    saveTicket(ticket);
    render(<TicketCard />);
    const card = () => screen.queryByRole('link', { name: `Follow your booking: ${ticket.reference}` });
    await act(async () => undefined);
    expect(card()).toHaveAttribute('href', ticket.path);
    view.endedAt = '2026-11-21T08:00:00Z';
    await act(async () => void come());
    await eventually(() => expect(card()).toBeNull());
    expect(readTickets()).toEqual([]);
  });

it('leads to a job that is done for as long as that may be undone', async () => {
  const endedAt = '2026-11-21T08:00:00.000Z';
  let view = { purpose: 'track', state: 'done', endedAt, now: '2026-11-21T08:00:59.000Z' };
  const asked = vi.fn(async () => Response.json(view));
  vi.stubGlobal('fetch', asked);
  saveTicket(ticket);
  render(<TicketCard />);
  await act(async () => undefined);
  expect(asked).toHaveBeenCalled();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
  expect(readTickets()).toEqual([ticket]);
  view = { ...view, now: '2026-11-21T08:01:00.000Z' };
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => expect(readTickets()).toEqual([]));
});

const ended = (state: string) =>
  Response.json({ purpose: 'track', state, endedAt: '2026-11-21T08:00:00Z', now: '2026-11-21T08:00:01Z' });

/** The card of one ticket, once the server has answered. */
async function cardAfter(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
  saveTicket(ticket);
  render(<TicketCard />);
  await act(() => new Promise((done) => setTimeout(done)));
  return screen.queryByRole('link', { name: /RNM-1234/ });
}

it.each<[string, () => Promise<Response>]>([
  ['no network', () => Promise.reject(new TypeError('no network'))],
  ['a page of a gateway', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a server that is too busy', async () => Response.json({ error: 'later', endedAt: 'x' }, { status: 503 })],
  ['what is no job', async () => Response.json({ endedAt: '2026-11-21T08:00:00Z' })],
  ['a job under way', async () => Response.json({ purpose: 'track', state: 'assigned' })],
])('stays where the answer is no end: %s', async (_what, answer) => {
  expect(await cardAfter(answer)).toHaveAttribute('href', ticket.path);
  expect(readTickets()).toEqual([ticket]);
});

it.each<[string, Response]>([
  ['is too old, or has been renewed', Response.json({ error: 'x', link: 'expired' }, { status: 403 })],
  ['was cancelled a moment ago', ended('cancelled')],
])('goes where the link opens nothing any more, or the job %s', async (_what, answer) => {
  expect(await cardAfter(async () => answer)).toBeNull();
  expect(readTickets()).toEqual([]);
});

it('asks with the key of the link, and for the newest answer', async () => {
  await cardAfter(async () => Response.json({ purpose: 'track' }));
  expect(fetch).toHaveBeenLastCalledWith(LINK_URL, {
    headers: { Authorization: `Bearer ${'k'.repeat(40)}` },
    cache: 'no-store',
  });
});

it('leads to a second booking too, once it is made, and takes less room for each', async () => {
  const card = await cardAfter(async () => Response.json({ purpose: 'track' }));
  const aside = card!.closest('aside')!;
  expect([aside.dataset.notice, card!.querySelector('.max-sm\\:sr-only')]).toEqual(['', null]);
  await act(async () => saveTicket({ path: `/track#${'m'.repeat(40)}`, reference: 'RNM-1235' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Follow your booking: RNM-1235',
    'Follow your booking: RNM-1234',
  ]);
  expect([aside.dataset.notice, card!.querySelector('.max-sm\\:sr-only')]).toEqual(['high', expect.anything()]);
});

it('speaks the language of its page', () => {
  vi.stubGlobal('fetch', async () => Response.json({ purpose: 'track' }));
  saveTicket(ticket);
  render(
    <LangContext value="ar">
      <TicketCard />
    </LangContext>,
  );
  expect(screen.getByRole('link', { name: new RegExp(ticketWords.ar.text) })).toBeVisible();
  expect(screen.getByRole('complementary', { name: ticketWords.ar.label })).toBeVisible();
});
