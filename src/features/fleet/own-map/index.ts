import { site } from '@/config/site';
import { initialZoom } from '../map/model';
import { selectionOf } from '../map/pile';
import type { FleetRenderer, Scene, Selection } from '../map/renderer';
import { CanvasLayer } from './canvas-layer';
import { createControls, listenToKeys } from './controls';
import { element } from './dom';
import { listenToGestures } from './gestures';
import { createGlide } from './glide';
import { createHint } from './hint';
import { HubLayer } from './hub-layer';
import { paintMap } from './paint';
import { routePainter } from './paint/routes';
import { Popup } from './popup';
import { VehicleLayer } from './vehicle-layer';
import { View } from './view';

/** A marker that gets focus is brought at least this far, in px, from the edge of the window. */
const FOCUS_MARGIN = 60;

/** How far the map is to move, px, so that what is at `at` lies FOCUS_MARGIN or more from both edges. */
const edgeGap = (at: number, size: number): number =>
  Math.max(0, FOCUS_MARGIN - at) - Math.max(0, at - size + FOCUS_MARGIN);

/** Our own map of Dubai in `host`: needs no key, no network and no tiles. */
export function createOwnMap(host: HTMLElement, scene: Scene): FleetRenderer {
  const view = new View(site.centre, initialZoom(scene.narrow));
  const surface = element(
    'div',
    'absolute inset-0 touch-pan-y cursor-grab overflow-hidden bg-asphalt-950 select-none',
    {
      dir: 'ltr',
      role: 'region',
      tabindex: '0',
      'aria-label': scene.text.mapLabel,
      'aria-description': scene.text.mapHelp,
    },
  );
  const paintRoutes = routePainter(scene.units, scene.fleet.paths, scene.narrow);
  let routes = false;
  const ground = new CanvasLayer(view, (ctx, frame) =>
    paintMap(ctx, frame, scene.lang, routes ? paintRoutes : undefined),
  );
  const vehicles = new VehicleLayer(view, scene);
  const hubLayer = new HubLayer(view, scene);
  const popup = new Popup(view);
  const hint = createHint(scene.text);
  let open: Selection | undefined;

  const markerOf = (selection: Selection) => (selection.kind === 'vehicle' ? vehicles : hubLayer).find(selection.id);
  const follow = (settled: boolean): void => {
    ground.follow(settled);
    hubLayer.draw();
    draw(0);
  };
  const draw = (ms: number): void => {
    vehicles.draw(ms);
    const marker = open && markerOf(open);
    if (marker) popup.place(marker);
  };
  const glide = createGlide(scene.reducedMotion, ({ zoom, dx, dy }, settled) => {
    if (zoom !== 0) view.zoomTo(view.zoom + zoom);
    view.panBy(dx, dy);
    follow(settled);
  });
  const actions = {
    zoomBy: (steps: number) => glide.add({ zoom: steps }),
    panBy: (dx: number, dy: number) => glide.add({ dx, dy }),
    reset: () => {
      glide.stop();
      view.moveTo(site.centre, initialZoom(scene.narrow));
      follow(true);
    },
  };
  /**
   * When a marker out of view gets keyboard focus, the map brings it into view; the browser itself must not scroll the
   * window. On a mouse press the map stays, or the button would be released over something else and not be clicked.
   */
  const onFocus = (event: FocusEvent): void => {
    surface.scrollTo(0, 0);
    const target = event.target as HTMLElement;
    if (!target.matches(':focus-visible')) return;
    const focused = selectionOf(target.dataset);
    const marker = focused && markerOf(focused);
    if (!marker) return;
    const [dx, dy] = [edgeGap(marker.x, view.width), edgeGap(marker.y, view.height)];
    if (dx !== 0 || dy !== 0) glide.go({ dx, dy });
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) scene.onSelect(undefined);
  };

  const credit = element(
    'p',
    'pointer-events-none absolute left-0 bottom-0 z-[1060] m-0 bg-asphalt-950/70 px-2 py-0.5 text-xs text-fog',
    { dir: 'auto' },
  );
  credit.textContent = scene.text.drawn;
  surface.append(
    ground.canvas,
    hubLayer.root,
    vehicles.root,
    credit,
    hint.root,
    popup.root,
    createControls(actions, scene.text),
  );
  host.append(surface);

  const resize = new ResizeObserver(() => {
    view.resize(host.clientWidth, host.clientHeight);
    follow(true);
  });
  view.resize(host.clientWidth, host.clientHeight);
  resize.observe(host);
  // Touch events go to the element that was touched first, even if it is removed: hence a separate signal.
  const touched = new AbortController();
  listenToGestures({
    surface,
    view,
    onChange: follow,
    onPress: (x, y) => glide.go({ dx: view.width / 2 - x, dy: view.height / 2 - y }),
    onHint: hint.show,
    signal: touched.signal,
  });
  listenToKeys(surface, actions);
  surface.addEventListener('focusin', onFocus);
  surface.addEventListener('keydown', onEscape);
  follow(true);
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
      if (free !== undefined) glide.go({ dx: edgeGap(marker.x, view.width), dy: free / 2 - marker.y });
    },
    closeInfo: () => {
      const wasInside = popup.root.contains(document.activeElement);
      const marker = open && markerOf(open);
      open = undefined;
      popup.hide();
      if (wasInside) marker?.button.focus({ preventScroll: true });
    },
    destroy: () => {
      glide.stop();
      resize.disconnect();
      touched.abort();
      hint.destroy();
      popup.destroy();
      ground.destroy();
      surface.remove();
    },
  };
}
