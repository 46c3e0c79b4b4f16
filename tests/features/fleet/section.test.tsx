import { act, cleanup, configure, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fleetVehicles } from '@/content/en/fleet';
import { fleetWords } from '@/content/en/fleet-words';
import { FleetSection, useFleetStart } from '@/features/fleet';
import type { LiveMapProps } from '@/features/fleet/map/live-map';
import { priorityRules } from '@/simulation';
import { eventually } from '../../support/eventually';
import { MemoryRouter } from '../../support/router';
import { translate } from '../../support/translated';

// The runner hands out the real module, not the mocked one, to the second of two imports
// at once, which an effect that runs twice makes.
configure({ reactStrictMode: false });
/** The map's own code is tested in a browser; here it only says that it was asked for. */
/** What the map says of its vehicles. */
const told = vi.hoisted(() => ({ set: (_id: string, _status: string): void => undefined }));
vi.mock('@/features/fleet/map/live-map', () => ({
  default: function LiveMap({ paused, routes, watched, statuses, level, onReady }: LiveMapProps) {
    told.set = statuses.set;
    // As the real one: it tells once that it is ready.
    useEffect(onReady, []); // eslint-disable-line react-hooks/exhaustive-deps -- once
    return <p data-given={JSON.stringify({ routes, watched, level })}>{`map ${paused ? 'paused' : 'running'}`}</p>;
  },
}));

let near: ((really?: boolean) => void) | undefined;
/** Says by how much the map comes near, whether it is in the window, and who still asks for that. */
let margin: string | undefined;
let inWindow: (...seen: boolean[]) => void;
let observers: Set<unknown>;
beforeEach(() => {
  near = undefined;
  margin = undefined;
  observers = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
        if (options?.rootMargin) {
          margin = options.rootMargin;
          near = (isIntersecting = true) => callback([{ isIntersecting }]);
        } else inWindow = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
      }
      observe() {
        observers.add(this);
      }
      disconnect() {
        observers.delete(this);
      }
    },
  );
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') && reduced,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  reduced = false;
});
let reduced = false;
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = (props: Omit<Parameters<typeof FleetSection>[0], 'words'> = {}) =>
  render(
    <MemoryRouter>
      <FleetSection words={fleetWords} {...props} />
    </MemoryRouter>,
  );

describe('the section without a map', () => {
  const html = () =>
    renderToString(
      <MemoryRouter>
        <FleetSection words={fleetWords} />
      </MemoryRouter>,
    );

  it('is prerendered whole: heading, bullets, tiles, cards with call buttons, caption', () => {
    const text = html();
    for (const words of [
      `Elite ${fleetVehicles.length}-Vehicle Recovery Fleet - Complete Dubai Coverage`,
      'Highways and city roads',
      'Desert and off-road',
      'Underground parking and basements',
      'Multi-level parking',
      '3-15',
      // The home page has another figure for the whole city: this one says what it is for.
      'Response minutes near a hub',
      '24/7',
      'Show Routes',
      'Pause Fleet Operations',
      'Illustration',
      // In the place of a map that never comes.
      fleetWords.text.noScript,
    ])
      expect(text).toContain(words);
    expect(text.match(/href="tel:/g)).toHaveLength(fleetVehicles.length);
    expect(text).toContain('Patrols Ibn Battuta to Al Nahda');
    expect(text).not.toContain('Loading Advanced Recovery System');
  });

  it('has four figures, each with its name', () => {
    show();
    const figures = [...document.querySelectorAll('dl > div')].map((tile) => [
      tile.querySelector('dt')!.textContent,
      tile.querySelector('dd')!.textContent,
    ]);
    const { stats } = fleetWords.text;
    const count = String(fleetVehicles.length);
    expect(figures).toEqual([
      [stats.active, count],
      [stats.total, count],
      [stats.response, '3-15'],
      [stats.hours, '24/7'],
    ]);
    // Among Arabic letters "3-15" would be "15-3".
    expect(document.querySelectorAll('dl dd > bdi')).toHaveLength(4);
  });

  it.each([
    [1, [1, 2, 3], 'where it stands'],
    [2, [2, 3, 4], 'nothing above'],
  ] as const)('with a heading of level %i has its others below it, %j, and %s', (level, levels, above) => {
    show({ level, ...(level === 1 ? { crumbs: [{ label: 'Home', href: '/' }] } : {}) });
    const found = new Set(screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1))));
    expect([...found]).toEqual(levels);
    expect(screen.getByRole('heading', { name: 'Flatbed Towing' }).tagName).toBe(`H${levels[2]}`);
    expect(screen.queryByRole('navigation') !== null).toBe(above === 'where it stands');
  });

  it('shows on each card what the document lists', () => {
    show();
    const card = screen.getByRole('heading', { name: 'Flatbed Towing' }).closest('li')!;
    const of = within(card);
    expect(of.getByRole('img')).toHaveAttribute('src', expect.stringContaining('vehicle-flatbed'));
    expect(of.getByText('HIGH')).toBeVisible();
    const dot = of.getByText('HIGH').querySelector('svg')!;
    expect(dot).toHaveAttribute('aria-hidden', 'true');
    expect(dot.querySelector('circle:last-child')).toHaveAttribute('fill', priorityRules.high.color);
    expect(of.getByText('ACTIVE')).toBeVisible();
    // On phones the rest unfolds.
    card.querySelector('details')!.open = true;
    expect(of.getAllByRole('listitem')).toHaveLength(2);
    expect(of.getByText('+2 more features')).toBeVisible();
    expect(of.getByText('60 km/h')).toBeVisible();
    expect(of.getByText('6 stops')).toBeVisible();
    expect(of.getByRole('link', { name: 'Request Flatbed' })).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
    expect(screen.getByRole('link', { name: 'Request 24/7' })).toBeVisible();
  });
});

