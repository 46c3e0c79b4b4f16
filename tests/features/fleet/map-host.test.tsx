/** Which map there is: Google's where there is reason to believe in it, else our own. */
import { act, configure, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fleetWords } from '@/content/en/fleet-words';
import type { GoogleHostProps } from '@/features/fleet/map/host-props';
import LiveMap from '@/features/fleet/map/live-map';
import { createStatusStore } from '@/features/fleet/section/status-store';
import { FleetContext } from '@/features/fleet/words';
import { eventually } from '../../support/eventually';
import { stubResizeObserver } from './resized';

// As in section.test.tsx: of two imports at once the second gets the real module.
configure({ reactStrictMode: false });
const google = vi.hoisted(() => ({
  env: { googleMapsKey: 'key' },
  refused: false,
  added: [] as number[],
  fail: (): void => undefined,
}));
vi.mock('@/config/env', async (original) => {
  const { env } = await original<{ env: object }>();
  return { env: Object.assign(google.env, { ...env, googleMapsKey: 'key' }) };
});
vi.mock('@/lib/maps-loader', async (original) => ({
  ...(await original<object>()),
  googleRefused: () => google.refused,
}));
vi.mock('@/features/fleet/google/google-map', () => {
  return {
    default: function GoogleMap({ onRenderer, onFailed }: GoogleHostProps) {
      google.fail = onFailed;
      useEffect(() => {
        onRenderer({
          addVehicle: (index) => google.added.push(index),
          draw: () => undefined,
          showRoutes: () => undefined,
          openInfo: () => undefined,
          closeInfo: () => undefined,
          destroy: () => undefined,
        });
        return () => onRenderer(undefined);
      }, [onRenderer]);
      return <p>Google</p>;
    },
  };
});

beforeEach(() => {
  Object.assign(google, { refused: false, added: [] });
  google.env.googleMapsKey = 'key';
  Element.prototype.scrollTo ??= () => undefined;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  stubResizeObserver();
});
afterEach(() => vi.unstubAllGlobals());

const show = () =>
  render(
    <FleetContext value={fleetWords}>
      <LiveMap
        paused
        routes={false}
        watched={false}
        level={3}
        statuses={createStatusStore()}
        onReady={() => undefined}
      />
    </FleetContext>,
  );
const own = () => screen.queryByRole('region');
const everyone = fleetWords.vehicles.map((_, index) => index);

it("is Google's with a key; if that fails, our own shows the same vehicles", async () => {
  show();
  expect(await screen.findByText('Google')).toBeVisible();
  expect(own()).toBeNull();
  await eventually(() => expect(google.added).toEqual(everyone));
  act(() => google.fail());
  expect(screen.queryByText('Google')).toBeNull();
  expect(own()).toBeVisible();
  expect(document.querySelectorAll('[data-vehicle-id]')).toHaveLength(everyone.length);
});

it.each<[string, () => void]>([
  ['without a key', () => (google.env.googleMapsKey = '')],
  ['once Google has refused the key', () => (google.refused = true)],
  ['offline', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('is our own from the start %s', (_what, happens) => {
  happens();
  show();
  expect(own()).toBeVisible();
  expect(screen.queryByText('Google')).toBeNull();
});
