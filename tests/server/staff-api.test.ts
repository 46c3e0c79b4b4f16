import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DashboardStats } from '../../src/contract/dashboard';
import { estimateAed } from '../../src/contract/estimate';
import { bookingReference, REFERENCE_LETTERS } from '../../src/contract/reference';
import type { BookingsPage } from '../../src/contract/staff';
import { memoryHits } from '../../server/http/hits';
import { booking, ESTIMATE, bookingRequest, cleanUp, credential, testServer, type TestServer } from './fixture';

const CRM = '/api/real-crm-endpoint';
const STATS = '/api/mongodb-health?action=dashboard-stats';
/** 23:30 in Dubai on 20 November: the UTC day is the same, half an hour later the Dubai day is not. */
const EVENING = Date.parse('2026-11-20T19:30:00Z');
const HOUR = 3_600_000;

let key: string;
let token: string;
let env: Record<string, string>;
let now = EVENING;
let server: TestServer;

const get = <T>(url: string, bearer = token) =>
  server.app
    .inject({ url, headers: { authorization: `Bearer ${bearer}` } })
    .then((answer) => ({ status: answer.statusCode, body: answer.json<T>(), headers: answer.headers }));
const post = (
  payload: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json', authorization: `Bearer ${token}` },
) => server.app.inject({ method: 'POST', url: CRM, headers, payload: JSON.stringify(payload) });
const book = async (over = {}, who = {}) => {
  const data = booking(over, who);
  expect((await post(bookingRequest(data))).statusCode).toBe(201);
  return String(data.id);
};
const tap = (payload: object, type = 'text/plain;charset=UTF-8') =>
  post({ action: 'store-call', ...payload }, { 'content-type': type });

beforeAll(async () => {
  ({ token: key, env } = await credential());
});
afterAll(cleanUp);

async function fresh(extra: Record<string, string> = {}) {
  await server?.close();
  now = EVENING;
  server = await testServer({ ...env, ...extra }, { now: () => now });
  token = await server.signIn(key);
}
afterAll(() => server.close());

