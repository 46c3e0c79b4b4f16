/** A map whose code is no longer on the server: a release has replaced it while the page was open. */
import { configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fleetWords } from '@/content/en/fleet-words';
import { FleetSection } from '@/features/fleet';
import { MemoryRouter } from '../../support/router';
import { eventually } from '../../support/eventually';

// As in section.test.tsx: of two imports at once the second gets the real module.
configure({ reactStrictMode: false });
vi.mock('@/features/fleet/map/live-map', () => Promise.reject(new TypeError('Failed to fetch')));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it.each([
  ['loads the page anew where the server answers', async () => new Response('</html>'), 1],
  ['leaves the page as it is on a dead line', () => Promise.reject(new TypeError('no network')), 0],
])('pressed in vain, its button %s', async (_what, answer: () => Promise<Response>, times) => {
  const reload = vi.fn();
  const asked = vi.fn(answer);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { href: 'http://localhost/', reload });
  vi.stubGlobal('matchMedia', () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  render(
    <MemoryRouter>
      <FleetSection words={fleetWords} start />
    </MemoryRouter>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(asked).not.toHaveBeenCalled();
  again.focus();
  fireEvent.click(again);
  // The button goes while the map is asked for: the map's place has the focus, and not the page's top.
  expect(document.querySelector('[data-fleet-map]')).toHaveFocus();
  await eventually(() => expect(asked).toHaveBeenCalled());
  await eventually(() => expect(reload).toHaveBeenCalledTimes(times));
});
