import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { GoogleMap as VendorMap, PolylineF, useJsApiLoader } from '@react-google-maps/api';
import { env } from '@/config/env';
import type { SiteLang } from '@/config/languages';
import { mapsMessages, MAPS_LIBRARIES, mapsState, onGoogleRefused, waitForMaps } from '@/lib/maps-loader';
import type { GoogleHostProps } from '../map/host-props';
import type { FleetRenderer } from '../map/renderer';
import { MapBoundary } from './map-boundary';
import { createGoogleRenderer, mapOptions } from './renderer';
import { routeLines } from './routes';

const loaderIn = (language: SiteLang) =>
  ({
    id: 'google-maps',
    googleMapsApiKey: env.googleMapsKey,
    version: 'weekly',
    libraries: MAPS_LIBRARIES,
    // Of the names on Google's map; the region decides which names, and whose borders, it shows.
    language,
    region: 'AE',
  }) as const;

/**
 * One loader per document, in the language of the page that asked first: the script cannot change its language, and the
 * loader throws when called with other options.
 */
let loader: ReturnType<typeof loaderIn> | undefined;

/** Loads the Maps script, shows the map with the routes, and hands over a renderer, or says that it will not come. */
export default function GoogleMap({ scene, onRenderer, onFailed }: GoogleHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const { isLoaded, loadError } = useJsApiLoader((loader ??= loaderIn(scene.lang)));
  const [ready, setReady] = useState(false);
  const [routes, setRoutes] = useState(false);
  const renderer = useRef<FleetRenderer>(undefined);
  const failed = useEffectEvent(onFailed);

  useEffect(() => onGoogleRefused(() => failed()), []);

  useEffect(() => {
    if (!loadError) return;
    console.error(mapsMessages.failed, loadError);
    failed();
  }, [loadError]);

  useEffect(() => {
    if (isLoaded && mapsState() === 'missing') console.error(mapsMessages.broken);
  }, [isLoaded]);

  useEffect(() => waitForMaps((there) => (there ? setReady(true) : failed())), []);

  const giveUp = (...said: unknown[]): void => {
    console.error(...said);
    onFailed();
  };
  const onLoad = (map: google.maps.Map): void => {
    if (!host.current) return giveUp(mapsMessages.noContainer);
    try {
      renderer.current = createGoogleRenderer(map, host.current, scene, setRoutes);
      onRenderer(renderer.current);
    } catch (error) {
      giveUp(mapsMessages.broken, error);
    }
  };
  const onUnmount = (): void => {
    if (!renderer.current) return;
    onRenderer(undefined);
    renderer.current.destroy();
    renderer.current = undefined;
  };
  const options = useMemo(() => mapOptions(scene.narrow), [scene.narrow]);
  const lines = useMemo(() => routeLines(scene), [scene]);

  return (
    <div ref={host} data-map="google" dir="ltr" className="absolute inset-0 isolate">
      {ready && (
        <MapBoundary onError={(error) => giveUp(mapsMessages.broken, error)}>
          {/* Another scene (a phone was turned) is another map. */}
          <VendorMap
            key={String(scene.narrow)}
            options={options}
            onLoad={onLoad}
            onUnmount={onUnmount}
            mapContainerClassName="size-full"
          >
            {routes && lines.map((line, i) => <PolylineF key={i} options={line} />)}
          </VendorMap>
        </MapBoundary>
      )}
    </div>
  );
}
