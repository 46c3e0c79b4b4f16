/** What is held of one customer: exported and erased. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubDialog } from '../../support/dialog';
import { env } from './configured-env';
import { record, LIST } from './sample-record';
import { show, signedInForEachTest } from './signed-in';
import { GOOD } from './support';

vi.mock('@/config/env', () => import('./configured-env'));
signedInForEachTest();

describe('one customer’s data', () => {
  const CRM = '/api/real-crm-endpoint';
  const other = record({
    id: '22222222-2222-4222-8222-222222222222',
    reference: 'RNM-222222',
    customerInfo: { ...record().customerInfo, firstName: 'Omar' },
  });
  const bodies = (calls: { init?: RequestInit }[]) =>
    calls.flatMap(({ init }) => (init?.method === 'POST' ? [JSON.parse(String(init.body)) as { action: string }] : []));
  /** Whether the list is never answered from now on. */
  let listWaits = false;
  afterEach(() => {
    listWaits = false;
  });
  /** The list with two bookings, the first one's details open; `reply` answers what is asked about it. */
  async function open(reply: () => { status: number; body?: unknown }) {
    stubDialog();
    let there = [record(), other];
    const calls = await show(
      {
        ...GOOD,
        [LIST]: () =>
          listWaits
            ? new Promise<never>(() => undefined)
            : { body: { bookings: there, total: there.length, pending: there.length } },
        [CRM]: () => {
          const answer = reply();
          if (answer.status === 200 && bodies(calls).at(-1)?.action === 'erase-booking') there = [other];
          return answer;
        },
      },
      '/admin/customers',
    );
    const item = (await screen.findByRole('heading', { name: 'Mariam Haddad' })).closest('li') as HTMLElement;
    fireEvent.click(within(item).getByText('Details'));
    return { calls, item };
  }

  it('is saved as a file named by the reference, or nothing is and the staff is told', async () => {
    const saved: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const files: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    let status = 503;
    const held = { booking: record(), jobs: [] };
    const { calls, item } = await open(() => ({ status, body: held }));
    const button = within(item).getByRole('button', { name: 'Export a copy: RNM-111111' });
    fireEvent.click(button);
    // Disabled, it would give the focus to the page's top.
    expect(button).toBeEnabled();
    expect(await within(item).findByText('No copy was made. Please try again.')).toBeVisible();
    expect(files).toEqual([]);
    status = 200;
    fireEvent.click(button);
    const told = await within(item).findByText('The copy is in RNM-111111.json.');
    expect(told).toBeVisible();
    expect(told).toHaveAttribute('role', 'status');
    expect(saved[0]?.type).toBe('application/json');
    expect(within(item).getByRole('region', { name: /: RNM-111111$/ })).toBeVisible();
    expect(files).toEqual(['RNM-111111.json']);
    expect(bodies(calls).at(-1)).toEqual({ action: 'export-booking', id: record().id });
    const text = await new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.readAsText(saved[0] as Blob);
    });
    expect(JSON.parse(text)).toEqual(held);
  });

  it('is erased after a question that names what goes; the booking leaves the list, and the focus goes to its title', async () => {
    let status = 503;
    const { calls, item } = await open(() => ({ status }));
    fireEvent.click(within(item).getByRole('button', { name: 'Erase for good: RNM-111111' }));
    const dialog = screen.getByRole('dialog', { name: 'Erase RNM-111111?' });
    for (const what of [
      'the booking of Mariam Haddad, \u200e050 123 4567, with everything in it',
      'its job on the desk, with notes, times, photos and price',
      'The desk’s figures count this job no longer.',
    ])
      expect(dialog).toHaveTextContent(what);
    expect(dialog).toHaveAccessibleDescription(
      /cannot be brought back.*Backups hold the booking until they are replaced/,
    );
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    expect(bodies(calls)).toEqual([]);
    const yes = within(dialog).getByRole('button', { name: 'Yes, erase it' });
    const escape = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(escape()).toBe(true);
    yes.focus();
    fireEvent.click(yes);
    // Escape would look like a "no", and it is on its way.
    expect(escape()).toBe(false);
    for (const button of within(dialog).getAllByRole('button')) expect(button).toBeDisabled();
    expect(
      await within(dialog).findByText('The server has not confirmed that it is erased. Please try again.'),
    ).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    expect(screen.queryByText('RNM-111111 is erased.')).toBeNull();
    status = 200;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Yes, erase it' }));
    expect(await screen.findByText('RNM-111111 is erased.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mariam Haddad' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Omar Haddad' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus();
    expect(bodies(calls).at(-1)).toEqual({ action: 'erase-booking', id: record().id });
  });

  it.each([
    ['was erased before', true, 'RNM-111111 is erased.'],
    [
      'is with endpoints that may not know how to erase',
      false,
      'The server has not confirmed that it is erased. Please try again.',
    ],
  ])('that is not found when it is to be erased %s', async (_, embeddedApi, text) => {
    const { item } = await open(() => ({ status: 404 }));
    Object.assign(env, { embeddedApi });
    fireEvent.click(within(item).getByRole('button', { name: 'Erase for good: RNM-111111' }));
    fireEvent.click(screen.getByRole('button', { name: 'Yes, erase it' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('is said to be erased, and the focus is at the list’s title, also while the list is slow to come again', async () => {
    const { item } = await open(() => ({ status: 200 }));
    fireEvent.click(within(item).getByRole('button', { name: /^Erase for good/ }));
    listWaits = true;
    fireEvent.click(screen.getByRole('button', { name: 'Yes, erase it' }));
    expect(await screen.findByText('RNM-111111 is erased.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mariam Haddad' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Bookings' })).toHaveFocus();
  });

  it('is asked for in a dialog whose button, pressed twice, presses nothing beneath it', async () => {
    const { item } = await open(() => ({ status: 200 }));
    fireEvent.click(within(item).getByRole('button', { name: /^Erase for good/ }));
    delete document.documentElement.dataset.pressed;
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(document.documentElement).toHaveAttribute('data-pressed');
  });

  it('stays when the staff thinks better of it', async () => {
    const { calls, item } = await open(() => ({ status: 200 }));
    fireEvent.click(within(item).getByRole('button', { name: /^Erase for good/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(bodies(calls)).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Mariam Haddad' })).toBeVisible();
  });
});
