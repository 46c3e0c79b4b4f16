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
afterEach(() => vi.unstubAllGlobals());

/** The section on a page that wants its map at once; `answer` is the server's to what is asked then. */
function setUp(answer: () => Promise<Response>) {
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
  const page = render(
    <MemoryRouter>
      <FleetSection words={fleetWords} start />
    </MemoryRouter>,
  );
  return { reload, asked, unmount: page.unmount, again: () => screen.findByRole('button', { name: 'Try again' }) };
}
const frame = () => document.querySelector('[data-fleet-map]');
const deadLine = () => Promise.reject(new TypeError('no network'));

it.each([
  ['loads the page anew where the server answers', async () => new Response('</html>'), 1],
  ['leaves the page as it is on a dead line', deadLine, 0],
])('pressed in vain, its button %s', async (_what, answer: () => Promise<Response>, times) => {
  const { reload, asked, again } = setUp(answer);
  const button = await again();
  expect(asked).not.toHaveBeenCalled();
  button.focus();
  fireEvent.click(button);
  // The button goes while the map is asked for: the map's place has the focus, and not the page's top.
  expect(frame()).toHaveFocus();
  await eventually(() => expect(asked).toHaveBeenCalled());
  await eventually(() => expect(reload).toHaveBeenCalledTimes(times));
});

it('its button can be pressed again and again, and a screen reader hears what became of it', async () => {
  const { asked, again } = setUp(deadLine);
  for (const times of [1, 2, 3]) {
    fireEvent.click(await again());
    expect(frame()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading Advanced Recovery System...').parentElement).toHaveRole('status');
    expect(await screen.findByText(/^The map could not be loaded/)).toHaveRole('status');
    expect(frame()).toHaveAttribute('aria-busy', 'false');
    expect(asked).toHaveBeenCalledTimes(times);
  }
});

it('leaves the next page alone when its own was left before the answer', async () => {
  const { asked, again, unmount } = setUp(async () => new Response('</html>'));
  fireEvent.click(await again());
  unmount();
  await import('@/features/fleet/map/live-map').catch(() => undefined);
  await new Promise((later) => setTimeout(later));
  expect(asked).not.toHaveBeenCalled();
});