describe('the token', () => {
  const guarded: [string, () => Promise<number>][] = [
    ['dashboard-stats', () => server.app.inject(STATS).then((a) => a.statusCode)],
    ['business-insights', () => server.app.inject(`${CRM}?action=business-insights`).then((a) => a.statusCode)],
    ['bookings', () => server.app.inject(`${CRM}?action=bookings`).then((a) => a.statusCode)],
    [
      'update-booking',
      () =>
        post(
          { action: 'update-booking', id: booking().id, status: 'done' },
          { 'content-type': 'application/json' },
        ).then((a) => a.statusCode),
    ],
  ];
  for (const action of ['export-booking', 'erase-booking']) {
    guarded.push([
      action,
      () => post({ action, id: booking().id }, { 'content-type': 'application/json' }).then((a) => a.statusCode),
    ]);
  }
  it.each(guarded)('%s answers 401 without it', async (_action, call) => {
    await fresh();
    expect(await call()).toBe(401);
  });

  it('is given for the key behind the password, and lets in where the key itself, and all that is near them, does not', async () => {
    await fresh();
    expect((await get(STATS)).status).toBe(200);
    const verifier = env.VITE_ADMIN_VERIFIER ?? '';
    const [salt = '', hash = ''] = verifier.split(':');
    const [ends = '', lot = '', signature = ''] = token.split('.');
    const later = (parseInt(ends, 36) + 60_000).toString(36);
    const near = [
      '',
      'x',
      key,
      hash,
      salt,
      verifier,
      token.slice(0, -1),
      `${token}A`,
      `A${token}`,
      token.toUpperCase(),
      `${later}.${lot}.${signature}`,
      `${ends}.${lot}.${'A'.repeat(43)}`,
      `${ends}.${lot}`,
      'A'.repeat(43),
    ];
    for (const wrong of near) {
      const answer = await get<{ error: string }>(STATS, wrong);
      expect([answer.status, answer.body.error, answer.headers['www-authenticate']]).toEqual([
        401,
        'this needs a valid sign-in',
        'Bearer error="invalid_token"',
      ]);
    }
    // A proxy on the way may take the header out, or put its own in: no token was refused, and none is signed out.
    for (const headers of [{}, { authorization: `Basic ${token}` }]) {
      const answer = await server.app.inject({ url: STATS, headers });
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
    for (const wrong of ['', hash, salt, token, key.slice(0, -1), `${key}A`, key.toUpperCase(), 'A'.repeat(43)])
      expect(await server.signIn(wrong)).toBe('');
  });

  it('opens nothing when no credential is configured', async () => {
    const earlier = token;
    await fresh({ VITE_ADMIN_VERIFIER: '', VITE_ADMIN_USER: '' });
    expect([token, (await get(STATS, earlier)).status]).toEqual(['', 401]);
    expect((await get(STATS)).status).toBe(401);
  });

  it('counts each question and each change as a look at the dashboard', async () => {
    await fresh();
    const gets = [
      '/api/mongodb-health',
      STATS,
      ...['health-check', 'business-insights', 'bookings'].map((of) => `${CRM}?action=${of}`),
    ];
    const posts = ['update-booking', 'export-booking', 'erase-booking', 'sign-in'];
    for (const request of [
      ...gets.map((url) => ({ url })),
      ...posts.map((action) => ({ method: 'POST' as const, url: CRM, payload: { action } })),
    ]) {
      const options = { store: server.store, hits: memoryHits() };
      const { app } = await testServer({ RATE_DASHBOARDS_PER_MINUTE: '1' }, options);
      const ask = async () => (await app.inject(request)).statusCode;
      expect(await ask(), JSON.stringify(request)).not.toBe(429);
      expect(await ask(), JSON.stringify(request)).toBe(429);
      await app.close();
    }
  });

  it('is not asked for health, bookings and call taps', async () => {
    await fresh();
    expect((await server.app.inject('/api/mongodb-health')).json()).toEqual({ status: 'ok' });
    expect((await server.app.inject(`${CRM}?action=health-check`)).json()).toEqual({ status: 'ok' });
    expect((await post(bookingRequest(booking()), { 'content-type': 'application/json' })).statusCode).toBe(201);
    expect((await tap({ source: 'header', value: 1600, page: '/' })).statusCode).toBe(204);
  });
});

describe('the figures', () => {
  it('leave out what nobody measured', async () => {
    await fresh();
    const { body } = await get<DashboardStats>(STATS);
    expect(body).toMatchObject({
      totalCustomers: 0,
      totalCalls: 0,
      totalConversions: 0,
      totalRevenue: 0,
      recentActivity: [],
    });
    for (const name of ['conversionRate', 'avgCallDuration', 'avgLeadScore']) expect(body).not.toHaveProperty(name);
    expect(body.series?.conversionRate).toEqual([]);
    expect((await get(`${CRM}?action=business-insights`)).body).toEqual({});
    // Where somebody called and nobody booked, that is measured: nothing of it.
    await tap({ source: 'footer', page: '/' });
    const called = (await get<DashboardStats>(STATS)).body;
    expect([called.conversionRate, called.series?.conversionRate?.map(({ value }) => value)]).toEqual([0, [0]]);
    expect(called).not.toHaveProperty('avgLeadScore');
  });

  it('count distinct phones, bookings, estimates and call taps, by Dubai days', async () => {
    await fresh();
    now = EVENING - 20 * 24 * HOUR;
    await book({ service: 'motorcycle_recovery', urgency: 'scheduled' }, { phone: '0501111111' });
    now = EVENING;
    // The same phone, written in three ways, is one customer.
    await book({ service: 'towing_service', urgency: 'scheduled' }, { phone: '+971 50 111 1111' });
    await book({ service: 'heavy_vehicle', urgency: 'immediate' }, { phone: '0502222222' });
    for (let i = 0; i < 4; i++) await tap({ source: 'footer', page: '/about?utm_source=x' });
    now = EVENING + HOUR; // 00:30 the next day in Dubai
    await book(
      { service: 'luxury_car_recovery', urgency: 'immediate', vehicleType: 'Sports Car' },
      { phone: '050 222 2222' },
    );
    const { body } = await get<DashboardStats>(STATS);
    const earlier = estimateAed('motorcycle_recovery', 'scheduled', 'Sedan');
    const evening =
      estimateAed('towing_service', 'scheduled', 'Sedan') + estimateAed('heavy_vehicle', 'immediate', 'Sedan');
    const night = estimateAed('luxury_car_recovery', 'immediate', 'Sports Car');
    expect(body).toMatchObject({
      totalCustomers: 2,
      totalConversions: 4,
      totalCalls: 4,
      totalRevenue: earlier + evening + night,
      conversionRate: 50,
    });
    const { totalCustomers, totalCalls, totalRevenue, conversionRate } = body.series ?? {};
    expect(totalRevenue).toHaveLength(14);
    expect(totalRevenue?.slice(-3)).toEqual([
      { date: '2026-11-19', value: 0 },
      { date: '2026-11-20', value: evening },
      { date: '2026-11-21', value: night },
    ]);
    expect(totalRevenue?.[0]?.date).toBe('2026-11-08');
    expect(totalCalls?.slice(-2).map((point) => point.value)).toEqual([4, 0]);
    // A customer counts on the day of the first booking: one was twenty days ago, one on the 20th.
    expect(totalCustomers?.slice(-2).map((point) => point.value)).toEqual([1, 0]);
    expect(conversionRate).toEqual([
      { date: '2026-11-20', value: 33.3 },
      { date: '2026-11-21', value: 100 },
    ]);
  });

  it('score a lead by the documented rule', async () => {
    await fresh();
    await book({ urgency: 'scheduled', service: 'towing_service' }, { vehicleMake: '', vehicleModel: '' });
    expect((await get<DashboardStats>(STATS)).body.avgLeadScore).toBe(15);
    const position = { lat: 25, lng: 55, accuracy: 5 };
    await book(
      { urgency: 'immediate', service: 'desert_recovery', position, attribution: { gclid: 'x' } },
      { email: 'a@b.example', vehicleMake: 'Kia' },
    );
    expect((await get<DashboardStats>(STATS)).body.avgLeadScore).toBe((15 + 100) / 2);
    const { bookings } = (await get<BookingsPage>(`${CRM}?action=bookings`)).body;
    expect(bookings.map(({ leadScore }) => leadScore)).toEqual([100, 15]);
  });

  it('show what happened last, newest first, without names or numbers', async () => {
    await fresh();
    const ids = [];
    for (let i = 0; i < 12; i++) {
      now += 60_000;
      ids.push(await book({ location: 'Mirdif' }, { firstName: 'Secretname', phone: '0507654321' }));
    }
    now += 60_000;
    await post({ action: 'update-booking', id: ids[2], status: 'done' });
    const { recentActivity = [] } = (await get<DashboardStats>(STATS)).body;
    expect(recentActivity).toHaveLength(10);
    expect(recentActivity[0]).toMatchObject({ id: ids[2], status: 'success', timestamp: new Date(now).toISOString() });
    expect(recentActivity[1]).toMatchObject({ id: ids[11], status: 'warning' });
    expect(recentActivity[1]?.message).toMatch(
      new RegExp(`^${REFERENCE_LETTERS}-[2-9A-Z]{6}: towing service, Mirdif, AED ${ESTIMATE}$`),
    );
    expect(JSON.stringify(recentActivity)).not.toMatch(/Secretname|7654321/);
  });
});

describe('call taps', () => {
  it.each([
    ['no source', { page: '/' }],
    ['an empty source', { source: ' ', page: '/' }],
    ['an address for a page', { source: 'x', page: 'https://elsewhere.example/' }],
    ['a text for a value', { source: 'x', page: '/', value: '1600' }],
    ['a value below nothing', { source: 'x', page: '/', value: -1 }],
    ['an endless page', { source: 'x', page: `/${'a'.repeat(300)}` }],
  ])('with %s are refused', async (_name, payload) => {
    await fresh();
    const answer = await tap(payload);
    expect([answer.statusCode, typeof answer.json<{ error: string }>().error]).toEqual([400, 'string']);
    expect((await server.store.stats()).totalCalls).toBe(0);
  });
  it('are taken as a beacon sends them, text or JSON', async () => {
    await fresh();
    for (const type of ['text/plain;charset=UTF-8', 'application/json'])
      expect((await tap({ source: 'header', value: 1600, page: '/' }, type)).statusCode).toBe(204);
    expect((await server.store.stats()).totalCalls).toBe(2);
  });
});

describe('the bookings', () => {
  const list = (query = '') =>
    get<BookingsPage>(`${CRM}?action=bookings${query}`).then(({ status, body }) => ({ status, ...body }));

  it('come newest first, page by page, each exactly once even while new ones arrive', async () => {
    await fresh();
    const ids = [];
    for (let i = 0; i < 25; i++) ids.unshift(await book());
    const first = await list();
    expect(first).toMatchObject({ status: 200, total: 25, pending: 25 });
    await book();
    const second = await list(`&before=${first.next}`);
    expect([...first.bookings, ...second.bookings].map((record) => record.id)).toEqual(ids);
    expect(second.next).toBeUndefined();
    expect((await list('&limit=3')).bookings).toHaveLength(3);
  });

  it('are found by words of any field, by reference and by phone however it is written, with % and _ as themselves', async () => {
    await fresh();
    const id = await book(
      { location: 'Palm Jumeirah', service: 'luxury_car_recovery', vehicleType: 'Sports Car' },
      { firstName: 'Željko', lastName: 'D_Souza', phone: '+971 50 765 4321', description: '100% flat' },
    );
    await book({}, { firstName: 'Other', lastName: 'DxSouza', phone: '0501230000', description: '100 km away' });
    for (const q of [
      'željko',
      'ŽELJKO palm',
      'd_souza',
      '100%',
      'luxury',
      'sports car',
      bookingReference(id).toLowerCase(),
      '0507654321',
      '+971 50 765 4321',
      '00971507654321',
      '765-4321',
      ' 0507654321 ',
      'patrol palm ',
    ]) {
      const found = await list(`&q=${encodeURIComponent(q)}`);
      expect(
        found.bookings?.map((record) => record.id),
        q,
      ).toEqual([id]);
    }
    expect((await list('&q=nobody')).bookings).toEqual([]);
    expect((await list('&q=')).total).toBe(2);
  });

  it('are marked as done and pending again, and filtered by that', async () => {
    await fresh();
    const id = await book();
    const other = await book();
    const mark = (status: string, which: unknown = id) =>
      post({ action: 'update-booking', id: which, status }).then((answer) => ({
        status: answer.statusCode,
        body: answer.json<object>(),
      }));
    now += 5 * 60_000;
    expect(await mark('done')).toEqual({ status: 200, body: { id, status: 'done' } });
    expect((await list('&status=pending')).bookings?.map((record) => record.id)).toEqual([other]);
    expect(await list('&status=done')).toMatchObject({
      total: 1,
      pending: 1,
      bookings: [{ id, status: 'done', doneAt: new Date(now).toISOString() }],
    });
    // A colleague whose list is a little older presses it too: it was done when it was done.
    const at = new Date(now).toISOString();
    now += 5 * 60_000;
    expect(await mark('done')).toEqual({ status: 200, body: { id, status: 'done' } });
    expect((await list('&status=done')).bookings).toMatchObject([{ id, doneAt: at }]);
    expect(await mark('pending')).toEqual({ status: 200, body: { id, status: 'pending' } });
    expect(await list('&status=done')).toMatchObject({ total: 0, bookings: [] });
    const [record] = (await list(`&q=${bookingReference(id)}`)).bookings;
    expect(record).toMatchObject({ status: 'pending' });
    expect(record).not.toHaveProperty('doneAt');
    expect((await mark('done', booking().id)).status).toBe(404);
    expect((await mark('lost')).status).toBe(400);
    expect((await mark('done', 'x')).status).toBe(400);
  });

  it.each([
    '&limit=0',
    '&limit=101',
    '&limit=x',
    '&before=0',
    '&before=-1',
    '&before=1e3',
    `&before=1${'0'.repeat(15)}`,
    '&status=lost',
    '&q=a&q=b',
    `&q=${'a'.repeat(101)}`,
  ])('refuse %s', async (query) => {
    await fresh();
    expect((await list(query)).status).toBe(400);
  });
  it('are given out up to every limit', async () => {
    await fresh();
    const most = ['&limit=1', '&limit=100', '&before=1', `&before=${'9'.repeat(15)}`, `&q=${'a'.repeat(100)}`];
    for (const query of most) expect((await list(query)).status, query).toBe(200);
  });
});

describe('one booking, on its customer’s request', () => {
  const act = (action: string, id: unknown) =>
    post({ action, id }).then((answer) => ({
      status: answer.statusCode,
      body: answer.json<Record<string, unknown>>(),
    }));

  it('is handed out with its job as it is stored, and nobody else’s', async () => {
    await fresh();
    await book();
    const id = await book({ location: 'Hatta' }, { firstName: 'Kareem', email: 'k@mail.example' });
    const { status, body } = await act('export-booking', id.toUpperCase());
    expect(status).toBe(200);
    const { bookings } = (await get<BookingsPage>(`${CRM}?action=bookings&q=kareem`)).body;
    expect(body.booking).toEqual(bookings[0]);
    expect(body).toMatchObject({
      jobs: [{ job: { bookingId: id, name: 'Kareem Haddad' }, events: [{ what: 'created' }] }],
    });
    expect(await server.store.size()).toBe(2);
    const log = await server.store.database.read((trx) => trx.selectFrom('privacy_log').selectAll().execute());
    expect(log[0]).toMatchObject({ what: 'export', by: 'dashboard', bookings: 1 });
  });

  it('is erased with its job; the totals stay, and the figures of the desk count it no longer', async () => {
    await fresh();
    const other = await book();
    const id = await book({}, { firstName: 'Forgetme' });
    expect(await act('erase-booking', id)).toEqual({ status: 200, body: { id, erased: true } });
    const list = (await get<BookingsPage>(`${CRM}?action=bookings`)).body;
    expect(list).toMatchObject({ total: 1, bookings: [{ id: other }] });
    expect((await get<DashboardStats>(STATS)).body).toMatchObject({ totalConversions: 2 });
    expect((await get('/api/desk/figures?hours=24')).body).toMatchObject({ jobs: 1 });
    expect((await server.store.desk.board()).jobs.map(({ bookingId }) => bookingId)).toEqual([other]);
    for (const action of ['export-booking', 'erase-booking']) {
      expect((await act(action, id)).status).toBe(404);
      expect((await act(action, "x' or 1=1")).status).toBe(400);
    }
    expect(server.lines.join()).not.toMatch(/Forgetme|123 4567/);
    const log = await server.store.database.read((trx) => trx.selectFrom('privacy_log').selectAll().execute());
    expect(log[0]).toMatchObject({ what: 'erase', by: 'dashboard', bookings: 1 });
  });
});

describe('health', () => {
  it('tells when the last backup was, where backups are made, and nothing of them elsewhere', async () => {
    await fresh();
    const ask = (on: TestServer) => on.app.inject('/api/mongodb-health').then((answer) => answer.json<unknown>());
    expect(await ask(server)).toEqual({ status: 'ok' });
    const backup = { at: '2026-11-20T19:00:00.000Z', ok: true };
    const backed = await testServer(env, {
      store: { ...server.store, lastBackup: () => backup, close: () => Promise.resolve() },
    });
    expect(await ask(backed)).toEqual({ status: 'ok', backup });
    await backed.close();
  });
});
