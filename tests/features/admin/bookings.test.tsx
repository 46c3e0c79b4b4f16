/** The list of bookings: searched, filtered, marked as done, and asked for again. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { BookingRecord } from '@/contract/staff';
import { env } from './configured-env';
import { record, LIST } from './sample-record';
import { settled, show, signedInForEachTest, token } from './signed-in';
import { GOOD } from './support';
import { eventually } from '../../support/eventually';

vi.mock('@/config/env', () => import('./configured-env'));
signedInForEachTest();

describe('bookings', () => {
  const page = (bookings: BookingRecord[], next?: string) => ({
    body: { bookings, total: bookings.length, pending: bookings.filter((b) => b.status === 'pending').length, next },
  });

  it('show who, what and where, with call, WhatsApp and map links', async () => {
    await show(
      {
        ...GOOD,
        [LIST]: page([record({ position: { lat: 25.1, lng: 55.2, accuracy: 9.6 }, estimatedCost: 1250 })]),
      },
      '/admin/customers',
    );
    const item = (await screen.findByRole('heading', { name: 'Mariam Haddad' })).closest('li') as HTMLElement;
    expect(item).toHaveTextContent('Towing service, Deira · Right now · AED 1,250');
    expect(item).toHaveTextContent('RNM-111111 · 1 minute ago');
    expect(within(item).getByRole('link', { name: 'Call Mariam Haddad: +971 50 123 4567' })).toHaveAttribute(
      'href',
      'tel:+971501234567',
    );
    expect(
      within(item)
        .getByRole('link', { name: /WhatsApp/ })
        .getAttribute('href'),
    ).toMatch(/^https:\/\/wa\.me\/971501234567\?text=Hello%20Mariam.*RNM-111111/);
    expect(within(item).getByText('1 minute ago')).toHaveAttribute('title', '21 Nov 2026, 11:59');
    const elsewhere = [...item.querySelectorAll('a[target=_blank]')];
    expect(elsewhere).toHaveLength(2);
    for (const link of elsewhere) {
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleName(/, opens a new tab$/);
    }
    expect(within(item).getByRole('link', { name: /Map/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=25.10000%2C55.20000',
    );
    expect(item).toHaveTextContent('25.10000, 55.20000, within 10 m');
    expect(screen.getByText('1 booking found, 1 not done in all')).toBeVisible();
  });

  it('show a phone number within an Arabic description in its own order', async () => {
    const customerInfo = { ...record().customerInfo, description: 'رقم أخي 050 123 4567' };
    await show({ ...GOOD, [LIST]: page([record({ customerInfo })]) }, '/admin/customers');
    // In the list, and among the details.
    const texts = await screen.findAllByText(/\u2066050 123 4567\u2069/);
    expect(texts).toHaveLength(2);
    // Read from its own side, whatever stands around it.
    for (const text of texts) expect(text.closest('[dir=auto]')).not.toBeNull();
  });

  it('show markup as text and survive what the form would never send', async () => {
    const nasty = '<script>document.title="x"</script>';
    const who = { ...record().customerInfo, firstName: nasty, description: nasty.repeat(20), email: nasty };
    await show(
      {
        ...GOOD,
        [LIST]: page([
          record({ customerInfo: who, location: nasty, service: 'unknown' as never, attribution: { gclid: nasty } }),
        ]),
      },
      '/admin/customers',
    );
    expect(await screen.findByRole('heading', { name: `${nasty} Haddad` })).toBeVisible();
    expect(document.querySelector('script')).toBeNull();
    expect(document.title).toBe('');
  });

  it.each(['__proto__', 'constructor'])('are all there where one has the service %s', async (what) => {
    const odd = record({ service: what as never, urgency: what as never });
    await show({ ...GOOD, [LIST]: page([odd]) }, '/admin/customers');
    // In the list, and among the details.
    expect(await screen.findAllByText(what)).toHaveLength(3);
  });

  it('that leave the list when they are marked hand the focus to its title', async () => {
    let pending = true;
    await show(
      {
        ...GOOD,
        [LIST]: () => page(pending ? [record()] : []),
        '/api/real-crm-endpoint': () => {
          pending = false;
          return { status: 200 };
        },
      },
      '/admin/customers',
    );
    const mark = await screen.findByRole('button', { name: /^Mark as done/ });
    mark.focus();
    fireEvent.click(mark);
    expect(mark).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus());
  });

  it('that leave the list by a colleague’s hand give the focus to its title', async () => {
    let there = [record()];
    await show({ ...GOOD, [LIST]: () => page(there) }, '/admin/customers');
    (await screen.findByRole('button', { name: /^Mark as done/ })).focus();
    there = [];
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus();
  });

  it('that were cancelled are not said to be done', async () => {
    const cancelled = record({ status: 'done', end: 'cancelled', doneAt: '2026-11-20T19:00:00.000Z' });
    await show({ ...GOOD, [LIST]: () => page([cancelled]) }, '/admin/customers');
    expect(await screen.findByText('Cancelled')).toBeVisible();
    expect(screen.queryByText('Done', { selector: 'span' })).toBeNull();
    expect(screen.getByText('Ended at')).toBeInTheDocument();
    expect(screen.queryByText('Done at')).toBeNull();
  });

  it('are marked as done, and stay as they were when that fails', async () => {
    let status: BookingRecord['status'] = 'pending';
    let reply = 503;
    const calls = await show(
      {
        ...GOOD,
        [LIST]: () => page([record({ status })]),
        '/api/real-crm-endpoint': () => {
          if (reply === 200) status = 'done';
          return { status: reply };
        },
      },
      '/admin/customers',
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Mark as done/ }));
    expect(await screen.findByText('The server has not confirmed that. Please try again.')).toBeVisible();
    reply = 200;
    fireEvent.click(screen.getByRole('button', { name: /^Mark as done/ }));
    expect(await screen.findByRole('button', { name: /^Mark as not done/ })).toBeVisible();
    expect(screen.queryByText('The server has not confirmed that. Please try again.')).toBeNull();
    const sent = calls.findLast(({ init }) => init?.method === 'POST');
    expect(JSON.parse(String(sent?.init?.body))).toEqual({ action: 'update-booking', id: record().id, status: 'done' });
    expect((sent?.init?.headers as Record<string, string>).Authorization).toBe(`Bearer ${token}`);
  });

  it('that a colleague has erased leave the list when they are marked', async () => {
    let there = [record()];
    await show(
      {
        ...GOOD,
        [LIST]: () => page(there),
        '/api/real-crm-endpoint': () => {
          there = [];
          return { status: 404 };
        },
      },
      '/admin/customers',
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Mark as done/ }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull());
    expect(screen.queryByText('The server has not confirmed that. Please try again.')).toBeNull();
  });

  it('are searched once the words have rested, filtered, and loaded page by page', async () => {
    const first = record({ id: '00000000-0000-4000-8000-000000000000', reference: 'RNM-000000' });
    const other = record({ id: '22222222-2222-4222-8222-222222222222', reference: 'RNM-222222' });
    const calls = await show(
      { ...GOOD, [LIST]: () => page([first, record()], '7'), [`${LIST}&limit=20&before=7`]: () => page([other]) },
      '/admin/customers',
    );
    const older = await screen.findByRole('button', { name: 'Show older bookings' });
    // A list that comes takes the focus from nobody who has it elsewhere, or nowhere.
    expect(document.body).toHaveFocus();
    fireEvent.click(older);
    expect(await screen.findByText(/RNM-222222 ·/)).toBeVisible();
    expect(screen.getByText(/^Details/, { selector: '[data-booking^="1111"] summary' })).toHaveFocus();
    expect(screen.getByText(/RNM-111111 ·/)).toBeVisible();
    for (const typed of ['m', 'ma', 'mar'])
      fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'pending' } });
    await eventually(() => expect(calls.at(-1)?.url).toBe(`${LIST}&limit=20&q=mar&status=pending`));
    await settled();
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    // By Enter too it is this page that searches: the browser would load it anew.
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
    expect(calls.filter(({ url }) => /&q=ma?(&|$)/.test(url))).toEqual([]);
  });

  it('that are older say beside their button that they come, or that they could not be loaded', async () => {
    let failing = true;
    const older = record({ id: '22222222-2222-4222-8222-222222222222', reference: 'RNM-222222' });
    const answer = () => (failing ? { status: 500 } : page([older]));
    await show(
      { ...GOOD, [LIST]: () => page([record()], '7'), [`${LIST}&limit=20&before=7`]: answer },
      '/admin/customers',
    );
    const button = await screen.findByRole('button', { name: 'Show older bookings' });
    fireEvent.click(button);
    expect(button).not.toHaveTextContent('older');
    await eventually(() => expect(button.parentElement).toHaveTextContent('The bookings could not be loaded.'));
    failing = false;
    fireEvent.click(button);
    expect(await screen.findByText(/RNM-222222 ·/)).toBeVisible();
  });

  it.each([
    ['400', { status: 400 }],
    ['404', { status: 404 }],
    ['an answer of another shape', { body: { success: true } }],
    ['a page', { body: '<h1>Towing</h1>' }],
  ])('are hidden where the back end has none: %s', async (_what, reply) => {
    await show({ ...GOOD, [LIST]: reply }, '/admin/customers');
    await settled();
    await eventually(() => expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull());
    expect(screen.getByText('The Customers section will display detailed analytics.')).toBeVisible();
  });

  it.each([401, 500])('are hidden where existing endpoints answer the question with %i', async (status) => {
    Object.assign(env, { embeddedApi: false });
    await show({ ...GOOD, [LIST]: { status } }, '/admin/customers');
    await settled();
    await eventually(() => expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull());
  });

  it('say so when they could not be loaded, and when there are none', async () => {
    let failing = true;
    await show({ ...GOOD, [LIST]: () => (failing ? { status: 500 } : page([])) }, '/admin/customers');
    expect(await screen.findByText('The bookings could not be loaded.')).toBeVisible();
    expect(screen.getByText('The bookings could not be loaded.')).toHaveRole('status');
    failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No bookings yet. They appear here by themselves.')).toBeVisible();
    expect(screen.getByText('No bookings yet. They appear here by themselves.')).toHaveRole('status');
    expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus();
  });

  it('are never said to be none while a search that found nothing is taken back', async () => {
    await show({ ...GOOD, [LIST]: page([record()]), [`${LIST}&limit=20&q=`]: page([]) }, '/admin/customers');
    await screen.findByText('1 booking found, 1 not done in all');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zebra' } });
    const said = await screen.findByText(/^No booking matches/);
    const texts: string[] = [];
    const watch = new MutationObserver(() => texts.push(said.textContent));
    watch.observe(said, { subtree: true, childList: true, characterData: true });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await screen.findByText('1 booking found, 1 not done in all');
    watch.disconnect();
    expect(texts).not.toContain('No bookings yet. They appear here by themselves.');
  });

  it('say that there are more than were counted', async () => {
    await show(
      { ...GOOD, [LIST]: { body: { bookings: [record()], total: 1000, totalIsAtLeast: true, pending: 1234 } } },
      '/admin/customers',
    );
    expect(await screen.findByText('More than 1,000 bookings found, 1,234 not done in all')).toBeVisible();
  });
});
