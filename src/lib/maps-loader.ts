/**
 * Waiting for the Google Maps script (spec 2, section 4, "Map loading", and section 8):
 * which libraries count, how long to wait for each, what the console says, and whether
 * the key has been refused. Knows nothing of React or of the fleet.
 */

/**
 * The libraries in use (decisions, section C). One constant: the loader refuses to load twice with different options.
 */
export const MAPS_LIBRARIES: ('geometry' | 'marker')[] = ['geometry', 'marker'];

const MAX_RETRIES = 20;
const RETRY_MS = 500;
/** Between retries while only the geometry library is missing. */
const GEOMETRY_RETRY_MS = 1000;

export const mapsMessages = {
  failed: 'Failed to load Google Maps API',
  incomplete: `Google Maps API failed to load completely after ${MAX_RETRIES} retries`,
  noContainer: 'Map container not ready',
  broken: 'Google Maps API not loaded properly',
  refused: 'Google Maps refused the API key',
} as const;

type Maps = Partial<Pick<typeof google.maps, 'Map' | 'marker' | 'geometry'>>;

const present = (): Maps | undefined => (window as { google?: { maps?: Maps } }).google?.maps;

export type MapsState = 'missing' | 'without geometry' | 'ready';

/** What of the Maps API is there right now. */
export function mapsState(maps: Maps | undefined = present()): MapsState {
  if (!maps?.Map || !maps.marker?.AdvancedMarkerElement) return 'missing';
  return maps.geometry?.spherical ? 'ready' : 'without geometry';
}

/**
 * Looks for the libraries at once, then up to 20 times more, 500 ms apart (1 s while only geometry is missing),
 * and calls `done` once: true when everything is there, false (and a line in the console) when it never came.
 * Returns what ends the waiting: `done` is not called any more then.
 */
export function waitForMaps(done: (ready: boolean) => void, state: () => MapsState = mapsState): () => void {
  let retries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const now = state();
    if (now === 'ready') return done(true);
    if (retries >= MAX_RETRIES) {
      console.error(mapsMessages.incomplete);
      done(false);
      return;
    }
    retries += 1;
    timer = setTimeout(look, now === 'missing' ? RETRY_MS : GEOMETRY_RETRY_MS);
  };
  look();
  return () => clearTimeout(timer);
}

let refused = false;
const listeners = new Set<() => void>();

/** Whether Google has refused the key on this page: then there is no point in asking again. */
export const googleRefused = (): boolean => refused;

/** Calls `listener` when Google refuses the key (`gm_authFailure`, the vendor's global hook). Returns a clean-up. */
export function onGoogleRefused(listener: () => void): () => void {
  listeners.add(listener);
  (window as { gm_authFailure?: () => void }).gm_authFailure = () => {
    refused = true;
    console.warn(mapsMessages.refused);
    [...listeners].forEach((call) => call());
  };
  return () => listeners.delete(listener);
}