it('shows the default picture for a vehicle whose own cannot be had', () => {
  show();
  const image = within(screen.getByRole('heading', { name: 'Flatbed Towing' }).closest('li')!).getByRole('img');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', expect.stringContaining('vehicle-default'));
  expect(image).toHaveAttribute('alt', 'Flatbed Towing vehicle');
});

it('lists where it goes, each with a sign of its own', () => {
  show();
  const places = within(screen.getByRole('list', { name: fleetWords.text.coverageTitle })).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual(fleetWords.text.coverage.map(({ text }) => text));
  expect(new Set(places.map((place) => place.querySelector('svg')!.innerHTML)).size).toBe(places.length);
});

it('keeps the place of the longest status of a vehicle, and a line more', () => {
  show();
  const longest = document.querySelector('[data-longest]')!.getAttribute('data-longest')!;
  const { route } = fleetVehicles[0]!;
  const said = route.map(({ name }, i) => fleetWords.text.stoppedAt(name, route[(i + 1) % route.length]!.name));
  expect(longest.split('\n')[0]).toBe([...said].sort((a, b) => b.length - a.length)[0]);
  expect(longest.split('\n')).toHaveLength(2);
});

it('says nothing of the beat of a vehicle that has none', () => {
  const words = { ...fleetWords, vehicles: [{ ...fleetVehicles[0]!, route: [] }] };
  render(
    <MemoryRouter>
      <FleetSection words={words} />
    </MemoryRouter>,
  );
  expect(document.querySelector('[data-longest]')).toHaveTextContent(/^$/);
  expect(screen.getByText('0 stops')).toBeInTheDocument();
});

/** What the map is given. */
const given = () => JSON.parse(document.querySelector<HTMLElement>('[data-given]')!.dataset.given!) as LiveMapProps;

it('its map runs while it is in the window, and has its headings below those of the section', async () => {
  const page = show({ start: true });
  await screen.findByText('map running');
  expect(given()).toEqual({ routes: true, watched: false, level: 3 });
  act(() => inWindow(false, true));
  expect(given().watched).toBe(true);
  act(() => inWindow(true, false));
  expect(given().watched).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Show Routes' }));
  expect(given().routes).toBe(false);
  page.unmount();
  expect(observers.size).toBe(0);
  show({ start: true, level: 1 });
  await screen.findByText('map running');
  expect(given().level).toBe(2);
});

it('each card says where its vehicle is heading once the map tells, on a translated page too', async () => {
  const { container } = show({ start: true });
  await screen.findByText('map running');
  const card = screen.getByRole('heading', { name: 'Flatbed Towing' }).closest('li')!;
  const line = () => card.querySelector('[data-longest]')!.textContent;
  const { route } = fleetVehicles[1]!;
  expect(line()).toBe(fleetWords.text.beat(route[0]!.name, route.at(-1)!.name));
  expect(within(card).getByText('Al Khail Road patrol')).toBeInTheDocument();
  translate(container);
  act(() => told.set('flatbed-02', 'Heading to Al Quoz'));
  expect(line()).toBe('Heading to Al Quoz');
  expect(within(card).getByRole('img')).toHaveAccessibleName('Flatbed Towing vehicle');
});

