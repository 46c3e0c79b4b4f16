import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking, bookingRequest, cleanUp, credential, testServer, type TestServer } from './fixture';

const SEED = 20_261_121;
const RUNS = 300;
const JSON_TYPE = 'application/json';

let server: TestServer;
let token: string;
beforeAll(async () => {
  const made = await credential();
  server = await testServer(made.env);
  token = await server.signIn(made.token);
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

const NASTY = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE bookings; --",
  "1' OR '1'='1",
  '${7*7}',
  '{{constructor}}',
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '‮gnirts',
  '__proto__',
  'constructor',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(10_000),
  '\r\nSet-Cookie: a=b',
  'سيارة',
  '🚗'.repeat(500),
  '',
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string(), fc.string({ unit: 'binary' }));
const nested = (depth: number, list: boolean): unknown => {
  let value: unknown = 'x';
  for (let i = 0; i < depth; i++) value = list ? [value] : { a: value };
  return value;
};
/** Never something that a required field of a booking takes. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    [],
    {},
    [[]],
    { $gt: '' },
    { $ne: null },
    { toString: 1 },
    { length: -1 },
  ),
  fc.constantFrom(...NASTY.filter((nasty) => !nasty.includes('x'.repeat(100)))),
  fc.jsonValue({ maxDepth: 6 }),
  fc.tuple(fc.integer({ min: 1, max: 3000 }), fc.boolean()).map(([depth, list]) => nested(depth, list)),
);

const FIELDS = [
  'id',
  'service',
  'location',
  'vehicleType',
  'urgency',
  'consent',
  'status',
  'submittedAt',
  'estimatedCost',
  'customerInfo',
  'phone',
];
/** A booking with one field spoilt so that no value of it can pass. */
const spoiltBooking = fc.tuple(fc.constantFrom(...FIELDS), junk).map(([field, value]) => {
  const bad = { not: value };
  return field === 'phone'
    ? booking({}, { phone: bad })
    : booking({ [field]: field === 'customerInfo' ? [value] : bad });
});

const brokenJson = fc.oneof(
  fc.json().map((json) => `${json}}`),
  fc.json().map((json) => `{"action":"store-booking","data":${json}`),
  text.map((part) => `{"action":${part}`),
  fc.integer({ min: 1, max: 15_000 }).map((depth) => '['.repeat(depth)),
  text,
);
const anyBody = (actions: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: spoiltBooking.map((data) => JSON.stringify(bookingRequest(data))) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...actions), junk, junk)
        .map(([action, data, id]) => JSON.stringify({ action, data, id, source: data, page: 5, status: id })),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(junk, junk).map(([action, data]) => JSON.stringify({ action: { a: action }, data })),
    },
    { weight: 1, arbitrary: junk.map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: brokenJson },
    {
      weight: 1,
      arbitrary: fc
        .integer({ min: 33_000, max: 60_000 })
        .map((length) => JSON.stringify(bookingRequest(booking({}, { description: 'y'.repeat(length) })))),
    },
  );

const counts = async () => {
  const [{ total }, { totalCalls }] = await Promise.all([
    server.store.findBookings({ q: '', status: undefined, before: undefined, limit: 1 }),
    server.store.stats(),
  ]);
  return { total, totalCalls };
};
const expectRefusal = (answer: { statusCode: number; body: string }) => {
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  const { error } = JSON.parse(answer.body) as { error: string };
  expect(error).toMatch(/[a-z]{3}/);
  expect(answer.body).not.toMatch(/node_modules|\bat .+:\d+:\d+|SQLITE|Invalid type/);
};

describe(`${RUNS} malformed or hostile requests are refused with a reason, and nothing is stored`, () => {
  const url = '/api/real-crm-endpoint';
  const rounds: [string, fc.Arbitrary<{ body: string; type: string; auth: string }>][] = [
    [
      'bookings',
      fc.record({
        body: anyBody(['store-booking']),
        type: fc.constantFrom(JSON_TYPE, `${JSON_TYPE}; charset=utf-8`),
        auth: fc.constant(''),
      }),
    ],
    [
      'call taps',
      fc.record({
        body: anyBody(['store-call']),
        type: fc.constantFrom(JSON_TYPE, 'text/plain;charset=UTF-8'),
        auth: fc.constant(''),
      }),
    ],
    [
      'booking updates',
      fc.record({
        body: anyBody(['update-booking']),
        type: fc.constant(JSON_TYPE),
        auth: fc.constantFrom('', 'right'),
      }),
    ],
    [
      'content types',
      fc.record({
        body: anyBody(['store-booking', 'store-call']),
        type: fc.constantFrom(
          'text/html',
          'application/xml',
          'multipart/form-data',
          'application/x-www-form-urlencoded',
          'nonsense',
          JSON_TYPE,
        ),
        auth: text,
      }),
    ],
  ];
  it.each(rounds)(
    '%s',
    async (_name, requests) => {
      const before = await counts();
      await fc.assert(
        fc.asyncProperty(requests, async ({ body, type, auth }) => {
          const authorization = auth === 'right' ? `Bearer ${token}` : `Bearer ${auth.replace(/[^\x20-\x7e]/g, '')}`;
          expectRefusal(
            await server.app.inject({
              method: 'POST',
              url,
              headers: { 'content-type': type, authorization },
              payload: body,
            }),
          );
        }),
        { seed: SEED, numRuns: RUNS },
      );
      expect(await counts()).toEqual(before);
      expect((await server.app.inject('/api/mongodb-health')).json()).toEqual({ status: 'ok' });
    },
    60_000,
  );

  it.each(['/api/mongodb-health', '/api/real-crm-endpoint'])(
    'queries of %s',
    async (path) => {
      const before = await counts();
      const known = new Set(['', 'dashboard-stats', 'health-check', 'business-insights', 'bookings']);
      const query = fc.tuple(text, text).filter(([action]) => !known.has(action));
      await fc.assert(
        fc.asyncProperty(query, async ([action, q]) => {
          const search =
            `?action=${encodeURIComponent(Buffer.from(action).toString())}&q=${encodeURIComponent(Buffer.from(q).toString())}`.slice(
              0,
              8000,
            );
          expectRefusal(await server.app.inject(path + search));
        }),
        { seed: SEED, numRuns: RUNS },
      );
      expect(await counts()).toEqual(before);
    },
    60_000,
  );

  it('searches of the staff are only ever searches', async () => {
    await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': JSON_TYPE },
      payload: JSON.stringify(bookingRequest(booking())),
    });
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('pending', 'done', ''), text, async (q, status, before) => {
        const query = new URLSearchParams({
          action: 'bookings',
          q: Buffer.from(q).toString().slice(0, 3000),
          ...(status && { status }),
          ...(before && { before }),
        });
        const answer = await server.app.inject({
          url: `${url}?${query.toString()}`,
          headers: { authorization: `Bearer ${token}` },
        });
        if (answer.statusCode !== 200) expectRefusal(answer);
      }),
      { seed: SEED, numRuns: 300 },
    );
    expect((await counts()).total).toBe(1);
  }, 60_000);
});
