import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingMessages } from '../../src/contract/booking-messages';
import { SERVICE_PRICES } from '../../src/contract/catalogue';
import { bookingReference } from '../../src/contract/reference';
import { memoryHits, type HitCounter } from '../../server/http/hits';
import { StoreUnavailable } from '../../server/store/errors';
import { booking, bookingRequest, cleanUp, testServer, type TestServer } from './fixture';

const URL = '/api/real-crm-endpoint';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: URL,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const stored = (q = '') => server.store.findBookings({ q, status: undefined, before: undefined, limit: 100 });

describe('storing a booking', () => {
  it('answers 201 with id, reference and status, and keeps every field', async () => {
    const data = booking(
      { position: { lat: 25.2, lng: 55.3, accuracy: 12 }, attribution: { gclid: 'abc', utm_source: 'ads' } },
      { firstName: 'Omar', email: 'omar@mail.example' },
    );
    const answer = await post(bookingRequest(data));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id: data.id,
      reference: bookingReference(String(data.id)),
      status: 'pending',
      track: expect.stringMatching(/^\/track#t/),
    });
    const [record] = (await stored('omar')).bookings;
    const { consent, ...rest } = data;
    expect(consent).toBe(true);
    expect(record).toMatchObject({ ...rest, reference: answer.json<{ reference: string }>().reference });
  });

  it('is not refused for a campaign that a browser has kept wrongly, which is left out', async () => {
    const attribution = { utm_id: '7', name: 'Mariam' };
    expect((await post(bookingRequest(booking({ attribution }, { lastName: 'Campaign' })))).statusCode).toBe(201);
    expect((await stored('campaign')).bookings).toMatchObject([{ attribution: {} }]);
  });

  it('keeps a number from abroad as it is dialled, and refuses one that does not exist', async () => {
    const abroad = (phone: string) =>
      post(bookingRequest(booking({}, { lastName: 'Faraway', phone, phoneAbroad: 'yes' })));
    expect((await abroad('0049 (151) 1234-5678')).statusCode).toBe(201);
    expect((await stored('faraway')).bookings.map(({ customerInfo }) => customerInfo.phone)).toEqual([
      '+4915112345678',
    ]);
    const refused = await abroad('+999 123 456 789');
    expect([refused.statusCode, refused.json<{ fields: object }>().fields]).toEqual([
      400,
      { phone: bookingMessages.en.phoneAbroadInvalid },
    ]);
  });

  it('answers 200 with the same body for an id it already has, whatever else changed, and leaves the first as it was', async () => {
    const data = booking({}, { lastName: 'Firstcome' });
    const first = await post(bookingRequest(data));
    const again = await post(
      bookingRequest({ ...booking({ id: String(data.id).toUpperCase() }, { lastName: 'Latecomer' }) }),
    );
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
    expect((await stored('firstcome')).total).toBe(1);
    expect((await stored('latecomer')).total).toBe(0);
  });

  it('stores one booking when the same one arrives many times at once', async () => {
    const body = bookingRequest(booking({}, { lastName: 'Doubletap' }));
    const codes = (await Promise.all(Array.from({ length: 20 }, () => post(body)))).map((answer) => answer.statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 200)).toHaveLength(19);
    expect((await stored('doubletap')).total).toBe(1);
  });

  it('answers 201 also where it could not be counted: it is stored, and the visitor is not to call as well', async () => {
    const counts = memoryHits();
    const down = new StoreUnavailable('08006', 'the database does not answer');
    const hits = {
      ...counts,
      add: (...[key, ms, more]: Parameters<HitCounter['add']>) =>
        key.startsWith('bookings/day') && more > 0 ? Promise.reject(down) : counts.add(key, ms, more),
    };
    const uncounted = await testServer({}, { store: server.store, hits });
    const payload = bookingRequest(booking({}, { lastName: 'Uncounted' }));
    const answer = await uncounted.app.inject({ method: 'POST', url: URL, payload });
    expect([answer.statusCode, (await stored('uncounted')).total]).toEqual([201, 1]);
    await uncounted.app.close();
  });

  it('computes the estimate itself, for each service, urgency and kind of car', async () => {
    for (const [service, base] of Object.entries(SERVICE_PRICES))
      for (const [urgency, urgent] of [
        ['immediate', 12],
        ['within_hour', 10],
        ['scheduled', 10],
      ] as const)
        for (const [vehicleType, luxury] of [
          ['Sedan', 100],
          ['Luxury Car', 115],
          ['Sports Car', 115],
        ] as const) {
          const data = booking({ service, urgency, vehicleType, estimatedCost: 1 });
          expect((await post(bookingRequest(data))).statusCode).toBe(201);
          const [record] = (await stored()).bookings;
          expect(record?.id).toBe(data.id);
          expect(record?.estimatedCost, `${service} ${urgency} ${vehicleType}`).toBe(
            Math.round((base * urgent * luxury) / 1000),
          );
        }
  });

  it('ignores keys it does not know, and those that would reach a prototype', async () => {
    const data = booking({ role: 'admin', estimate: -5 }, { lastName: 'Extra' });
    const raw = JSON.stringify(bookingRequest(data)).replace(
      '{"action"',
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"action"',
    );
    expect((await post(raw)).statusCode).toBe(201);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((await stored('extra')).bookings[0]).not.toHaveProperty('role');
  });

  it('keeps markup, SQL, Arabic and emoji as the text they are, without control characters', async () => {
    const description = `<script>alert(1)</script> '); DROP TABLE bookings;-- سيارتي تعطلت 🚗\u0000\u001b[31m\nsecond line`;
    expect((await post(bookingRequest(booking({}, { description, lastName: 'Textonly' })))).statusCode).toBe(201);
    const [record] = (await stored('textonly')).bookings;
    expect(record?.customerInfo.description).toBe(
      `<script>alert(1)</script> '); DROP TABLE bookings;-- سيارتي تعطلت 🚗[31m\nsecond line`,
    );
  });
});

