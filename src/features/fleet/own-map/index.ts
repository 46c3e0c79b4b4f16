import type { FleetMapText } from '@/content/fleet-types';
import { selectionOf } from '../map/pile';
import type { FleetRenderer, Scene, Selection } from '../map/renderer';
import { createCamera } from './camera';
import { CanvasLayer } from './canvas-layer';
import { createControls, listenToKeys } from './controls';
import { element } from './dom';
import { listenToGestures } from './gestures';
import { createHint } from './hint';
import { HubLayer } from './hub-layer';
import { paintMap } from './paint';
import { routePainter } from './paint/routes';
import { Popup } from './popup';
import { VehicleLayer } from './vehicle-layer';
import type { View } from './view';

function surfaceOf({ mapLabel, mapHelp }: FleetMapText): HTMLElement {
  const className = 'absolute inset-0 touch-pan-y cursor-grab overflow-hidden bg-asphalt-950 select-none';
  return element('div', className, {
    dir: 'ltr',
    role: 'region',
    tabindex: '0',
    'aria-label': mapLabel,
    'aria-description': mapHelp,
  });
}

function creditOf({ drawn }: FleetMapText): HTMLElement {
  const className =
    'pointer-events-none absolute left-0 bottom-0 z-[1060] m-0 bg-asphalt-950/70 px-2 py-0.5 text-xs text-fog';
  const credit = element('p', className, { dir: 'auto' });
  credit.textContent = drawn;
  return credit;
}

/** Our own map of Dubai in `host`, looking where `view` does: needs no key, no network and no tiles. */
export function createOwnMap(host: HTMLElement, scene: Scene, view: View): FleetRenderer {
  const paintRoutes = routePainter(scene.units, scene.fleet.paths, scene.narrow);
  let routes = false;
  const ground = new CanvasLayer(view, (ctx, frame) =>
    paintMap(ctx, frame, scene.lang, routes ? paintRoutes : undefined),
  );
  const vehicles = new VehicleLayer(view, scene);
  const hubs = new HubLayer(view, scene);
  const popup = new Popup(view);
  const hint = createHint(scene.text);
  let open: Selection | undefined;

  const markerOf = (selection: Selection) => (selection.kind === 'vehicle' ? vehicles : hubs).find(selection.id);
  const draw = (ms: number): void => {
    vehicles.draw(ms);
    const marker = open && markerOf(open);
    if (marker) popup.place(marker);
  };
  /** Draws everything where the view is now. */
  const follow = (settled: boolean): void => {
    ground.follow(settled);
    hubs.draw();
    draw(0);
  };
  const camera = createCamera(view, scene, follow, () => open && markerOf(open));

  const surface = surfaceOf(scene.text);
  surface.append(
    ground.canvas,
    hubs.root,
    vehicles.root,
    creditOf(scene.text),
    hint.root,
    popup.root,
    createControls(camera, scene.text),
  );
  host.append(surface);

  // Touch events go to the element that was touched first, even if it is removed: hence a separate signal.
  const touched = new AbortController();
  const { signal } = touched;
  listenToGestures({ surface, view, onChange: follow, onPress: camera.centre, onHint: hint.show, signal });
  listenToKeys(surface, camera);
  surface.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && open) scene.onSelect(undefined);
  });
  // When a marker out of view gets keyboard focus, the map brings it into view; the browser itself must not scroll the
  // window. On a mouse press the map stays, or the button would be released over something else and not be clicked.
  surface.addEventListener('focusin', (event) => {
    surface.scrollTo(0, 0);
    const target = event.target as HTMLElement;
    const focused = target.matches(':focus-visible') && selectionOf(target.dataset);
    const marker = focused && markerOf(focused);
    if (marker) camera.reveal(marker);
  });

  const fit = (): void => {
    view.resize(host.clientWidth, host.clientHeight);
    follow(true);
  };
  fit();
  const resize = new ResizeObserver(fit);
  resize.observe(host);
  // Names are painted in the heading font: repaint once it has loaded.
  void document.fonts?.ready.then(() => surface.isConnected && ground.repaint());

  return {
    addVehicle: (index) => vehicles.add(index),
    draw,
    showRoutes: (visible) => {
      if (routes === visible) return;
      routes = visible;
      ground.repaint();
    },
    openInfo: (selection, content) => {
      open = selection;
      popup.show(content);
      const marker = markerOf(selection);
      if (!marker) return;
      popup.place(marker);
      // On a phone on its side, the window is higher than what header and call bar leave free: first its title.
      content.querySelector('#fleet-info-title')?.scrollIntoView({ block: 'nearest' });
      surface.scrollTo(0, 0);
      const free = popup.freeAbove;
      // On a phone, the selected marker is moved into the part of the map above the panel.
      if (free !== undefined) camera.raise(marker, free);
    },
    closeInfo: () => {
      const wasInside = popup.root.contains(document.activeElement);
      const marker = open && markerOf(open);
      const free = popup.freeAbove;
      open = undefined;
      popup.hide();
      if (wasInside) marker?.button.focus({ preventScroll: true });
      // On a phone, it takes the middle of the map that has become free, about which the buttons zoom.
      if (marker && free !== undefined && marker.y > 0 && marker.y < free) camera.centre(marker);
    },
    destroy: () => {
      // Its window is closed once more, after the next map has begun to look where this one did.
      open = undefined;
      camera.stop();
      resize.disconnect();
      touched.abort();
      hint.destroy();
      popup.destroy();
      ground.destroy();
      surface.remove();
    },
  };
}
