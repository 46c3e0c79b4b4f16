import { useEffect, useRef, useState, type ComponentType } from 'react';
import { reloadWhereServed } from '@/lib/reload-once';
import { Button } from '@/ui/button';
import type { LiveMapProps } from '../map/live-map';
import { useFleetWords } from '../words';
import { MapPoster } from './poster';
import { useNear, useWatched } from './use-fleet-start';

interface Props extends Pick<LiveMapProps, 'paused' | 'routes' | 'statuses' | 'level'> {
  start: boolean;
}

type State = 'idle' | 'loading' | 'ready' | 'failed';

/** The map's place on the page: a drawn poster until the map's code is asked for, then the spinner, then the map. */
export function MapFrame({ start, ...live }: Props) {
  const { text } = useFleetWords();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const watched = useWatched(frame);
  /** How often the visitor has asked for the map by the button. */
  const [asked, setAsked] = useState(0);
  const [state, setState] = useState<State>('idle');
  const [LiveMap, setLiveMap] = useState<ComponentType<LiveMapProps>>();
  const wanted = start || near || asked > 0;

  useEffect(() => {
    if (!wanted || LiveMap) return;
    let current = true;
    setState('loading');
    import('../map/live-map').then(
      ({ default: Loaded }) => current && setLiveMap(() => Loaded),
      () => {
        if (!current) return;
        setState('failed');
        // After a release the old code can no longer be fetched: reload the page if the server is there.
        if (asked) void reloadWhereServed();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, asked, LiveMap]);

  return (
    <div
      ref={frame}
      tabIndex={-1}
      data-fleet-map={state}
      className="on-dark relative ring-2 ring-asphalt-600 mt-4 h-[60vh] wide:mt-6 min-h-[22rem] overflow-hidden rounded-xl bg-asphalt-950 text-white max-sm:-mx-4 max-sm:rounded-none wide:h-[75vh]"
      aria-busy={state === 'loading'}
    >
      {state !== 'ready' && <MapPoster />}
      {LiveMap && <LiveMap {...live} watched={watched} onReady={() => setState('ready')} />}
      {state === 'loading' && (
        <div
          role="status"
          className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-4 bg-asphalt-950/55 p-6 text-center"
        >
          <span
            aria-hidden="true"
            className="size-12 animate-spin rounded-full border-4 border-asphalt-600 border-t-amber-400"
          />
          <span className="font-heading text-xl font-bold">{text.loading}</span>
        </div>
      )}
      {(state === 'idle' || state === 'failed') && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-asphalt-950/55 p-6 text-center">
          <Button
            variant="call"
            className="js-only"
            onClick={() => {
              // It goes when it is pressed.
              frame.current?.focus({ preventScroll: true });
              setAsked(asked + 1);
            }}
          >
            {state === 'failed' ? text.retry : text.start}
          </Button>
          <p className="js-only max-w-text text-fog" role={state === 'failed' ? 'status' : undefined}>
            {state === 'failed' ? text.failed : text.startHint}
          </p>
          <noscript>
            <p className="max-w-text text-lg">{text.noScript}</p>
          </noscript>
        </div>
      )}
    </div>
  );
}
