import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { site } from '@/config/site';
import { mapsMessages } from '@/lib/maps-loader';
import { createOwnMap } from '../own-map';
import { View } from '../own-map/view';
import type { GoogleHostProps, HostProps } from './host-props';
import { initialZoom } from './model';

function OwnMapHost({ scene, onRenderer }: HostProps) {
  const host = useRef<HTMLDivElement>(null);
  // Another scene (a phone was turned) is another map, which looks where the last one did, and has its focus.
  const [view] = useState(() => new View(site.centre, initialZoom(scene.narrow)));
  const focused = useRef(false);
  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const renderer = createOwnMap(place, scene, view);
    if (focused.current) place.querySelector<HTMLElement>('[role="region"]')?.focus({ preventScroll: true });
    onRenderer(renderer);
    return () => {
      focused.current = place.contains(document.activeElement);
      onRenderer(undefined);
      renderer.destroy();
    };
  }, [scene, view, onRenderer]);
  return <div ref={host} data-map="own" className="absolute inset-0 isolate" />;
}

/** Fetches the code for Google Maps only now: without a key nobody downloads it. */
function GoogleMapHost(props: GoogleHostProps) {
  const [Google, setGoogle] = useState<ComponentType<GoogleHostProps>>();
  const failed = useEffectEvent(props.onFailed);
  useEffect(() => {
    let current = true;
    import('../google/google-map').then(
      (module) => current && setGoogle(() => module.default),
      (error: unknown) => {
        if (!current) return;
        console.error(mapsMessages.failed, error);
        failed();
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return Google ? <Google {...props} /> : null;
}

/** Google Maps while there is reason to believe in it, else our own map: there is always one. */
export function MapHost({ google, ...props }: GoogleHostProps & { google: boolean }) {
  return google ? <GoogleMapHost {...props} /> : <OwnMapHost {...props} />;
}
