/**
 * Listeners on the window, the document or a media query are removed when their part of the page is unmounted, and its
 * observers end.
 */
import { act, render, renderHook } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MobileMenu } from '@/app/layouts/parts/mobile-menu';
import { driveRoad } from '@/app/layouts/road/drive';
import { TicketSlot } from '@/app/ticket-slot';
import { useFolds } from '@/app/use-folds';
import { admin } from '@/content/en/admin';
import { layout } from '@/content/en/layout';
import { blogWords } from '@/content/en/blog';
import { loadPost } from '@/content/en/posts';
import { Article } from '@/features/blog';
import { TicketCard } from '@/features/ticket';
import { HealthDots } from '@/features/admin/dashboard/health-dots';
import { createPoll } from '@/features/admin/data/poll';
import { useNear, useWatched } from '@/features/fleet/section/use-fleet-start';
import { useMedia } from '@/lib/media';
import { useOnline } from '@/lib/online';
import { useExpiry } from '@/lib/use-expiry';
import { MemoryRouter } from './support/router';

/** What is listened to at the moment, "type" by type, in the order of arrival. */
let heard: { target: EventTarget; type: string; listener: unknown }[];
const queries = new EventTarget();
/** The observers that observe something at the moment. */
const observing = new Set<object>();

/** Records a target's listeners, except those that are removed automatically (`once`, `signal`). */
function watch(target: EventTarget): void {
  const { addEventListener: add, removeEventListener: remove } = target;
  vi.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, type, listener, options) {
    const ends = typeof options === 'object' && (options.once || options.signal);
    if (!ends && !heard.some((one) => one.target === target && one.type === type && one.listener === listener))
      heard.push({ target, type, listener });
    add.call(target, type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    heard = heard.filter((one) => one.target !== target || one.type !== type || one.listener !== listener);
    remove.call(target, type, listener, options);
  });
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(queries, { matches: false }));
  observing.clear();
  class Observer {
    observe() {
      observing.add(this);
    }
    disconnect() {
      observing.delete(this);
    }
    unobserve() {}
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) vi.stubGlobal(name, Observer);
  // React itself listens to the document permanently, from its first root on.
  render(<p />).unmount();
  heard = [];
  for (const target of [window, document, queries]) watch(target);
});
afterEach(() => vi.unstubAllGlobals());

const post = (await loadPost('boot-kit'))!;
const mount = (element: ReactElement) => () => render(<MemoryRouter>{element}</MemoryRouter>).unmount;
/** The same of a part that has been opened meanwhile. */
const mountOpen = (element: ReactElement, opener: string, open: (opener: HTMLElement) => void) => () => {
  const { container, unmount } = render(<MemoryRouter>{element}</MemoryRouter>);
  act(() => open(container.querySelector<HTMLElement>(opener)!));
  return unmount;
};
const unfold = (details: HTMLElement) => {
  // Not `open`: the browser tells of that later.
  details.setAttribute('open', '');
  details.dispatchEvent(new Event('toggle'));
};
const checked = { state: 'connected' } as const;
const polling = () => {
  const poll = createPoll({ work: () => Promise.resolve(), interval: 60_000, now: () => 0 });
  poll.start();
  return () => poll.stop();
};
/** A page with a bar, as it is driven from the first scroll on. */
function roadBar(): HTMLElement {
  document.body.innerHTML = '<main id="main"></main><div data-road-bar></div>';
  return document.querySelector<HTMLElement>('[data-road-bar]')!;
}
const hook = (use: () => unknown) => () => renderHook(use).unmount;

it.each<[string, () => () => void]>([
  ['the road that shows how far one has read', () => driveRoad(roadBar())],
  ['whether there is a network', hook(useOnline)],
  ['a media query', hook(() => useMedia('(max-width: 768px)'))],
  [
    'what ends with time',
    hook(() =>
      useExpiry(
        Date.now() + 60_000,
        (at) => at,
        () => undefined,
      ),
    ),
  ],
  ['what is asked again and again', () => polling()],
  ['the menu of a phone', mount(<MobileMenu words={layout} />)],
  ['the menu of a phone, open', mountOpen(<MobileMenu words={layout} />, 'details', unfold)],
  [
    'when something was checked, opened by a tap',
    mountOpen(<HealthDots words={admin} data={{ database: checked, ads: checked }} />, 'button', (dot) => dot.click()),
  ],
  ['the way to a booking', mount(<TicketCard />)],
  ['whether a booking has been made', mount(<TicketSlot />)],
  ['whether one comes back to the booking page', mount(<TicketSlot booking />)],
  ['which folds are open', () => renderHook(useFolds, { wrapper: MemoryRouter }).unmount],
  ['whether the map is near', hook(() => useNear({ current: document.body }))],
  ['whether the map is in the window', hook(() => useWatched({ current: document.body }))],
  ['the contents of an article', mount(<Article words={blogWords} post={post} related={[]} crumbs={[]} />)],
])('%s: as many listeners go as came, and observers', async (_name, start) => {
  const end = start();
  expect(heard.length + observing.size).toBeGreaterThan(0);
  await act(async () => end());
  expect([heard.map(({ type }) => type), observing.size]).toEqual([[], 0]);
});
