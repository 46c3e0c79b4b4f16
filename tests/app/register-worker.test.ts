/** The offline copy: when the worker that keeps it is registered, and what it is given to keep. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerWorker } from '@/app/register-worker';

const register = vi.fn<() => Promise<unknown>>();
const postMessage = vi.fn();
let worker: EventTarget;

beforeEach(() => {
  vi.stubEnv('PROD', true);
  register.mockReset().mockResolvedValue(undefined);
  postMessage.mockClear();
  worker = Object.assign(new EventTarget(), { register, controller: { postMessage } });
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  history.replaceState(null, '', '/');
});

it('waits until the page has loaded, and then asks the server for the newest', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  registerWorker();
  expect(register).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
});

it('does not wait on a page that has loaded already, and bears to be refused', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  const said = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  register.mockRejectedValue(new Error('a private window'));
  registerWorker();
  await vi.waitUntil(() => said.mock.calls.length > 0);
  expect(said).toHaveBeenCalledOnce();
});

it('a worker that has just taken over keeps the page that is open, without its anchor, and its files', () => {
  history.replaceState(null, '', '/stranded?utm_source=x#card');
  const file = 'https://example.com/assets/page.js';
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: file } as PerformanceEntry]);
  registerWorker();
  worker.dispatchEvent(new Event('controllerchange'));
  const page = [`${location.origin}/stranded?utm_source=x`, { headers: { accept: 'text/html' } }];
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'CACHE_URLS', payload: { urlsToCache: [page, file] } });
});

it.each([
  ['in development, where files change', () => vi.stubEnv('PROD', false)],
  ['in a browser without workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
])('registers none %s', (_where, change) => {
  change();
  registerWorker();
  window.dispatchEvent(new Event('load'));
  expect(register).not.toHaveBeenCalled();
});
