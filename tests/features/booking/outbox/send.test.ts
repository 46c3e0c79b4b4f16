import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import { SEND_TIMEOUT_MS, sendBooking } from '@/features/booking/outbox/send';
import { REFERENCE_LETTERS } from '@/contract/reference';

const booking = { id: 'b7d0a7f0-4f2d-4c39-9f31-2f8a3bb1c111' } as Booking;
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const answering = (status: number, body: unknown, headers = {}) =>
  vi.fn(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  ) as unknown as typeof fetch;

describe('every end of a sending has a kind', () => {
  it('any 2xx is stored, whatever its body', async () => {
    expect(await sendBooking(booking, answering(201, { reference: 'RNM-1' }))).toEqual({
      kind: 'stored',
      reference: 'RNM-1',
    });
    expect(await sendBooking(booking, answering(200, 'OK, thanks'))).toEqual({
      kind: 'stored',
      reference: `${REFERENCE_LETTERS}-AF4AM5`,
    });
  });
  it.each([{}, { reference: '' }, { reference: null }, { reference: 7 }])(
    'an answer without a reference, as %j, gives the one that both sides compute',
    async (answer) =>
      expect(await sendBooking(booking, answering(201, answer))).toEqual({
        kind: 'stored',
        reference: `${REFERENCE_LETTERS}-AF4AM5`,
      }),
  );
  it('a plain "OK" or JSON that calls itself text/html is stored: many a server names everything so', async () => {
    for (const body of ['OK', '{"reference":"RNM-1"}', ''])
      expect(await sendBooking(booking, answering(200, body, HTML))).toMatchObject({ kind: 'stored' });
    const empty = vi.fn(async () => new Response(null, { status: 204 })) as unknown as typeof fetch;
    expect(await sendBooking(booking, empty)).toMatchObject({ kind: 'stored' });
  });
  it.each([200, 201, 203])(
    'a web page with %i comes from something on the way, and nobody has the booking',
    async (status) => {
      for (const page of ['<!doctype html><title>Sign in</title>', '\n <html>'])
        expect(await sendBooking(booking, answering(status, page, HTML))).toEqual({ kind: 'failed', status });
    },
  );
  it('so does one that is called otherwise, or by no type at all; other words that begin like one do not', async () => {
    const untyped = (text: string) => new TextEncoder().encode(text) as unknown as string;
    const answer =
      (body: string, headers = {}) =>
      async () =>
        new Response(body, { headers });
    for (const page of ['<!DOCTYPE html><title>Sign in</title>', '\n<HTML lang="en">', '<html>'])
      for (const send of [answer(page, { 'content-type': 'text/plain' }), answer(untyped(page))])
        expect(await sendBooking(booking, send)).toEqual({ kind: 'failed', status: 200 });
    for (const body of ['<ok/>', '<?xml version="1.0"?><stored/>', 'Stored as <html>'])
      expect(await sendBooking(booking, answer(body))).toMatchObject({ kind: 'stored' });
  });
  it.each([500, 502, 503, 429, 408, 401, 403, 404, 405])('%i is worth another try', async (status) => {
    expect(await sendBooking(booking, answering(status, '<html>', { 'retry-after': '7' }))).toEqual({
      kind: 'failed',
      status,
      retryAfter: 7,
    });
  });
  it('a redirect is no confirmation, wherever it leads', async () => {
    const redirect = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    const request = vi.fn(async () => redirect);
    expect(await sendBooking(booking, request as unknown as typeof fetch)).toEqual({ kind: 'failed', status: 0 });
    expect(request).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ redirect: 'manual' }));
  });
  it.each([400, 413, 422])('%i is a refusal', async (status) => {
    expect(await sendBooking(booking, answering(status, { error: 'no', fields: { phone: 'x' } }))).toEqual({
      kind: 'rejected',
      status,
      message: 'no',
      fields: { phone: 'x' },
    });
  });
  it('posts the booking as JSON, under the name of the action that stores it', async () => {
    const request = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }));
    await sendBooking(booking, request);
    const [url, init] = request.mock.calls[0]!;
    const sent = new Request(new URL(String(url), 'http://here.test'), { ...init, signal: null });
    expect([new URL(sent.url).pathname, sent.method]).toEqual(['/api/real-crm-endpoint', 'POST']);
    expect(sent.headers.get('content-type')).toBe('application/json');
    expect(await sent.json()).toEqual({ action: 'store-booking', data: booking });
  });
  it('a stored booking brings its ticket, where the answer holds one that can be kept', async () => {
    const ticket = async (track: unknown) => {
      const result = await sendBooking(booking, answering(201, { reference: 'RNM-1', track }));
      return result.kind === 'stored' ? result.ticket : result;
    };
    expect(await ticket('/track#t1')).toEqual({ path: '/track#t1', reference: 'RNM-1' });
    expect(await ticket(7)).toBeUndefined();
  });
  it.each(['<html><h1>Request blocked</h1>', '', 'Bad Request', '{}', '[]', '"no"', 'null', '{"fields":{}}'])(
    'a 400 that says %j judges no booking: it is tried again',
    async (body) => {
      for (const status of [400, 413, 422])
        expect(await sendBooking(booking, answering(status, body))).toEqual({ kind: 'failed', status });
    },
  );
  it('a refusal may name fields alone, and only their texts are told', async () => {
    const fields = { phone: 'x', email: { code: 7 }, consent: null };
    expect(await sendBooking(booking, answering(422, { error: 7, fields }))).toEqual({
      kind: 'rejected',
      status: 422,
      message: '',
      fields: { phone: 'x' },
    });
  });
  it.each([null, 'phone', undefined])('a refusal whose fields are %j names none', async (fields) => {
    const refused = { kind: 'rejected', status: 400, message: 'no', fields: {} };
    expect(await sendBooking(booking, answering(400, { error: 'no', fields }))).toEqual(refused);
  });
  it('goes on when the page is closed in the middle', async () => {
    const request = answering(201, {});
    await sendBooking(booking, request);
    expect(request).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ keepalive: true }));
  });
  it('no network is unreachable', async () => {
    expect(await sendBooking(booking, (() => Promise.reject(new TypeError('offline'))) as typeof fetch)).toEqual({
      kind: 'unreachable',
    });
  });
  it('no answer in time is unreachable', async () => {
    vi.useFakeTimers();
    const hang = ((_: string, init: RequestInit) =>
      new Promise((_resolve, reject) =>
        init.signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      )) as typeof fetch;
    const result = sendBooking(booking, hang);
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS);
    expect(await result).toEqual({ kind: 'unreachable' });
    vi.useRealTimers();
  });
  it.each([
    [201, { kind: 'stored', reference: `${REFERENCE_LETTERS}-AF4AM5` }],
    [400, { kind: 'failed', status: 400 }],
    [503, { kind: 'failed', status: 503 }],
  ])('%i whose body never ends: the status counts when the time is over', async (status, expected) => {
    vi.useFakeTimers();
    const stall = (async (_: string, init: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) =>
          init.signal!.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError'))),
      });
      return new Response(body, { status });
    }) as typeof fetch;
    const result = sendBooking(booking, stall);
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT_MS);
    expect(await result).toEqual(expected);
    vi.useRealTimers();
  });
  it('a web page whose body never ends is no confirmation either', async () => {
    const cut = async () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }), { headers: HTML });
    expect(await sendBooking(booking, cut as typeof fetch)).toEqual({ kind: 'failed', status: 200 });
  });
  it('a body of `null` is no answer, and no fault', async () => {
    expect(await sendBooking(booking, answering(200, null))).toMatchObject({ kind: 'stored' });
  });
});
