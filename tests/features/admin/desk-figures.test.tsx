/** The desk's figures in the owner's tabs: what was measured, in words, bars and tables; nothing where nothing was. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import { booking } from '@/content/en/booking';
import type { ShiftFigures } from '@/contract/job/figures';
import { DeskFigures, type FiguresTab } from '@/features/admin/figures/desk-figures';
import { stubApi, type Reply } from './support';
import { eventually } from '../../support/eventually';

const ids = vi.hoisted(() => ({ embeddedApi: true }));
vi.mock('@/config/env', () => ({ env: ids }));

const NOTHING: ShiftFigures = {
  from: '2026-11-21T22:00:00.000Z',
  to: '2026-11-22T22:00:00.000Z',
  jobs: 0,
  open: 0,
  ends: [],
  money: { paid: 0, priced: 0, unpriced: 0, compared: 0, comparedPaid: 0, comparedEstimated: 0 },
  services: [],
  areas: [],
  hours: [],
  campaigns: [],
  taps: [],
  tapPages: [],
};
const group = { jobs: 3, done: 2, lost: 1, paid: 560, estimated: 480, compared: 2 };
const NIGHT: ShiftFigures = {
  ...NOTHING,
  jobs: 3,
  open: 0,
  toTaken: { jobs: 3, median: 2.5, worst: 9 },
  ends: [
    { state: 'done', jobs: 2 },
    { state: 'cancelled', reason: 'too_long', jobs: 1 },
  ],
  money: { paid: 560, priced: 2, unpriced: 0, compared: 2, comparedPaid: 560, comparedEstimated: 480 },
  services: [{ key: 'towing_service', ...group }],
  areas: [{ key: '', ...group, paid: 0, compared: 0 }],
  hours: [{ key: 2, ...group }],
  campaigns: [{ key: '<b>Night</b>', ...group }],
  taps: [{ campaign: '', call: 4, whatsapp: 2, sms: 1 }],
  tapPages: [{ page: '/stranded', call: 4, whatsapp: 2, sms: 1 }],
};

beforeEach(() => {
  ids.embeddedApi = true;
});
afterEach(() => vi.unstubAllGlobals());
const show = (tab: FiguresTab, reply: Reply) => {
  const calls = stubApi({ '/api/desk/figures': reply });
  render(<DeskFigures tab={tab} words={admin} names={booking} token="t" round={1} />);
  return calls;
};

it('gives median and worst with the number of jobs they were measured on, and says what nobody measured', async () => {
  show('calls', { body: NIGHT });
  const soon = await screen.findByRole('region', { name: 'How soon' });
  expect(soon).toHaveTextContent('Median 2.5Worst 9measured on 3 jobs');
  expect(soon).toHaveTextContent('Minutes until the truck was thereNot measured yet');
  // At its bar and in the table.
  expect(screen.getAllByText('Cancelled: Too long to wait')).toHaveLength(2);
  expect(screen.getByText(/Pranks and duplicates are in none/)).toBeVisible();
  expect(soon).toHaveTextContent(admin.desk.minutes.note);
  expect(screen.getByText('4 Call, 2 WhatsApp, 1 SMS')).toBeVisible();
});

it('has a table behind each chart with the same figures; texts of strangers stay text', async () => {
  show('ads', { body: NIGHT });
  const chart = await screen.findByRole('region', { name: 'By campaign' });
  const names = within(chart).getAllByText('<b>Night</b>');
  // At its bar and in the table, each apart from the letters beside it: a name may be Arabic.
  expect(names.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI']);
  expect(within(chart).getByRole('list', { name: 'By campaign' })).toBeVisible();
  // Told apart from the other charts' tables, and reached by keyboard where it is wider than the screen.
  const opener = `${admin.desk.table}: By campaign`;
  expect(chart.querySelector('summary')).toHaveTextContent(opener);
  const scrolls = within(chart).getByRole('region', { name: opener, hidden: true });
  expect(scrolls).toHaveAttribute('tabindex', '0');
  const table = within(scrolls).getByRole('table', { name: 'By campaign', hidden: true });
  const { what, jobs, done, lost, paid, estimated } = admin.desk.columns;
  const heads = within(table).getAllByRole('columnheader', { hidden: true });
  expect(heads.map(({ textContent }) => textContent)).toEqual([what, jobs, done, lost, paid, estimated]);
  const row = within(chart).getByRole('row', { name: /Night/, hidden: true });
  expect(within(row).getByRole('rowheader', { hidden: true })).toHaveTextContent('<b>Night</b>');
  expect([...row.children].map((cell) => cell.textContent)).toEqual(['<b>Night</b>', '3', '2', '1', '560', '480']);
  expect(screen.getByText('2 jobs with a price and an estimate: AED 560 taken, AED 480 estimated.')).toBeVisible();
});

it.each(['__proto__', 'constructor'])(
  'shows a campaign that somebody has named %s in a link by this name',
  async (name) => {
    const taps = [{ campaign: name, call: 1, whatsapp: 0, sms: 0 }];
    show('ads', { body: { ...NIGHT, campaigns: [{ key: name, ...group }], taps } });
    for (const title of ['By campaign', 'Taps by campaign', /^Money taken/]) {
      const chart = await screen.findByRole('region', { name: title });
      expect(within(chart).getAllByText(name)).toHaveLength(2);
    }
  },
);

it('draws every hour, and no more than eight of the areas, whose table has them all', async () => {
  const some = (count: number) => Array.from({ length: count }, (_, key) => ({ ...group, key, jobs: key + 1 }));
  const areas = some(10).map((area) => ({ ...area, key: `Area ${area.key}` }));
  const bars = async (title: string) => {
    const chart = await screen.findByRole('region', { name: title });
    return [chart.querySelectorAll('ul > li').length, chart.querySelectorAll('tbody tr').length];
  };
  const body = { ...NIGHT, hours: some(24), areas };
  show('calls', { body });
  expect(await bars(admin.desk.by.hours)).toEqual([24, 24]);
  cleanup();
  show('customers', { body });
  expect(await bars(admin.desk.by.areas)).toEqual([8, 10]);
});

it('says how many jobs have no price, and compares none that lacks one', async () => {
  const money = { ...NIGHT.money, paid: 0, priced: 1, unpriced: 1 };
  const campaigns = [...NIGHT.campaigns, { ...group, key: 'unpriced', compared: 0 }];
  show('ads', { body: { ...NIGHT, money, campaigns } });
  const chart = await screen.findByRole('region', { name: /^Money taken/ });
  expect(within(chart).queryByText('unpriced')).toBeNull();
  // A job that was done for nothing has a price all the same.
  expect(screen.getByText(admin.desk.money.total('0', 1))).toBeVisible();
  expect(screen.getByText(admin.desk.money.unpriced(1))).toBeVisible();
});

it('says nothing of a comparison where no job has both a price and an estimate', async () => {
  const money = { ...NIGHT.money, compared: 0, comparedPaid: 0, comparedEstimated: 0 };
  show('ads', { body: { ...NIGHT, money } });
  expect(await screen.findByText(admin.desk.money.total('560', 2))).toBeVisible();
  expect(screen.queryByText(admin.desk.money.compare('0', '0', 0))).toBeNull();
});

it('names only the ways that were tapped, the campaign in words, and draws all taps of it', async () => {
  const taps = [
    { campaign: '', call: 0, whatsapp: 2, sms: 0 },
    { campaign: 'Night', call: 1, whatsapp: 0, sms: 0 },
  ];
  show('ads', { body: { ...NIGHT, campaigns: [{ key: '', ...group }], taps } });
  const chart = await screen.findByRole('region', { name: 'Taps by campaign' });
  const jobs = within(screen.getByRole('region', { name: 'By campaign' }));
  expect(jobs.getAllByText(admin.desk.campaigns['']!)).toHaveLength(2);
  const [first, second] = [...chart.querySelectorAll('ul > li')] as HTMLElement[];
  expect(first?.textContent).toBe(`${admin.desk.campaigns['']}2 WhatsApp`);
  expect(second?.textContent).toBe('Night1 Call');
  const width = (row?: HTMLElement) => Number(row?.querySelector('rect')?.getAttribute('width'));
  // The longest takes the whole width, and a screen reader has the words.
  expect([width(first), width(second)]).toEqual([100, 50]);
  for (const drawing of chart.querySelectorAll('svg')) expect(drawing).toHaveAttribute('aria-hidden', 'true');
});

it('draws no bar where nothing was taken', async () => {
  show('ads', { body: { ...NIGHT, campaigns: [{ key: 'Night', ...group, paid: 0 }] } });
  const money = await screen.findByRole('region', { name: /^Money taken/ });
  expect([...money.querySelectorAll('rect')].map((bar) => bar.getAttribute('y'))).toEqual(['5']);
});

it('has the taps by page where the pages are looked at', async () => {
  show('seo', { body: NIGHT });
  const chart = await screen.findByRole('region', { name: 'Taps by page' });
  expect(within(chart).getAllByText('/stranded')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: /campaign/ })).toBeNull();
});

it('draws what was taken above what was estimated, and nothing where all bars would be alike', async () => {
  show('ads', { body: NIGHT });
  const money = await screen.findByRole('region', { name: /^Money taken/ });
  const bars = [...money.querySelectorAll('rect')].map((bar) => ['y', 'width'].map((side) => bar.getAttribute(side)));
  expect(bars).toEqual([
    ['0', '100'],
    ['5', String((480 / 560) * 100)],
  ]);
  expect(within(money).getByText('AED 560 / 480')).toBeVisible();
  expect(screen.getByRole('region', { name: 'By campaign' }).querySelector('svg')).toBeNull();
});

it('has the jobs by service and by area among the customers, those of the night by their hour', async () => {
  show('customers', { body: NIGHT });
  const services = await screen.findByRole('region', { name: admin.desk.by.services });
  expect(within(services).getAllByText(booking.services.towing_service)).toHaveLength(2);
  expect(screen.getByRole('region', { name: admin.desk.by.areas })).toBeVisible();
  cleanup();
  show('calls', { body: NIGHT });
  const hours = await screen.findByRole('region', { name: admin.desk.by.hours });
  expect(within(hours).getAllByText(admin.desk.hour(2))).toHaveLength(2);
  const taps = within(screen.getByRole('region', { name: 'Taps by campaign' }));
  const cells = taps
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((one) => one.textContent));
  expect(cells.at(-1)).toEqual([admin.desk.campaigns[''], '4', '2', '1']);
});

it('puts a dash where no job has both a price and an estimate', async () => {
  show('customers', { body: NIGHT });
  const chart = await screen.findByRole('region', { name: 'By area' });
  const row = within(chart).getByRole('row', { name: /Elsewhere or not known/, hidden: true });
  expect([...row.children].slice(-2).map((cell) => cell.textContent)).toEqual(['–', '–']);
});

it('says in one sentence that nothing came in, without a chart', async () => {
  show('calls', { body: NOTHING });
  expect(await screen.findByText(/No jobs came in during this time/)).toBeVisible();
  expect(screen.getByText('No taps on call, WhatsApp or SMS during this time.')).toBeVisible();
  expect(document.querySelector('svg')).toBeNull();
});

it('shows the period that is asked for, also where the one before answers after it', async () => {
  let late = (_reply: { body: ShiftFigures }): void => undefined;
  stubApi({
    '/api/desk/figures?hours=24': () => new Promise((resolve) => (late = resolve)),
    '/api/desk/figures?hours=720': { body: NIGHT },
  });
  render(<DeskFigures tab="calls" words={admin} names={booking} token="t" round={1} />);
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '720' } });
  expect(await screen.findByText(/^3 jobs, /)).toBeVisible();
  await act(async () => late({ body: NOTHING }));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText(/^3 jobs, /)).toBeVisible();
});

it('keeps its figures where a refresh fails, and shows none of one period as those of another', async () => {
  const replies: Record<string, Reply> = { '/api/desk/figures': { body: NIGHT } };
  stubApi(replies);
  const at = (round: number) => <DeskFigures tab="calls" words={admin} names={booking} token="t" round={round} />;
  const { rerender } = render(at(1));
  expect(await screen.findByText(/^3 jobs, /)).toBeVisible();
  replies['/api/desk/figures'] = { status: 503 };
  rerender(at(2));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.getByText(/^3 jobs, /)).toBeVisible();
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '720' } });
  expect(screen.queryByText(/^3 jobs, /)).toBeNull();
  expect(await screen.findByText(admin.desk.failed)).toHaveRole('status');
});

it('asks for another period, and remembers it for the other tabs', async () => {
  const calls = show('seo', { body: NIGHT });
  expect(calls[0]?.url).toBe('/api/desk/figures?hours=24');
  expect(await screen.findAllByText('/stranded')).toHaveLength(2);
  // Its file has what the tab shows: taps.
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(calls.at(-1)?.url).toBe('/api/desk/figures.csv?table=taps&hours=24');
  expect(await screen.findByRole('button', { name: 'Save as CSV' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Period'), { target: { value: '720' } });
  expect(calls.at(-1)?.url).toBe('/api/desk/figures?hours=720');
  const again = show('ads', { body: NIGHT });
  expect(again[0]?.url).toBe('/api/desk/figures?hours=720');
});

it.each<[string, Reply]>([
  ['404', { status: 404 }],
  ['401', { status: 401 }],
  ["a host's own page", { body: '<h1>Towing</h1>' }],
])('is not there where the back end has no desk: %s', async (_, reply) => {
  const calls = show('calls', reply);
  expect(screen.getByText('From the desk')).toBeVisible();
  await eventually(() => expect(calls).not.toHaveLength(0));
  await eventually(() => expect(screen.queryByText('From the desk')).toBeNull());
});

it('says nothing of taps beside existing endpoints, where nobody counts them', async () => {
  ids.embeddedApi = false;
  show('calls', { body: NIGHT });
  expect(await screen.findAllByText(/3 jobs/)).not.toHaveLength(0);
  expect(screen.queryByText(/taps/i)).toBeNull();
  show('seo', { body: NIGHT });
  expect(screen.getAllByText('From the desk')).toHaveLength(1);
});

it('fetches the rows once, however often they are asked for meanwhile, and takes back that an earlier try failed', async () => {
  let answer = (_: Reply): void => undefined;
  const calls = show('calls', { body: NIGHT });
  const figures = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.startsWith('/api/desk/figures.csv')) return figures(url, init);
    calls.push({ url, init });
    const { status, body } = await new Promise<Reply>((resolve) => (answer = resolve));
    return new Response('', { status, headers: { 'Content-Type': String(body ?? 'text/csv') } });
  });
  const files = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
  const asked = () => calls.filter(({ url }) => url.includes('.csv')).length;
  const button = screen.getByRole('button', { name: 'Save as CSV' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button).toHaveAccessibleName('One moment…');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(asked()).toBe(1);
  answer({ status: 503 });
  expect(await screen.findByText('The file could not be loaded. Please try again.')).toHaveRole('alert');
  fireEvent.click(button);
  expect(screen.queryByText('The file could not be loaded. Please try again.')).toBeNull();
  // A gateway's page is no file.
  answer({ status: 200, body: 'text/html' });
  expect(await screen.findByText('The file could not be loaded. Please try again.')).toBeVisible();
  // The network is gone: there is no answer with such a status.
  fireEvent.click(button);
  answer({ status: 0 });
  expect(await screen.findByText('The file could not be loaded. Please try again.')).toBeVisible();
  expect(files).not.toHaveBeenCalled();
  fireEvent.click(button);
  answer({ status: 200 });
  await eventually(() => expect(button).toHaveAccessibleName('Save as CSV'));
  expect([asked(), files.mock.calls.length]).toEqual([4, 1]);
  const [link] = files.mock.contexts as HTMLAnchorElement[];
  expect(link?.download).toBe('jobs-24h.csv');
});
