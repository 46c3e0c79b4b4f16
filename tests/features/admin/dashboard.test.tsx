/** The dashboard: its figures, trends, recent activity and tabs, and a desk around it. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import type { DeskAround } from '@/features/admin';
import { env } from './configured-env';
import { card, credential, dot, settled, show, signedInForEachTest, STATS, token } from './signed-in';
import {
  GOOD,
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

vi.mock('@/config/env', () => import('./configured-env'));
signedInForEachTest();

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
    // Whoever goes from heading to heading finds them as a part of their own.
    const [first] = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent(admin.figuresTitle);
    const guarded = calls.filter(({ url }) => /dashboard-stats|business-insights/.test(url));
    expect(guarded.map(({ init }) => (init?.headers as Record<string, string>).Authorization)).toEqual([
      `Bearer ${token}`,
      `Bearer ${token}`,
    ]);
  });

  it('say in full what their short form rounds, from a thousand on', async () => {
    await show({ ...GOOD, [STATS]: { body: { totalCustomers: 1000, totalCalls: 999 } } });
    await settled();
    expect(card('Total Customers')).toHaveTextContent(/1\.0K1,000$/);
    expect(card('Total Calls')).toHaveTextContent(/Total Calls999$/);
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
      Object.assign(env, { adsId: '', clarityId: '' });
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

it('says whose desk it is and who is signed in, and names what it depends on', async () => {
  await show(GOOD);
  const header = within(screen.getByRole('banner'));
  const { brand, welcome, statusTitle } = admin.header;
  expect(header.getByText(brand)).toBeInTheDocument();
  expect(header.getByText('staff').closest('p')).toHaveTextContent(`${welcome} staff`);
  expect(header.getByRole('list', { name: statusTitle }).children).toHaveLength(4);
});

it('figures that are still to come say so', async () => {
  const waiting = { ...GOOD, [STATS]: () => new Promise<Reply>(() => undefined) };
  await show(waiting);
  expect(card('Total Calls').closest('ul')).toHaveAttribute('aria-busy', 'true');
  cleanup();
  await show(waiting, '/admin/calls');
  const facts = (await screen.findByText('Total Calls', { selector: 'dt' })).closest('dl');
  expect(facts).toHaveAttribute('aria-busy', 'true');
  expect(facts).toHaveTextContent(/^Total Calls…/);
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
    const bars = [...trends.querySelectorAll('rect')].map(({ attributes }) =>
      ['x', 'y', 'height'].map((name) => Number(attributes.getNamedItem(name)!.value)),
    );
    expect(bars).toHaveLength(6);
    // The last six of the 14 days; all stand on the ground, none is too low to be seen, the highest fills the height.
    expect(bars.map(([x]) => Math.floor(x! / 10))).toEqual([8, 9, 10, 11, 12, 13]);
    expect(bars.map(([, y, height]) => [y! + height!, height! >= 1])).toEqual(bars.map(() => [40, true]));
    expect(bars.at(-1)![2]).toBe(40);
    // The table has the figures.
    expect(trends.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
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

it('has no trends without any figure of a day, and no drawing of a few', async () => {
  await show({ ...GOOD, [STATS]: { body: { totalCalls: 1 } } });
  await settled();
  expect(screen.queryByRole('region', { name: 'Last 14 days' })).toBeNull();
  cleanup();
  const series = { totalCalls: [{ date: '2026-11-20', value: 1 }] };
  await show({ ...GOOD, [STATS]: { body: { totalCalls: 1, series } } });
  await settled();
  const trends = within(screen.getByRole('region', { name: 'Last 14 days' }));
  expect(trends.getAllByRole('row', { hidden: true })).toHaveLength(15);
  expect(trends.queryByRole('list')).toBeNull();
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
    const time = items[0]!.querySelector('time');
    expect([time?.dateTime, time?.title]).toEqual([recentActivity[0]!.timestamp, '21 Nov 2026, 11:55']);
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

it('has no cost of a conversion where there was none', async () => {
  await show({ ...GOOD, [STATS]: { body: { totalConversions: 0 } } }, '/admin/ads');
  await settled();
  const cost = () => screen.getByText(admin.figures.costPerConversion, { selector: 'dt' }).nextElementSibling;
  await eventually(() => expect(cost()).toHaveTextContent(admin.figures.missing));
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
      expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
      expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1);
    }
  });

  it.each([
    ['come into view where the bar is wider than the phone', 320, true],
    ['move nothing where it is not', 390, false],
  ])('that are opened by an address %s', async (_what, width, moved) => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(390);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
    const into = vi.spyOn(Element.prototype, 'scrollIntoView');
    await show(GOOD, '/admin/health');
    expect(screen.getByRole('tablist', { name: admin.tabsLabel })).toBeVisible();
    expect(into.mock.contexts.includes(screen.getByRole('tab', { selected: true }))).toBe(moved);
  });

  it('that were stepped through by the arrows are left together by Back', async () => {
    stubApi(GOOD);
    const Desk: DeskAround = function Desk({ children }) {
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => navigate(-1)}>Back</button>
          {children({ available: false, waiting: 0, ahead: 0, panel: null, work: null })}
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
    const { leadScore, leadScoreNote, seoNote } = admin.figures;
    if (path === 'customers') expect(within(panel).getByText(`${leadScore}: ${leadScoreNote}`)).toBeVisible();
    if (path === 'seo') expect(within(panel).getByText(seoNote)).toBeVisible();
    if (path !== 'health') return;
    expect(within(panel).getAllByRole('row')).toHaveLength(5);
    expect(within(panel).getAllByRole('columnheader')).toHaveLength(3);
    // Of the two that are not checked: below the state on a phone, in a column of its own on wide screens.
    expect(within(panel).getAllByText(admin.health.assumed)).toHaveLength(4);
    expect(
      within(panel)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(Object.values(admin.health.names));
  });
});

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
    // Nor does another tab come a moment later.
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.queryByText('The jobs') !== null).toBe(name === 'Jobs');
    // The desk says itself how old its jobs are.
    expect(screen.queryByRole('button', { name: /^Refresh/ }) !== null).toBe(name !== 'Jobs');
    expect(screen.queryByText('Who waits') !== null).toBe(name === 'Overview');
    // No tab comes that goes again.
    const jobs = screen.queryByRole('tab', { name: /^Jobs/ });
    expect(jobs !== null).toBe(available ?? name === 'Jobs');
    if (jobs) expect(jobs.textContent).toMatch(waiting > 0 ? /^Jobs1 / : /^Jobs$/);
    expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
    // Session replay, where there is one, sees no name and no number.
    expect(screen.getByRole('tabpanel').closest('[data-clarity-mask=true]')).not.toBeNull();
  });

  it('opens with the jobs where one waits, and Back does not stop at the Overview on its way out', async () => {
    await open('/admin', function Desk({ children }) {
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => navigate(-1)}>Back</button>
          {children({ available: true, waiting: 1, ahead: 0, panel: <p>The jobs</p>, work: null })}
        </>
      );
    });
    expect(await screen.findByText('The jobs')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.getByText('The jobs')).toBeVisible();
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