it('logs one line a request: id, method, path, status, time and action; nothing of what was sent, searched for, or from where', async () => {
  const before = server.log.length;
  await post(bookingRequest(booking({}, { firstName: 'Latifa', phone: '0509998887' })));
  await server.app.inject('/api/real-crm-endpoint?action=bookings&q=Latifa');
  const lines = server.log.slice(before);
  const common = {
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    reqId: expect.stringMatching(/^[\w-]{13}$/) as string,
    path: '/api/real-crm-endpoint',
    ms: expect.any(Number) as number,
    msg: 'request',
  };
  expect(lines).toEqual([
    { ...common, method: 'POST', status: 201, action: 'store-booking' },
    { ...common, method: 'GET', status: 401, action: 'bookings' },
  ]);
  expect(lines[0]?.reqId).not.toBe(lines[1]?.reqId);
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const TEXT = { 'content-type': 'text/plain' };

describe('refusing a booking', () => {
  const en = bookingMessages.en;
  const refusals: [string, Record<string, unknown>, Record<string, unknown>, string, string][] = [
    ['no service', { service: undefined }, {}, 'service', en.serviceRequired],
    ['an unknown service', { service: 'helicopter' }, {}, 'service', en.serviceRequired],
    ['no location', { location: '' }, {}, 'location', en.locationRequired],
    ['no vehicle type', { vehicleType: '' }, {}, 'vehicleType', en.vehicleTypeRequired],
    ['an unknown urgency', { urgency: 'yesterday' }, {}, 'urgency', en.urgencyInvalid],
    ['no first name', {}, { firstName: '   ' }, 'firstName', en.firstNameRequired],
    [
      'a name of NUL, zero-width and direction marks',
      {},
      { firstName: '\u0000\u200b\u202e' },
      'firstName',
      en.firstNameRequired,
    ],
    ['no last name', {}, { lastName: undefined }, 'lastName', en.lastNameRequired],
    ['no phone', {}, { phone: '' }, 'phone', en.phoneRequired],
    ['a short phone', {}, { phone: '+971 50 123 456' }, 'phone', en.phoneInvalid],
    ['a foreign phone', {}, { phone: '+44 20 7946 0000' }, 'phone', en.phoneInvalid],
    ['a bad e-mail', {}, { email: 'nobody@nowhere' }, 'email', en.emailInvalid],
    ['no description', {}, { description: ' \n ' }, 'description', en.descriptionRequired],
    ['a description without end', {}, { description: 'x'.repeat(2001) }, 'description', en.tooLong],
    ['a number for a name', {}, { firstName: 7 }, 'firstName', en.firstNameRequired],
    ['no consent', { consent: false }, {}, 'consent', en.consentRequired],
    ['no id', { id: undefined }, {}, 'id', en.idInvalid],
    ['an id that is no UUID', { id: '../../x' }, {}, 'id', en.idInvalid],
    ['a done booking', { status: 'done' }, {}, 'status', en.statusInvalid],
    ['no time', { submittedAt: 'soon' }, {}, 'submittedAt', en.timeInvalid],
    ['a time on 31 February', { submittedAt: '2026-02-31T10:00:00.000Z' }, {}, 'submittedAt', en.timeInvalid],
    [
      'a position off the earth',
      { position: { lat: 91, lng: 0, accuracy: 1 } },
      {},
      'position',
      'This value is not valid',
    ],
    ['no customer', { customerInfo: null }, {}, 'phone', en.phoneRequired],
  ];
  it.each(refusals)('with %s, names the control and says why', async (_name, over, who, field, message) => {
    const data = booking({}, who);
    const before = (await stored()).total;
    const answer = await post(bookingRequest({ ...data, ...over }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: 'Some fields are missing or wrong', fields: { [field]: message } });
    expect((await stored()).total).toBe(before);
  });

  it('names every wrong field at once for an empty form', async () => {
    const answer = await post(bookingRequest({ customerInfo: {} }));
    expect(answer.json<{ fields: object }>().fields).toEqual({
      service: en.serviceRequired,
      location: en.locationRequired,
      vehicleType: en.vehicleTypeRequired,
      urgency: en.urgencyInvalid,
      firstName: en.firstNameRequired,
      lastName: en.lastNameRequired,
      phone: en.phoneRequired,
      description: en.descriptionRequired,
      consent: en.consentRequired,
      id: en.idInvalid,
      estimatedCost: en.estimateInvalid,
      submittedAt: en.timeInvalid,
      status: en.statusInvalid,
    });
  });

  it('answers 413 over 32 KiB, and still takes a booking of just under that', async () => {
    const data = bookingRequest(booking());
    const padding = 32 * 1024 - JSON.stringify({ ...data, padding: '' }).length;
    expect((await post({ ...data, padding: 'x'.repeat(padding) })).statusCode).toBe(201);
    const tooLarge = await post({ ...bookingRequest(booking()), padding: 'x'.repeat(padding + 1) });
    expect([tooLarge.statusCode, tooLarge.json()]).toEqual([413, { error: 'The request is larger than 32 KiB' }]);
  });

  it.each([
    ['broken JSON', '{"action":', {}, 400, 'The body is not valid JSON'],
    ['an empty body', '', {}, 400, 'The request has no body'],
    ['half a body', '{}', { 'content-length': '9' }, 400, 'The body is not as long as announced'],
    ['a list', '[]', {}, 400, 'The body must be a JSON object'],
    ['a bare string', '"store-booking"', {}, 400, 'The body must be a JSON object'],
    ['no action', '{}', {}, 400, 'Unknown action'],
    ['an unknown action', '{"action":"drop-tables"}', {}, 400, 'Unknown action'],
    ['an action of the prototype', '{"action":"constructor"}', {}, 400, 'Unknown action'],
    ['no data', '{"action":"store-booking"}', {}, 400, 'The booking is missing'],
    ['a list for a booking', '{"action":"store-booking","data":[]}', {}, 400, 'The booking is missing'],
    ['a form post', 'action=store-booking', FORM, 415, 'Send the request as application/json'],
    ['a booking as plain text', JSON.stringify(bookingRequest(booking())), TEXT, 415, 'Send the request as'],
  ])('refuses %s', async (_name, body, headers, status, words) => {
    const before = (await stored()).total;
    const answer = await post(body, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ error: string }>().error).toContain(words);
    expect((await stored()).total).toBe(before);
  });

  it('says of a packed booking that it is to come unpacked', async () => {
    const send = (encoding: string, pack: (text: string) => Buffer) =>
      server.app.inject({
        method: 'POST',
        url: URL,
        headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        payload: pack(JSON.stringify(bookingRequest(booking()))),
      });
    const packed = await send('gzip', gzipSync);
    expect([packed.statusCode, packed.headers['accept-encoding'], packed.json()]).toEqual([
      415,
      'identity',
      { error: 'Send the request without Content-Encoding' },
    ]);
    expect((await send('identity', Buffer.from)).statusCode).toBe(201);
  });

  it('answers 405 with Allow to other methods, 400 to unknown GET actions, 404 elsewhere under /api', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as 'PUT'[]) {
      const answer = await server.app.inject({ method, url: URL });
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    }
    expect((await server.app.inject({ method: 'POST', url: '/api/mongodb-health' })).headers.allow).toBe('GET, HEAD');
    for (const query of ['', '?action=nonsense', '?action=bookings&action=bookings']) {
      expect((await server.app.inject(URL + query)).statusCode).toBe(400);
    }
    const nowhere = await server.app.inject('/api/nothing');
    expect([nowhere.statusCode, nowhere.json()]).toEqual([404, { error: 'There is nothing at this address' }]);
  });

  it('counts bookings, dashboards and call taps apart, by address, and says when to come back', async () => {
    const tight = await testServer({
      RATE_BOOKINGS_PER_MINUTE: '2',
      RATE_CALLS_PER_MINUTE: '1',
      RATE_DASHBOARDS_PER_MINUTE: '1',
      TRUST_PROXY: '1',
    });
    const send = (payload: object, from: string) =>
      tight.app.inject({
        method: 'POST',
        url: URL,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        payload: JSON.stringify(payload),
      });
    const tap = { action: 'store-call', source: 'header', page: '/' };
    for (const status of [201, 201, 429])
      expect((await send(bookingRequest(booking()), '192.0.2.1')).statusCode).toBe(status);
    const refused = await send(bookingRequest(booking()), '192.0.2.1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.json<{ error: string }>().error).toContain('Too many requests');
    expect((await send(bookingRequest(booking()), '192.0.2.2')).statusCode).toBe(201);
    for (const status of [204, 429]) expect((await send(tap, '192.0.2.1')).statusCode).toBe(status);
    for (const status of [401, 429]) {
      expect(
        (
          await tight.app.inject({
            url: '/api/mongodb-health?action=dashboard-stats',
            headers: { 'x-forwarded-for': '192.0.2.1' },
          })
        ).statusCode,
      ).toBe(status);
    }
    // One customer's IPv6 addresses count together.
    expect(tight.lines).toContain('POST /api/real-crm-endpoint 429 limited=bookings');
    for (const [from, status] of [
      ['2001:db8:1:2::1', 201],
      ['2001:db8:1:2::2', 201],
      ['2001:db8:1:2:3::', 429],
      ['2001:db8:1:3::1', 201],
    ] as const) {
      expect((await send(bookingRequest(booking()), from)).statusCode).toBe(status);
    }
    await tight.close();
  });

  it('stores so many bookings a day of one address, and no more of them count than were stored', async () => {
    let clock = 0;
    let phones = 0;
    const daily = await testServer(
      { RATE_BOOKINGS_PER_DAY: '3', RATE_CALLS_PER_MINUTE: '1', TRUST_PROXY: '1' },
      { hits: memoryHits(() => clock) },
    );
    // Behind one line each phone has an address of its own.
    const send = (data: object, from = `2001:db8:1:2::${++phones}`) =>
      daily.app.inject({
        method: 'POST',
        url: URL,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        payload: JSON.stringify(bookingRequest(data)),
      });
    const first = booking();
    // The same booking again, and ones that are refused, cost the others behind this address nothing.
    for (const [data, status] of [
      [first, 201],
      [first, 200],
      [booking({ service: 'none' }), 400],
      [first, 200],
      [booking(), 201],
      [booking(), 201],
      [booking(), 429],
    ] as const) {
      expect((await send(data)).statusCode).toBe(status);
      clock += 60_000;
    }
    const refused = await send(booking());
    expect(refused.json()).toEqual({ error: 'Too many bookings from this address today. Please call us.' });
    expect(Number(refused.headers['retry-after'])).toBe(86_400 - 7 * 60);
    expect(daily.lines.at(-1)).toBe('POST /api/real-crm-endpoint 429 limited=bookings/day');
    expect((await send(booking(), '192.0.2.2')).statusCode).toBe(201);
    // An address at its booking limit may still ask for health and report call taps: one a minute here.
    const headers = { 'x-forwarded-for': '2001:db8:1:2::1' };
    expect((await daily.app.inject({ url: '/api/mongodb-health', headers })).statusCode).toBe(200);
    for (const [later, status, wait] of [
      [0, 204, undefined],
      [57_500, 429, '3'],
      [2_500, 204, undefined],
    ] as const) {
      clock += later;
      const payload = { action: 'store-call', source: 'header', page: '/' };
      const answer = await daily.app.inject({ method: 'POST', url: URL, headers, payload });
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, wait]);
    }
    clock += 86_400_000;
    expect((await send(booking())).statusCode).toBe(201);
    await daily.close();
  });
});
