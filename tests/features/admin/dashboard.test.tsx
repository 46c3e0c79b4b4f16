import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import type { BookingRecord } from '@/contract/staff';
import type { DeskAround } from '@/features/admin';
import type { Credential } from '@/features/admin/session/credential';
import { stubDialog } from '../../support/dialog';
import {
  GOOD,
  makeCredential,
  NOON,
  SERVER_TOKEN,
  renderAdmin,
  SESSION_KEY,
  sessionOf,
  stubApi,
  type Replies,
  type Reply,
} from './support';
import { eventually } from '../../support/eventually';

/** Ads and replay are configured, unless a test says otherwise. */
const ids = vi.hoisted(() => ({ adsId: 'AW-1', clarityId: 'x', embeddedApi: true }));
vi.mock('@/config/env', async (original) => {
  const { env } = await original<{ env: Record<string, unknown> }>();
  return { env: Object.setPrototypeOf(ids, env) as typeof env };
});

let credential: Credential;
let token: string;
beforeAll(async () => {
  ({ credential, token } = await makeCredential());
}, 60_000);
beforeEach(() => {
  sessionStorage.setItem(SESSION_KEY, sessionOf(token));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Object.assign(ids, { adsId: 'AW-1', clarityId: 'x', embeddedApi: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
const show = async (replies: Replies, path = '/admin', now = () => NOON) => {
  const calls = stubApi(replies);
  renderAdmin({ credential, path, now });
  await screen.findByRole('tablist');
  return calls;
};
const settled = () => screen.findByText(/^Updated at|^The figures could not be loaded|does not accept|failed\. These/);
const card = (name: string) => screen.getByRole('region', { name });
const dot = (name: RegExp) => screen.getByRole('button', { name });
const STATS = '/api/mongodb-health?action=dashboard-stats';

describe('figures', () => {
  it("show in the document's formats, with the token on every question", async () => {
    const calls = await show(GOOD);
    expect(await screen.findByText('Updated at 12:00:00')).toBeVisible();
    expect(card('Total Customers')).toHaveTextContent('1.2K');
    expect(card('Total Customers')).toHaveTextContent('1,234');
    expect(card('Total Calls')).toHaveTextContent('56');
    expect(card('Conversion Rate')).toHaveTextContent('17.6%');
    expect(card('Total Revenue')).toHaveTextContent('AED 2.4M');
    expect(screen.getByText('No recent activity to display')).toBeVisible();
    const guarded = calls.filter(({ url }) => /dashboard-stats|business-insights/.test(url));
    expect(guarded.map(({ init }) => (init?.headers as Record<string, string>).Authorization)).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  it('say "not available" where the answer holds none, and never guess', async () => {
    await show({ ...GOOD, [STATS]: { body: { totalCalls: 4 } } });
    await settled();
    expect(card('Total Calls')).toHaveTextContent('4');
    for (const name of ['Total Customers', 'Conversion Rate', 'Total Revenue'])
      expect(card(name)).toHaveTextContent('Not available');
  });

  it.each<[string, Replies[string]]>([
    ['500', { status: 500, body: 'oops' }],
    ['half an answer', { body: '{"totalCustomers": 12' }],
    ['a 200 that says itself that it failed', { body: { success: false, error: 'No connection to the database' } }],
    ['no network', () => Promise.reject(new TypeError('x'))],
  ])('stay 0 with a line and Retry when the first load fails: %s', async (_what, reply) => {
    let failing = true;
    const good = GOOD[STATS] as object;
    await show({ ...GOOD, [STATS]: () => (failing ? (typeof reply === 'function' ? reply() : (reply ?? {})) : good) });
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    expect(card('Total Customers')).toHaveTextContent(/Customers0$/);
    expect(card('Total Revenue')).toHaveTextContent('AED 0');
    expect(card('Total Calls')).toHaveTextContent(/Calls0$/);
    expect(card('Conversion Rate')).toHaveTextContent('0.0%');
    expect(screen.getByText('No recent activity to display')).toBeVisible();
    failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1.2K')).toBeVisible();
  });

  it.each<[string, string, Replies[string], string | RegExp, string]>([
    ['500 for everything', '/api/', { status: 500, body: 'oops' }, 'The figures could not be loaded.', 'Error'],
    // The health check wants a 2xx, whatever its body: half an answer is one, and a refused token does not touch it.
    [
      'half an answer for everything',
      '/api/',
      { body: '{"totalCustomers": 4, "tota' },
      'The figures could not be loaded.',
      'Connected',
    ],
    ['a token that is refused', STATS, { status: 401 }, /^The server does not accept this sign-in/, 'Connected'],
  ])(
    "stay 0 with a line, each dot's state and a way to try again: %s",
    async (_what, where, reply, words, database) => {
      Object.assign(ids, { adsId: '', clarityId: '' });
      let failing = true;
      const replies = Object.entries(GOOD).map(([start, good]): [string, () => Reply] => [
        start,
        () => (failing && start.startsWith(where) ? reply : good) as Reply,
      ]);
      await show(Object.fromEntries(replies));
      expect(await screen.findByText(words)).toHaveRole('status');
      const dots = () =>
        screen
          .getAllByRole('button', { name: /: (?:Connected|Error|Checking|Not configured)$/ })
          .map((one) => [one.textContent, one.querySelector('[data-state]')?.getAttribute('data-state')]);
      const all = (checked: string) => [
        [`Database: ${checked}`, checked.toLowerCase()],
        ['Google Ads: Not configured', 'off'],
        ['Call tracking: Connected', 'connected'],
        ['Behaviour analytics: Not configured', 'off'],
      ];
      await waitFor(() => expect(dots()).toEqual(all(database)));
      expect(card('Total Customers')).toHaveTextContent(/Customers0$/);
      expect(card('Total Revenue')).toHaveTextContent('AED 0');
      expect(card('Conversion Rate')).toHaveTextContent('0.0%');
      expect(screen.getByText('No recent activity to display')).toBeVisible();
      failing = false;
      fireEvent.click(screen.getByRole('button', { name: /^(Retry|Refresh)$/ }));
      expect(await screen.findByText(/^Updated at/)).toBeVisible();
      await waitFor(() => expect(dots()).toEqual(all('Connected')));
    },
  );

  it.each([
    ['', 4],
    ['/customers', 2],
    ['/ads', 3],
    ['/calls', 2],
  ])('are neither zeros nor "not available" before any answer has come: /admin%s', async (tab, count) => {
    stubApi({ ...GOOD, [STATS]: () => new Promise(() => undefined) });
    renderAdmin({ credential, path: `/admin${tab}`, now: () => NOON });
    await screen.findByRole('tablist');
    await eventually(() => expect(screen.getAllByText('…')).toHaveLength(count));
    expect(screen.queryByText('No recent activity to display')).toBeNull();
    expect(screen.getAllByText('Loading the figures…')[0]).toBeVisible();
  });

  it('that do not come within ten seconds have failed, and show once they come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    stubApi(GOOD);
    const { fetch: replies } = globalThis;
    let answers = false;
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
      answers
        ? replies(url, init)
        : new Promise((_, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new DOMException('in time', 'AbortError')));
          }),
    );
    renderAdmin({ credential, now: Date.now.bind(Date) });
    await screen.findByRole('tablist');
    expect(dot(/^Database/)).toHaveTextContent(/Checking/);
    expect(screen.getAllByText('Loading the figures…')[0]).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByText('The figures could not be loaded.')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    await waitFor(() => expect(dot(/^Database/)).toHaveTextContent(/Error/));
    answers = true;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText(/^Updated at/)).toBeVisible();
    await waitFor(() => expect(dot(/^Database/)).toHaveTextContent(/Connected/));
  });

  it('stay as they were when a later load fails, with both times', async () => {
    let now = NOON;
    let failing = false;
    await show({ ...GOOD, [STATS]: () => (failing ? { status: 503 } : (GOOD[STATS] as object)) }, '/admin', () => now);
    await settled();
    failing = true;
    now += 45_000;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The refresh at 12:00:45 failed. These figures are from 12:00:00.')).toBeVisible();
    expect(card('Total Customers')).toHaveTextContent('1.2K');
    // "Retry" is for a first load that failed.
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeVisible();
  });

  it('say of which day they are, once a load fails after midnight in Dubai', async () => {
    const evening = '2026-12-31T19:59:30.000Z';
    let now = Date.parse(evening);
    let failing = false;
    sessionStorage.setItem(SESSION_KEY, sessionOf(token, evening));
    await show({ ...GOOD, [STATS]: () => (failing ? { status: 503 } : (GOOD[STATS] as object)) }, '/admin', () => now);
    await settled();
    failing = true;
    now += 45_000;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    const said = 'The refresh at 00:00:15 failed. These figures are from Thu 31 Dec 2026, 23:59:30.';
    expect(await screen.findByText(said)).toBeVisible();
  });

  it('tell a screen reader of the load that was asked for and of one that failed, and leave the focus where it is', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    let status = 200;
    await show({ ...GOOD, [STATS]: () => (status === 200 ? (GOOD[STATS] as object) : { status }) }, '/admin', () =>
      Date.now(),
    );
    await settled();
    const told = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    refresh.focus();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText(/^Updated at 12:00:3\d/)).toBeVisible();
    expect(told()).toBe('');
    expect(refresh).toHaveFocus();
    fireEvent.click(refresh);
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(refresh);
    await waitFor(() => expect(told()).toMatch(/^Updated at 12:00:3\d$/));
    expect(refresh).toHaveFocus();
    status = 503;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(told()).toMatch(/^The refresh at 12:01:0\d failed/));
    // Once, and not each half minute of a line that is lost.
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText(/^The refresh at 12:01:3\d failed/)).toBeVisible();
    expect(told()).toBe('');
    fireEvent.click(refresh);
    await waitFor(() => expect(told()).toMatch(/^The refresh at 12:01:3\d failed/));
    // Another reason is told of by itself: nothing but signing in again helps.
    status = 401;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await waitFor(() => expect(told()).toMatch(/does not accept this sign-in/));
  });

  it('are loaded anew by hand while a health check still waits for its answer', async () => {
    let failing = true;
    const calls = await show({
      ...GOOD,
      '/api/mongodb-health': () => new Promise(() => undefined),
      [STATS]: () => (failing ? { status: 500 } : (GOOD[STATS] as object)),
    });
    expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
    expect(dot(/Database: Checking/)).toBeVisible();
    failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('1.2K')).toBeVisible();
    const asked = (end: string) => calls.filter(({ url }) => url.endsWith(end)).length;
    expect([asked('mongodb-health'), asked('health-check')]).toEqual([1, 2]);
  });

  it('say what to do when the server does not accept the token', async () => {
    await show({ ...GOOD, [STATS]: { status: 401, body: { error: 'x' } } });
    expect(
      await screen.findByText(/The server does not accept this sign-in\. Log out and sign in again/),
    ).toBeVisible();
  });

  it('are not spoilt by the second answer missing', async () => {
    await show({ ...GOOD, '/api/real-crm-endpoint?action=business-insights': { status: 500 } }, '/admin/ads');
    await settled();
    expect(screen.getByText('Ad spend').nextSibling).toHaveTextContent('Not available');
    expect(screen.getByText('Cost per conversion').nextSibling).toHaveTextContent('Not available');
    expect(screen.getByText('Conversions').nextSibling).toHaveTextContent('12');
  });

  it('are loaded again every 30 s, in a hidden tab too, at once on coming back late, and by hand', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    const calls = await show(GOOD, '/admin', Date.now.bind(Date));
    sessionStorage.clear();
    await settled();
    const count = () => calls.filter(({ url }) => url === STATS).length;
    expect(count()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(count()).toBe(2);
    const hide = async (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
      await act(() => vi.advanceTimersByTimeAsync(10));
    };
    await hide(true);
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(count()).toBe(3);
    // Asleep for an hour: no timer fired.
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(count()).toBe(3);
    await hide(false);
    await eventually(() => expect(count()).toBe(4));
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await eventually(() => expect(count()).toBe(5));
    vi.useRealTimers();
  });
});

