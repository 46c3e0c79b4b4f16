import { env } from '@/config/env';
import { site } from '@/config/site';
import { HUB_STACKING, initialZoom, markerStacking } from '../map/model';
import type { FleetRenderer, Scene, Selection } from '../map/renderer';
import { hubMarker } from '../markers/hub';
import { GoogleVehicles } from './vehicles';

/** Advanced markers need a map id; this one is the vendor's for maps without a style of their own. */
const FALLBACK_MAP_ID = 'DEMO_MAP_ID';
/** The share of the map's height for its content on phones: the window and Google's own controls cover the rest. */
const NARROW_SHARE = 0.66;
const FRAME_PX = 32;

/** How the vendor's map is made: dark, with its zoom buttons, moved by two fingers. */
export const mapOptions = (narrow: boolean): google.maps.MapOptions => ({
  center: site.centre,
  zoom: initialZoom(narrow),
  mapId: env.googleMapId || FALLBACK_MAP_ID,
  colorScheme: 'DARK' as google.maps.ColorScheme,
  disableDefaultUI: true,
  zoomControl: true,
  clickableIcons: false,
  gestureHandling: 'cooperative',
});

/**
 * The fleet on the vendor's `map`, which stands in `host`: advanced markers, headquarters
 * and the info window. The API's geometry and marker libraries must be there.
 * `showRoutes` belongs to whoever draws the lines. Throws what the API throws.
 */
export function createGoogleRenderer(
  map: google.maps.Map,
  host: HTMLElement,
  scene: Scene,
  showRoutes: (visible: boolean) => void,
): FleetRenderer {
  const vehicles = new GoogleVehicles(map, scene);
  const signs = scene.hubs.map((hub) => {
    const button = hubMarker(hub, scene);
    button.style.pointerEvents = 'auto';
    return {
      id: hub.id,
      button,
      marker: new google.maps.marker.AdvancedMarkerElement({
        map,
        position: { lat: hub.lat, lng: hub.lng },
        content: button,
        zIndex: HUB_STACKING,
      }),
    };
  });
  const infoWindow = new google.maps.InfoWindow({
    headerDisabled: true,
    maxWidth: 368,
    zIndex: markerStacking('critical') + 1,
  });
  let open: Selection | undefined;
  let shown: HTMLElement | undefined;

  const anchorOf = ({ kind, id }: Selection) =>
    kind === 'vehicle' ? vehicles.find(id) : signs.find((sign) => sign.id === id);
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) scene.onSelect(undefined);
  };
  host.addEventListener('keydown', onEscape);
  // Closed by the map itself (its own Escape, a tap elsewhere): our state follows.
  const closeListener = infoWindow.addListener('closeclick', () => scene.onSelect(undefined));

  return {
    addVehicle: (index) => vehicles.add(index),
    draw: (ms) => vehicles.draw(ms),
    showRoutes,
    openInfo: (selection, content) => {
      const anchor = anchorOf(selection);
      if (!anchor) return;
      open = selection;
      shown = content;
      content.className = scene.narrow ? 'overflow-y-auto overscroll-contain' : '';
      content.style.maxHeight = scene.narrow ? `${Math.round(host.clientHeight * NARROW_SHARE - FRAME_PX)}px` : '';
      infoWindow.setContent(content);
      infoWindow.open({ map, anchor: anchor.marker, shouldFocus: false });
    },
    closeInfo: () => {
      const wasInside = shown?.contains(document.activeElement);
      const anchor = open && anchorOf(open);
      open = undefined;
      infoWindow.close();
      shown?.removeAttribute('style');
      if (wasInside) anchor?.button.focus({ preventScroll: true });
    },
    destroy: () => {
      host.removeEventListener('keydown', onEscape);
      closeListener.remove();
      infoWindow.close();
      vehicles.destroy();
      for (const { marker } of signs) marker.map = null;
      google.maps.event.clearInstanceListeners(map);
    },
  };
}
