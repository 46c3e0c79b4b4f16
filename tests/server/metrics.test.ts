import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { booking, bookingRequest, cleanUp, makeSite, postBooking, testServer, type TestServer } from './fixture';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await testServer(
    { METRICS_TOKEN: 'a token for the watcher', TRUST_PROXY: '1', RATE_BOOKINGS_PER_MINUTE: '3' },
    { dist: makeSite() },
  );
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  cleanUp();
});

const metrics = async () => (await fetch(`${origin}/metrics`)).text();
const value = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
};

describe('GET /metrics', () => {
  it('counts bookings by what became of them, requests with their times, refusals and files', async () => {
    const began = performance.now();
    const data = booking({}, { firstName: 'Latifa' });
    for (const [one, status] of [
      [data, 201],
      [data, 200],
      [booking({ service: 'none' }), 400],
      [booking(), 429],
    ] as const)
      expect((await postBooking(origin, one)).status).toBe(status);
    for (const path of ['/', '/about', '/nothing']) await fetch(origin + path);
    const text = await metrics();
    for (const outcome of ['stored', 'known', 'refused', 'limited'])
      expect(value(text, `bookings_total{outcome="${outcome}"}`), outcome).toBe(1);
    expect(value(text, 'bookings_total{outcome="failed"}')).toBe(0);
    expect(value(text, 'rate_limited_total{limit="bookings"}')).toBe(1);
    const stored = '{method="POST",route="/api/real-crm-endpoint",action="store-booking",status="201"}';
    expect(value(text, `http_request_duration_seconds_count${stored}`)).toBe(1);
    expect(value(text, `http_request_duration_seconds_sum${stored}`)).toBeLessThan((performance.now() - began) / 1000);
    expect(value(text, 'site_answers_total{status="200"}')).toBe(2);
    expect(value(text, 'site_answers_total{status="404"}')).toBe(1);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \S+$/m);
    expect(text).not.toContain('Latifa');
  });

  it('has no line for each address that somebody makes up', async () => {
    for (let i = 0; i < 20; i++) await fetch(`${origin}/api/made-up-${i}?action=made-up-${i}`);
    await fetch(`${origin}/api/real-crm-endpoint?action=made-up`);
    expect(await metrics()).not.toContain('made-up');
  });

  it('counts bookings that are passed on to existing endpoints, by their answer', async () => {
    const answers = [201, 204, 200, 422, 429, 404, 500];
    const upstream = createServer((_request, response) => response.writeHead(answers.shift() ?? 201).end());
    await new Promise<void>((listening) => upstream.listen(0, '127.0.0.1', listening));
    const { port } = upstream.address() as AddressInfo;
    const beside = await testServer({ API_ORIGIN: `http://127.0.0.1:${port}` });
    const post = (payload: object) => beside.app.inject({ method: 'POST', url: '/api/real-crm-endpoint', payload });
    while (answers.length > 0) await post(bookingRequest(booking()));
    await new Promise((closed) => upstream.close(closed).closeAllConnections());
    await post(bookingRequest(booking()));
    await post({ action: 'made-up' });
    const text = (await beside.app.inject({ url: '/metrics' })).payload;
    const counted = ['stored', 'known', 'refused', 'limited', 'failed'].map((outcome) =>
      value(text, `bookings_total{outcome="${outcome}"}`),
    );
    // A 404 is no refusal: the visitor's browser sends the booking again (decision 005).
    expect(counted).toEqual([2, 1, 1, 1, 3]);
    expect(text).not.toContain('made-up');
    await beside.close();
  });

  it('is for this machine, and for whoever brings the token; for others there is nothing', async () => {
    const ask = async (headers: Record<string, string>) => (await fetch(`${origin}/metrics`, { headers })).status;
    expect(await ask({})).toBe(200);
    // From behind a proxy on this machine everybody would look like it.
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(await ask({ [name]: '203.0.113.9' }), name).toBe(404);
    expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toBe(404);
    expect(await ask({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a' })).toBe(404);
    const { METRICS_TOKEN } = { METRICS_TOKEN: 'a token for the watcher' };
    expect(await ask({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200);
  });

  it('is for this machine alone where no token is set', async () => {
    const bare = await testServer();
    const ask = async (remoteAddress: string) => (await bare.app.inject({ url: '/metrics', remoteAddress })).statusCode;
    expect([await ask('127.0.0.1'), await ask('::1'), await ask('203.0.113.9')]).toEqual([200, 200, 404]);
    await bare.close();
  });
});