describe('trends', () => {
  const filled = (days: number[]) =>
    days.map((value, i) => ({ date: `2026-11-${String(21 - days.length + i).padStart(2, '0')}`, value }));

  it('draw a bar for each day where five days have a figure, and give all figures in one table', async () => {
    const series = {
      totalCalls: filled([3, 2, 9, 4, 0, 1500]),
      // In whatever order they come.
      totalRevenue: filled([0, 0, 0, 0, 0, 280]).reverse(),
      conversionRate: [{ date: '2026-11-20', value: 33.3 }],
    };
    await show({ ...GOOD, [STATS]: { body: { totalCalls: 1500, conversionRate: 33.3, series } } });
    await settled();
    const trends = screen.getByRole('region', { name: 'Last 14 days' });
    expect(trends.querySelectorAll('svg')).toHaveLength(1);
    expect(trends.querySelectorAll('rect')).toHaveLength(6);
    const rows = within(trends)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent);
    expect(rows).toHaveLength(15);
    expect(rows[0]).toBe('DayTotal CallsConversion RateTotal Revenue');
    expect(rows[1]).toMatch(/20 Nov1,50033\.3%AED 280$/);
    expect(rows[2]).toMatch(/19 Nov0No dataAED 0$/);
    expect(rows[7]).toMatch(/14 NovNo dataNo dataNo data$/);
    expect(card('Conversion Rate')).toHaveTextContent('33.3%');
  });
});

