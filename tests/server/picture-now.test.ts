/** The picture of the hour: one address, answered by the clock. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HOUR_PICTURES, NOW_KEPT_S } from '@/contract/hour-picture';
import { cleanUp, makeSite, testServer, type TestServer } from './fixture';

let server: TestServer;
let origin: string;
beforeAll(async () => {
  const dist = makeSite();
  mkdirSync(join(dist, 'pictures'), { recursive: true });
  // No file of the dusk: a host may have lost one.
  for (const [light, name] of Object.entries(HOUR_PICTURES))
    if (light !== 'dusk') writeFileSync(join(dist, `pictures/${name}-800.avif`), light);
  server = await testServer({}, { dist });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  cleanUp();
});

const at = async (time: string, query = '?now') => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(`2026-11-23T${time}:00+04:00`));
  const answer = await fetch(`${origin}/pictures/${HOUR_PICTURES.night}-800.avif${query}`);
  return [answer.status, await answer.text(), answer.headers.get('cache-control'), answer.headers.get('content-type')];
};

describe('the picture of the hour', () => {
  const kept = `public, max-age=${NOW_KEPT_S}`;

  it.each([
    ['06:40', 'dawn'],
    ['12:00', 'noon'],
    ['23:30', 'night'],
  ])('at %s in Dubai is that of %s, kept for minutes only', async (time, light) => {
    expect(await at(time)).toEqual([200, light, kept, 'image/avif']);
  });

  it('is the one that the address names without the query, and where that of the hour is not there', async () => {
    expect(await at('12:00', '')).toEqual([200, 'night', 'public, max-age=86400', 'image/avif']);
    expect((await at('17:20')).slice(0, 2)).toEqual([200, 'night']);
  });
});
