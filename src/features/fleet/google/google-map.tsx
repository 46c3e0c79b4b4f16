import { useEffect, useRef } from 'react';
import { useJsApiLoader } from '@react-google-maps/api';
import { env } from '@/config/env';
import { mapsMessages, MAPS_LIBRARIES, mapsState, onGoogleRefused, waitForMaps } from '@/lib/maps-loader';
import type { GoogleHostProps } from '../map/host-props';
import { createGoogleMap } from './renderer';

/** Identical wherever the loader is used: it throws when asked for the same script with other options. */
const LOADER = { id: 'google-maps', googleMapsApiKey: env.googleMapsKey, version: 'weekly', libraries: MAPS_LIBRARIES } as const;

/** Loads the Maps script and hands over a renderer, or says that it will not come. */
export default function GoogleMap({ scene, onRenderer, onFailed }: GoogleHostProps) {
  const host = useRef<HTMLDivElement>(null);
  const { isLoaded, loadError } = useJsApiLoader({ ...LOADER, libraries: MAPS_LIBRARIES });
  const failed = useRef(onFailed);
  useEffect(() => {
    failed.current = onFailed;
  });

  useEffect(() => onGoogleRefused(() => failed.current()), []);

  useEffect(() => {
    if (!loadError) return;
    console.error(mapsMessages.failed, loadError);
    failed.current();
  }, [loadError]);

  useEffect(() => {
    if (isLoaded && mapsState() === 'missing') console.error(mapsMessages.broken);
  }, [isLoaded]);

  useEffect(() => {
    let renderer: ReturnType<typeof createGoogleMap> | undefined;
    const waiting = waitForMaps((ready) => {
      if (!host.current) console.error(mapsMessages.noContainer);
      if (!ready || !host.current) {
        failed.current();
        return;
      }
      try {
        renderer = createGoogleMap(host.current, scene);
        onRenderer(renderer);
      } catch (error) {
        console.error(mapsMessages.broken, error);
        failed.current();
      }
    });
    return () => {
      waiting.cancel();
      if (!renderer) return;
      onRenderer(undefined);
      renderer.destroy();
    };
  }, [scene, onRenderer]);

  return <div ref={host} data-map="google" dir="ltr" className="absolute inset-0 isolate" />;
}