describe('recent activity', () => {
  it('shows status, text and how long ago; markup stays text', async () => {
    const recentActivity = [
      { id: '1', status: 'success', message: 'RNM-1: done', timestamp: new Date(NOON - 300_000).toISOString() },
      {
        id: '2',
        status: 'warning',
        message: '<img src=x onerror=alert(1)>',
        timestamp: new Date(NOON - 7_200_000).toISOString(),
      },
      { id: '3', status: 'whatever', message: 'Something', timestamp: 'x' },
      { id: '4', status: 'success', message: 'RNM-4', timestamp: 'x', end: 'no_show' },
      { id: '5', status: 'success', message: 'RNM-5', timestamp: 'x', end: 'unheard of' },
    ];
    await show({ ...GOOD, [STATS]: { body: { recentActivity } } });
    await settled();
    const items = within(screen.getByRole('region', { name: 'Recent Activity' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Done5 minutes agoRNM-1: done',
      'Not done2 hours ago<img src=x onerror=alert(1)>',
      'ProblemSomething',
      'Nobody thereRNM-4',
      'DoneRNM-5',
    ]);
    // An Arabic name is read from its own side.
    expect(items.map((item) => item.querySelector('[dir=auto]')?.textContent)).toEqual(
      recentActivity.map(({ message }) => message),
    );
  });
});

it.each([
  ['ads', 'Ad spend', 'AED 0'],
  ['calls', 'Average call duration', '0:00 min'],
  ['customers', 'Average lead score', '0'],
])('a first load that failed leaves 0 in the tab %s too', async (tab, label, zero) => {
  await show({ ...GOOD, [STATS]: { status: 500 } }, `/admin/${tab}`);
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  expect(screen.getByText(label, { selector: 'dt' }).nextElementSibling).toHaveTextContent(zero);
});

describe('health dots', () => {
  it.each<[string, Replies, string, string]>([
    ['both answer', GOOD, 'Connected', 'Connected'],
    ['database failing', { ...GOOD, '/api/mongodb-health': { status: 503 } }, 'Error', 'Connected'],
    [
      'ads failing',
      { ...GOOD, '/api/real-crm-endpoint?action=health-check': () => Promise.reject(new TypeError('x')) },
      'Connected',
      'Error',
    ],
    ['another body, but a 2xx', { ...GOOD, '/api/mongodb-health': { body: 'healthy' } }, 'Connected', 'Connected'],
  ])('%s', async (_what, replies, database, ads) => {
    let answer = () => undefined as void;
    const held = new Promise<void>((done) => (answer = done));
    const later = (reply: Replies[string]) => () =>
      held.then(() => (typeof reply === 'function' ? reply() : (reply as object)));
    await show(Object.fromEntries(Object.entries(replies).map(([start, reply]) => [start, later(reply)])));
    for (const name of ['Database', 'Google Ads'])
      expect(screen.getByRole('button', { name: `${name}: Checking` })).toBeVisible();
    answer();
    expect(await screen.findByRole('button', { name: `Database: ${database}` })).toBeVisible();
    expect(await screen.findByRole('button', { name: `Google Ads: ${ads}` })).toBeVisible();
    for (const name of ['Call tracking', 'Behaviour analytics'])
      expect(screen.getByRole('button', { name: `${name}: Connected` })).toBeVisible();
  });

  const state = (name: string) => dot(new RegExp(name)).querySelector('[data-state]')!.getAttribute('data-state');

  it('are grey for ads and behaviour analytics where no id is configured, whatever the API answers', async () => {
    Object.assign(ids, { adsId: '', clarityId: '' });
    await show(GOOD);
    await settled();
    for (const name of ['Google Ads', 'Behaviour analytics']) {
      expect(screen.getByRole('button', { name: `${name}: Not configured` })).toBeVisible();
      expect(state(name)).toBe('off');
    }
    act(() => dot(/Google Ads/).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Not configured. Last check: none');
    expect(state('Database')).toBe('connected');
    expect(state('Call tracking')).toBe('connected');
  });

  it.each([
    ['a web page: a host’s own, a sign-in', '<!doctype html><h1>Sign in</h1>', 'Error'],
    ['a body that says it is not', { connected: false }, 'Error'],
    ['an error with status 200', { status: 'error' }, 'Error'],
    ['any other body', 'OK', 'Connected'],
  ])('tell well from unwell: %s', async (_, body, state) => {
    await show({ ...GOOD, '/api/mongodb-health': { body } });
    expect(await screen.findByRole('button', { name: `Database: ${state}` })).toBeVisible();
  });

  it('follow the answer of existing endpoints, which may know ads of their own', async () => {
    Object.assign(ids, { adsId: '', embeddedApi: false });
    await show(GOOD);
    expect(await screen.findByRole('button', { name: 'Google Ads: Connected' })).toBeVisible();
  });

  it('say when they were checked, and that two of them were not', async () => {
    await show(GOOD);
    await settled();
    act(() => dot(/Call tracking/).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Connected. Last check: assumed, not checked');
    act(() => dot(/Database/).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Connected. Last check: 12:00:00');
    expect(dot(/Database/)).toHaveAccessibleName('Database: Connected');
    expect(dot(/Database/), 'the state once, in the name').toHaveAccessibleDescription('Last check: 12:00:00');
    fireEvent.keyDown(dot(/Database/), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('say it to a pointer that rests on them until Escape is pressed, wherever the focus is', async () => {
    await show(GOOD);
    await settled();
    const rests = dot(/Database/).parentElement!;
    fireEvent.pointerEnter(rests);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Connected. Last check: 12:00:00');
    expect(dot(/Database/)).toHaveAccessibleDescription('Last check: 12:00:00');
    fireEvent.pointerLeave(rests);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerEnter(rests);
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('say it to a finger until it taps elsewhere, also where a tap moves no focus', async () => {
    await show(GOOD);
    await settled();
    fireEvent.click(dot(/Database/));
    fireEvent.pointerDown(screen.getByRole('tooltip'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('12:00:00');
    fireEvent.pointerDown(dot(/Call tracking/));
    fireEvent.click(dot(/Call tracking/));
    expect(screen.getByRole('tooltip')).toHaveTextContent('assumed');
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('tabs', () => {
  it('follow the arrows, Home and End, and show one panel named by its tab', async () => {
    await show(GOOD);
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Customers',
      'Google Ads',
      'SEO Analytics',
      'Call Analytics',
      'System Health',
    ]);
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    act(() => tabs[0]?.focus());
    for (const [key, name] of [
      ['ArrowRight', 'Customers'],
      ['End', 'System Health'],
      ['ArrowRight', 'Overview'],
      ['ArrowLeft', 'System Health'],
      ['Home', 'Overview'],
    ] as const) {
      // The page does not scroll along.
      expect(press(key)).toBe(false);
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
      expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
      expect(screen.getByRole('tabpanel', { name })).toBeVisible();
      expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    }
  });

  it('that were stepped through by the arrows are left together by Back', async () => {
    stubApi(GOOD);
    const Desk: DeskAround = function Desk({ children }) {
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => navigate(-1)}>Back</button>
          {children({ available: false, waiting: 0, panel: null, work: null })}
        </>
      );
    };
    renderAdmin({ credential, path: '/admin/calls', now: () => NOON, Desk });
    const selected = () => screen.getByRole('tab', { selected: true });
    fireEvent.click(await screen.findByRole('tab', { name: 'Customers' }));
    for (const name of ['Google Ads', 'SEO Analytics']) {
      fireEvent.keyDown(selected(), { key: 'ArrowRight' });
      expect(selected()).toHaveTextContent(name);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(selected()).toHaveTextContent('Call Analytics');
  });

  it('take no focus where one arrives by an address, and leave the browser its own keys', async () => {
    await show(GOOD, '/admin/customers');
    expect(document.body).toHaveFocus();
    const tab = screen.getByRole('tab', { selected: true });
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(tab, { key: 'ArrowLeft', [held]: true })).toBe(true);
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['customers', 'Customers', ['Total Customers1.2K', 'Average lead score61.5']],
    ['ads', 'Google Ads', ['Ad spendAED 600', 'Conversions12', 'Cost per conversionAED 50']],
    ['seo', 'SEO Analytics', []],
    ['calls', 'Call Analytics', ['Total Calls56', 'Average call durationNot available']],
    ['health', 'System Health', []],
  ])('/admin/%s says what the figures can say, above the sentence', async (path, name, facts) => {
    await show(GOOD, `/admin/${path}`);
    await settled();
    const panel = screen.getByRole('tabpanel', { name });
    expect(within(panel).getByText(`The ${name} section will display detailed analytics.`)).toBeVisible();
    await eventually(() =>
      expect([...panel.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual(facts),
    );
    if (path === 'health') expect(within(panel).getAllByRole('row')).toHaveLength(5);
  });
});

const record = (over: Partial<BookingRecord> = {}): BookingRecord => ({
  id: '11111111-1111-4111-8111-111111111111',
  reference: 'RNM-111111',
  status: 'pending',
  receivedAt: new Date(NOON - 60_000).toISOString(),
  submittedAt: new Date(NOON - 90_000).toISOString(),
  service: 'towing_service',
  location: 'Deira',
  vehicleType: 'Sedan',
  urgency: 'immediate',
  hurt: '',
  destination: '',
  rolls: '',
  keys: '',
  electric: '',
  low: '',
  children: '',
  rental: '',
  headroom: '',
  estimatedCost: 240,
  leadScore: 50,
  customerInfo: {
    firstName: 'Mariam',
    lastName: 'Haddad',
    phone: '050 123 4567',
    phoneAbroad: '',
    email: '',
    vehicleMake: '',
    vehicleModel: '',
    vehicleYear: '',
    description: 'Stopped.',
  },
  ...over,
});
const LIST = '/api/real-crm-endpoint?action=bookings';

describe('beside a desk', () => {
  /** A desk whose server is an hour ahead of this device. */
  const desk = (available: boolean | undefined, waiting: number): DeskAround =>
    function Desk({ children }) {
      return children({ available, waiting, ahead: 3_600_000, panel: <p>The jobs</p>, work: <p>Who waits</p> });
    };
  const open = async (path: string, Desk: DeskAround) => {
    stubApi({ ...GOOD, [STATS]: { body: { recentActivity: [ACTIVITY] } } });
    renderAdmin({ credential, path, now: () => NOON, Desk });
    await screen.findByRole('tablist');
  };
  const ACTIVITY = {
    id: '1',
    status: 'success',
    message: 'RNM-1',
    timestamp: new Date(NOON + 3_300_000).toISOString(),
  };

  it.each<[string, boolean | undefined, number, string]>([
    ['/admin', true, 1, 'Jobs'],
    ['/admin', true, 0, 'Overview'],
    ['/admin/calls', true, 1, admin.tabs.calls.name],
    // Until the back end has said whether there is one, and where there is none.
    ['/admin/jobs', undefined, 0, 'Jobs'],
    ['/admin', undefined, 0, 'Overview'],
    ['/admin/jobs', false, 0, 'Overview'],
  ])('%s, with a desk: %s, where %i wait, shows %s', async (path, available, waiting, name) => {
    await open(path, desk(available, waiting));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByText('The jobs') !== null).toBe(name === 'Jobs');
    expect(screen.queryByText('Who waits') !== null).toBe(name === 'Overview');
    // No tab comes that goes again.
    const jobs = screen.queryByRole('tab', { name: /^Jobs/ });
    expect(jobs !== null).toBe(available ?? name === 'Jobs');
    if (jobs) expect(jobs.textContent).toMatch(waiting > 0 ? /^Jobs1 / : /^Jobs$/);
    expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
    // Session replay, where there is one, sees no name and no number.
    expect(screen.getByRole('tabpanel').closest('[data-clarity-mask=true]')).not.toBeNull();
  });

  it('takes nobody away from the Overview when a job comes', async () => {
    await open('/admin', function Desk({ children }) {
      const [waiting, setWaiting] = useState(0);
      return (
        <>
          <button onClick={() => setWaiting(1)}>A job comes</button>
          {children({ available: true, waiting, ahead: 0, panel: <p>The jobs</p>, work: null })}
        </>
      );
    });
    fireEvent.click(screen.getByRole('button', { name: 'A job comes' }));
    expect(await screen.findByRole('tab', { name: /^Jobs ?1/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  });

  it('counts how long ago something was by the server’s clock', async () => {
    await open('/admin', desk(true, 0));
    expect(await screen.findByText('5 minutes ago')).toBeVisible();
  });
});

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
    Object.assign(ids, { embeddedApi: false });
    await show({ ...GOOD, [LIST]: { status } }, '/admin/customers');
    await settled();
    await eventually(() => expect(screen.queryByRole('region', { name: 'Bookings' })).toBeNull());
  });

  it('say so when they could not be loaded, and when there are none', async () => {
    let failing = true;
    await show({ ...GOOD, [LIST]: () => (failing ? { status: 500 } : page([])) }, '/admin/customers');
    expect(await screen.findByText('The bookings could not be loaded.')).toBeVisible();
    failing = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No bookings yet. They appear here by themselves.')).toBeVisible();
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
    Object.assign(ids, { embeddedApi });
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

describe('the last backup', () => {
  const health = (backup?: unknown): Replies => ({
    ...GOOD,
    '/api/mongodb-health': { body: { status: 'ok', ...(backup ? { backup } : {}) } },
  });
  const at = new Date(NOON - 3 * 3_600_000).toISOString();
  it.each<[string, unknown, RegExp]>([
    ['made', { at, ok: true }, /^Last backup: 21 Nov 2026, 09:00, 3 hours ago\.$/],
    [
      'made, and failed since',
      { at, ok: false },
      /^Last backup: 21 Nov 2026, 09:00, 3 hours ago\.The last try failed. Look in the server’s log\.$/,
    ],
    ['asked for, not made yet', { ok: false }, /^Last backup: None yet\.$/],
    ['not asked for', undefined, /^Last backup: The server makes no backups by itself\. Set BACKUP_DIR/],
  ])('%s', async (_what, backup, words) => {
    await show(health(backup), '/admin/health');
    const line = await screen.findByText('Last backup:');
    expect(line.parentElement?.textContent).toMatch(words);
  });

  it('is not guessed where the server does not answer, or is not ours', async () => {
    Object.assign(ids, { embeddedApi: false });
    await show(health(), '/admin/health');
    await settled();
    expect(screen.queryByText('Last backup:')).toBeNull();
  });
});
