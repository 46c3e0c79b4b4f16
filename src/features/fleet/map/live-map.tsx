import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { env } from '@/config/env';
import { languages, siteLang } from '@/config/languages';
import { useLang } from '@/lib/lang';
import { googleRefused } from '@/lib/maps-loader';
import { useNarrow, useReducedMotion } from '@/lib/media';
import { createFleet } from '@/simulation';
import type { StatusStore } from '../section/status-store';
import { createEngine, type Engine } from './engine';
import { HubInfo, PileInfo, VehicleInfo } from './info-window';
import { MapHost } from './map-host';
import { useFleetWords } from '../words';
import { useHeadquarters, useMapText } from './map-words';
import { fleetUnits } from './model';
import type { FleetRenderer, Scene, Selection } from './renderer';
import { describeStatus } from './statuses';

export interface LiveMapProps {
  paused: boolean;
  routes: boolean;
  /** Whether anyone can see the map. */
  watched: boolean;
  statuses: StatusStore;
  /** Level of the heading of an info window. */
  level: 2 | 3;
  onReady: () => void;
}

/** The running map: fleet, clock, whichever renderer there is, and the info window. */
export default function LiveMap({ paused, routes, watched, statuses, level, onReady }: LiveMapProps) {
  const words = useFleetWords();
  const mapText = useMapText();
  const hubs = useHeadquarters();
  const narrow = useNarrow();
  const reducedMotion = useReducedMotion();
  const [units] = useState(() => fleetUnits(words));
  const [fleet] = useState(() => createFleet(units, { seed: Date.now() }));
  const [engine, setEngine] = useState<Engine>();
  const running = useRef<Engine>(undefined);
  const [renderer, setRenderer] = useState<FleetRenderer>();
  const [useGoogle, setUseGoogle] = useState(() => env.googleMapsKey !== '' && !googleRefused() && navigator.onLine);
  const [selection, setSelection] = useState<Selection>();
  const pageLang = useLang();
  const lang = siteLang(pageLang);
  /** Maps stand left to right in every language; what is read in their windows does not. */
  const [content] = useState(() => Object.assign(document.createElement('div'), { dir: languages[pageLang].dir }));

  const shown = useRef<FleetRenderer>(undefined);
  /** Closes the old window first, while its content is still mounted, so that focus inside it returns to its marker. */
  const select = useCallback((next: Selection | undefined) => {
    shown.current?.closeInfo();
    setSelection(next);
  }, []);
  const scene = useMemo<Scene>(
    () => ({ fleet, units, hubs, text: mapText, lang, narrow, reducedMotion, onSelect: select }),
    [fleet, units, hubs, mapText, lang, narrow, reducedMotion, select],
  );

  useEffect(() => {
    const created = createEngine(fleet, () =>
      units.forEach((unit, i) => statuses.set(unit.id, describeStatus(fleet, unit, i, words.text))),
    );
    running.current = created;
    setEngine(created);
    return () => created.destroy();
  }, [fleet, units, statuses, words]);
  // In layout effects, so that a window opened below finds its vehicle on a new map.
  useLayoutEffect(() => engine?.setPaused(paused), [engine, paused]);
  useLayoutEffect(() => engine?.setWatched(watched), [engine, watched]);
  useLayoutEffect(() => {
    if (!engine || !renderer) return;
    engine.show(renderer);
    return () => engine.hide();
  }, [engine, renderer]);
  useEffect(() => renderer?.showRoutes(routes), [renderer, routes]);
  // In a layout effect: the content must be in the document before its heading takes the focus.
  useLayoutEffect(() => {
    if (!renderer || !selection) return;
    renderer.openInfo(selection, content);
    return () => renderer.closeInfo();
  }, [renderer, selection, content]);

  const ready = useEffectEvent(onReady);
  useEffect(() => {
    if (renderer) ready();
  }, [renderer]);
  const onRenderer = useCallback((created: FleetRenderer | undefined) => {
    shown.current = created;
    setRenderer(created);
    // At once: a frame before the next render would still draw on the removed map. The selection stays, so that the
    // next map (the phone was turned, Google failed) opens it again.
    if (!created) running.current?.hide();
  }, []);

  const unitOf = ({ kind, id }: Selection) => (kind === 'vehicle' ? units.find((one) => one.id === id) : undefined);
  const hubOf = ({ kind, id }: Selection) => (kind === 'hub' ? hubs.find((one) => one.id === id) : undefined);
  const describe = (one: Selection) => {
    const unit = unitOf(one);
    const hub = hubOf(one);
    return { name: unit?.profile.name ?? hub?.name ?? one.id, note: unit?.name ?? hub?.type ?? '' };
  };
  const pile = selection?.pile;
  const unit = selection && !pile && unitOf(selection);
  const hub = selection && !pile && hubOf(selection);
  const close = (): void => select(undefined);
  return (
    <>
      <MapHost google={useGoogle} scene={scene} onRenderer={onRenderer} onFailed={() => setUseGoogle(false)} />
      {createPortal(
        <>
          {pile && (
            <PileInfo key="pile" pile={pile} describe={describe} level={level} onChoose={select} onClose={close} />
          )}
          {unit && <VehicleInfo key={unit.id} unit={unit} statuses={statuses} level={level} onClose={close} />}
          {hub && <HubInfo key={hub.id} hub={hub} level={level} onClose={close} />}
        </>,
        content,
      )}
    </>
  );
}
