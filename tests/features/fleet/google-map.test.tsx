/** Google's map as a part of the page: when it is there, when it never comes, and what it leaves behind. */
import { act, render, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import GoogleMap from '@/features/fleet/google/google-map';
import { mapsMessages } from '@/lib/maps-loader';
import { sampleScene } from './sample-scene';

const google = vi.hoisted(() => ({
  loader: vi.fn(),
  script: { isLoaded: true } as { isLoaded: boolean; loadError?: Error },
  /** Said by whoever waits for the libraries, and by the vendor. */
  there: (_ready: boolean): void => undefined,
  refuse: (): void => undefined,
  state: 'ready',
  broken: false,
  maps: 0,
  renderer: { destroy: vi.fn() },
  create: vi.fn(),
}));
interface VendorProps {
  children: ReactNode;
  onLoad: (map: object) => void;
  onUnmount: () => void;
  options: { zoom: number };
}
vi.mock('@react-google-maps/api', () => ({
  useJsApiLoader: (options: unknown) => {
    google.loader(options);
    return google.script;
  },
  GoogleMap: function Vendor({ children, onLoad, onUnmount, options }: VendorProps) {
    useEffect(() => {
      google.maps += 1;
      onLoad({});
      return onUnmount;
    }, []); // eslint-disable-line react-hooks/exhaustive-deps -- as the vendor's
    if (google.broken) throw new Error('not a constructor');
    return (
      <div role="region" aria-label="Google" data-zoom={options.zoom}>
        {children}
      </div>
    );
  },
  PolylineF: () => <i data-line />,
}));
vi.mock('@/lib/maps-loader', async (original) => ({
  ...(await original<object>()),
  mapsState: () => google.state,
  onGoogleRefused: (listener: () => void) => {
    google.refuse = listener;
    return () => (google.refuse = () => undefined);
  },
  waitForMaps: (done: (ready: boolean) => void) => {
    google.there = done;
    return () => (google.there = () => undefined);
  },
}));
vi.mock('@/features/fleet/google/renderer', () => ({
  createGoogleRenderer: google.create,
  mapOptions: (narrow: boolean) => ({ zoom: narrow ? 10 : 11 }),
}));

const onRenderer = vi.fn();
const onFailed = vi.fn();
const scene = sampleScene();
/** Makes the routes seen, or hides them. */
let routes: (visible: boolean) => void;
beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(google, { script: { isLoaded: true }, state: 'ready', broken: false, maps: 0 });
  google.create.mockImplementation((_map, _host, _scene, show: typeof routes) => {
    routes = show;
    return google.renderer;
  });
});

function show(first: { narrow?: boolean; lang?: 'en' | 'ar' } = {}) {
  const page = ({ narrow = false, lang = 'en' }: typeof first) => (
    <GoogleMap scene={{ ...scene, narrow, lang }} onRenderer={onRenderer} onFailed={onFailed} />
  );
  const { rerender, unmount } = render(page(first));
  return { unmount, now: (next: typeof first) => rerender(page(next)) };
}
const map = () => screen.queryByRole('region', { name: 'Google' });
const said = () => {
  const error = vi.mocked(console.error);
  const calls = error.mock.calls.filter(([first]) => Object.values(mapsMessages).includes(first as never));
  error.mockClear();
  return calls.map(([first]) => first as string);
};

// First: the script of a page cannot change its language any more.
it('asks for its script as Dubai has it, in the language of the page that asked first', () => {
  const { now } = show({ lang: 'ar' });
  now({ lang: 'en' });
  const options = new Set(google.loader.mock.calls.map(([one]) => one as object));
  // The loader throws when it is called with others.
  expect(options.size).toBe(1);
  expect([...options][0]).toMatchObject({ region: 'AE', language: 'ar' });
});

it('is there once all of its libraries are, hands over its renderer, and takes it back when it goes', () => {
  const { unmount } = show();
  expect(map()).toBeNull();
  act(() => google.there(true));
  expect(map()).toBeVisible();
  expect(map()!.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(onRenderer).toHaveBeenLastCalledWith(google.renderer);
  unmount();
  expect(onRenderer).toHaveBeenLastCalledWith(undefined);
  expect(google.renderer.destroy.mock.calls.length).toBe(google.create.mock.calls.length);
  expect(onFailed).not.toHaveBeenCalled();
});

it('shows the routes, and hides them', () => {
  show();
  act(() => google.there(true));
  const lines = () => document.querySelectorAll('[data-line]').length;
  expect(lines()).toBe(0);
  act(() => routes(true));
  expect(lines()).toBeGreaterThan(scene.units.length);
  act(() => routes(false));
  expect(lines()).toBe(0);
});

it('is another map when the phone is turned', () => {
  const { now } = show();
  act(() => google.there(true));
  const before = map();
  now({ narrow: true });
  expect(map()).not.toBe(before);
  expect(map()).toHaveAttribute('data-zoom', '10');
  expect(onRenderer).toHaveBeenLastCalledWith(google.renderer);
});

it.each<[string, () => void]>([
  ['its libraries never come', () => google.there(false)],
  ['the key is refused', () => google.refuse()],
])('says so when %s, and shows nothing', (_what, happens) => {
  show();
  act(happens);
  expect(onFailed).toHaveBeenCalledTimes(1);
  expect(map()).toBeNull();
});

it('says so when its script cannot be had', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  google.script = { isLoaded: false, loadError: new Error('blocked') };
  show();
  expect(onFailed).toHaveBeenCalled();
  expect(said()).toContain(mapsMessages.failed);
});

it.each<[string, () => void]>([
  [
    'its markers cannot be made',
    () =>
      google.create.mockImplementation(() => {
        throw new TypeError('not a constructor');
      }),
  ],
  ['the map itself breaks', () => (google.broken = true)],
])('gives way when %s', (_what, happens) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  happens();
  show();
  act(() => google.there(true));
  expect(onFailed).toHaveBeenCalled();
  expect(onRenderer).not.toHaveBeenCalledWith(google.renderer);
  expect(said()).toContain(mapsMessages.broken);
});

it('tells the console of a script that has come without its map, and of none that is whole', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  show().unmount();
  expect(said()).toEqual([]);
  google.state = 'missing';
  show();
  expect(new Set(said())).toEqual(new Set([mapsMessages.broken]));
});