describe('starting the map', () => {
  it('does not start for a section that is far away, but well before it is there', () => {
    show();
    act(() => near!(false));
    expect(screen.queryByText('Loading Advanced Recovery System...')).toBeNull();
    expect(Number.parseInt(margin!, 10)).toBeGreaterThan(200);
  });

  it('waits, then shows the spinner and the map when the section comes near', async () => {
    show();
    expect(screen.queryByText(/^map /)).toBeNull();
    act(() => near!());
    expect(screen.getByText('Loading Advanced Recovery System...')).toBeVisible();
    // What is drawn there stays until the map stands in its place: never an empty box.
    const drawn = () => document.querySelector('[data-fleet-map] > svg');
    expect(drawn()).not.toBeNull();
    expect(await screen.findByText('map running')).toBeVisible();
    await eventually(() => expect(drawn()).toBeNull());
  });

  it('starts when the page says so', async () => {
    show({ start: true });
    expect(await screen.findByText('map running')).toBeVisible();
  });

  it('shows no spinner again over a map that is there', async () => {
    const { rerender } = show({ start: true });
    expect(await screen.findByText('map running')).toBeVisible();
    rerender(
      <MemoryRouter>
        <FleetSection words={fleetWords} start={false} />
      </MemoryRouter>,
    );
    rerender(
      <MemoryRouter>
        <FleetSection words={fleetWords} start />
      </MemoryRouter>,
    );
    expect(screen.queryByText('Loading Advanced Recovery System...')).toBeNull();
  });

  it('waits for a tap when data is to be saved', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    show();
    expect(near).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show the moving map' }));
    expect(await screen.findByText('map running')).toBeVisible();
  });

  it('starts paused for those who asked for less motion, and runs when they say so', async () => {
    reduced = true;
    show({ start: true });
    expect(await screen.findByText('map paused')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Resume Fleet Operations' }));
    expect(screen.getByText('map running')).toBeVisible();
    expect(screen.getByText('Fleet running')).toHaveAttribute('role', 'status');
  });
});

describe('the switches', () => {
  it('tell their state', async () => {
    show();
    const routes = screen.getByRole('button', { name: 'Show Routes' });
    expect(routes).toHaveAttribute('aria-pressed', 'true');
    const knob = routes.querySelector('span > span');
    expect(knob).toHaveClass('end-0.5');
    await userEvent.click(routes);
    expect(routes).toHaveAttribute('aria-pressed', 'false');
    expect(knob).toHaveClass('start-0.5');
    await userEvent.click(routes);
    expect(routes).toHaveAttribute('aria-pressed', 'true');
    const lines = () =>
      screen
        .getByRole('button', { name: /Fleet Operations$/ })
        .querySelector('path')!
        .getAttribute('d')!
        .split('M').length - 1;
    expect(lines(), 'two bars').toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Pause Fleet Operations' }));
    expect(screen.getByRole('button', { name: 'Resume Fleet Operations' })).toBeVisible();
    expect(lines(), 'a triangle').toBe(1);
    expect(screen.getByText('Fleet paused')).toHaveAttribute('role', 'status');
  });

  it('tell it on a translated page too', async () => {
    const { container } = show();
    translate(container);
    await userEvent.click(screen.getByRole('button', { name: '*Pause Fleet Operations' }));
    expect(screen.getByRole('button', { name: 'Resume Fleet Operations' })).toBeVisible();
  });
});

describe("the home page's deferred start", () => {
  const startAt = (slideIndex: number) =>
    renderHook(({ slide }) => useFleetStart({ slideIndex: slide }), { initialProps: { slide: slideIndex } });
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });

  it('comes with the first interaction, once that has been answered', async () => {
    const { result } = startAt(0);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(result.current).toBe(false);
    await act(async () => void window.dispatchEvent(new Event('pointerdown')));
    expect(result.current).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(result.current).toBe(true);
  });

  it('is forgotten with the page: nothing waits any more, and no interaction is listened for', () => {
    const listening = vi.spyOn(window, 'addEventListener');
    const over = vi.spyOn(window, 'removeEventListener');
    const { unmount } = startAt(0);
    const heard = listening.mock.calls.filter(([type]) => String(type) === 'pointerdown');
    expect(heard.length).toBeGreaterThan(0);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
    for (const [type, listener] of heard)
      expect(over.mock.calls.map((call) => call.slice(0, 2))).toContainEqual([type, listener]);
  });

  it('comes after slide 2, but not before 15 s', () => {
    const { result, rerender } = startAt(0);
    rerender({ slide: 2 });
    act(() => void vi.advanceTimersByTime(14_999));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  });

  it('counts the 15 s from when the site was opened, also on a visitor who has been on another page of it', () => {
    vi.mocked(performance.now).mockReturnValue(10_000);
    const { result } = startAt(2);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(result.current).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe(true);
  });

  it('does not come after 15 s while slide 2 has not passed', () => {
    const { result, rerender } = startAt(1);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(false);
    rerender({ slide: 2 });
    expect(result.current).toBe(true);
  });

  it('stays when the slides have gone round', () => {
    const { result, rerender } = startAt(2);
    act(() => void vi.advanceTimersByTime(15_000));
    rerender({ slide: 0 });
    expect(result.current).toBe(true);
  });

  it('comes with what the visitor did before the page could hear it', async () => {
    vi.stubGlobal('scrollY', 40);
    const { result } = startAt(0);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(result.current).toBe(true);
  });

  it('never comes by itself when data is to be saved', async () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { effectiveType: '2g' } } }));
    const { result } = startAt(4);
    await act(async () => {
      window.dispatchEvent(new Event('pointerdown'));
      await vi.advanceTimersByTimeAsync(60_000);
    });
    expect(result.current).toBe(false);
  });
});
