/** Back and forward while the code of the page there is still to be fetched. */
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { beginWait, endWait } from '@/app/on-demand';
import { holdWayBack } from '@/app/way-back';
import { eventually } from '../support/eventually';

const { isLoaded, preload } = vi.hoisted(() => ({ isLoaded: vi.fn(), preload: vi.fn() }));
vi.mock('@/app/routes', () => ({ isLoaded, preload }));

/** What the router hears: where it is then, and the state of that step. */
const heard = vi.fn();
const listen = (event: PopStateEvent) => void heard(location.pathname, event.state);
const waits = () => document.documentElement.hasAttribute('data-waits');
let arrive: () => void;
let fail: () => void;

/** Back, as the browser does it; resolves when the page has been told. */
function back() {
  isLoaded.mockClear();
  history.back();
  return eventually(() => expect(isLoaded).toHaveBeenCalledOnce());
}

// Once for all tests, as on the site: it is never taken away.
beforeAll(() => holdWayBack());
beforeEach(() => {
  heard.mockClear();
  preload.mockReset().mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        arrive = resolve;
        fail = () => reject(new Error('no network'));
      }),
  );
  history.replaceState({ step: 1 }, '', '/about');
  history.pushState({ step: 2 }, '', '/contact');
  window.addEventListener('popstate', listen);
});
afterEach(() => {
  window.removeEventListener('popstate', listen);
  endWait();
  history.replaceState(null, '', '/');
});

it.each([
  ['is there', () => arrive()],
  // Rendering fails then too, and says so.
  ['cannot be fetched', () => fail()],
])('the open page stays, and shows that it waits, until the code of the other %s', async (_what, end) => {
  isLoaded.mockReturnValue(false);
  await back();
  expect([heard.mock.calls, waits()]).toEqual([[], true]);
  expect(preload).toHaveBeenCalledExactlyOnceWith('/about');
  end();
  await eventually(() => expect(heard).toHaveBeenCalledExactlyOnceWith('/about', { step: 1 }));
  expect(preload).toHaveBeenCalledOnce();
});

it('a page whose code is there comes at once, and ends the wait for another', async () => {
  isLoaded.mockReturnValue(true);
  beginWait();
  await back();
  expect([heard.mock.calls, waits()]).toEqual([[['/about', { step: 1 }]], false]);
  expect(preload).not.toHaveBeenCalled();
});

it('whoever has gone on meanwhile is not taken back', async () => {
  isLoaded.mockReturnValue(false);
  await back();
  history.pushState({ step: 3 }, '', '/services');
  arrive();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).not.toHaveBeenCalled();
});
