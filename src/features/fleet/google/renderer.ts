import { env } from '@/config/env';
import { site } from '@/config/site';
import { initialZoom, markerStacking } from '../map/model';
import type { FleetRenderer, Scene, Selection } from '../map/renderer';
import { hubMarker } from '../markers/hub';
import { GoogleRoutes } from './routes';
import { GoogleVehicles } from './vehicles';

/** Advanced markers need a map id; this one is the vendor's for maps without a style of their own. */
const FALLBACK_MAP_ID = 'DEMO_MAP_ID';
const HUB_STACKING = 100;

/** Google Maps in `host`. The API's geometry and marker libraries must be there. Throws what the API throws. */
export function createGoogleMap(host: HTMLElement, scene: Scene): FleetRenderer {
  const map = new google.maps.Map(host, {
    center: site.centre,
    zoom: initialZoom(scene.narrow),
    mapId: env.googleMapId || FALLBACK_MAP_ID,
    colorScheme: 'DARK' as google.maps.ColorScheme,
    disableDefaultUI: true,
    zoomControl: true,
    clickableIcons: false,
    gestureHandling: 'cooperative',
  });
  const vehicles = new GoogleVehicles(map, scene);
  const routes = new GoogleRoutes(map, scene);
  const signs = scene.hubs.map((hub) => {
    const button = hubMarker(hub);
    button.style.pointerEvents = 'auto';
    button.addEventListener('click', () => scene.onSelect({ kind: 'hub', id: hub.id }));
    return { id: hub.id, button, marker: new google.maps.marker.AdvancedMarkerElement({ map, position: { lat: hub.lat, lng: hub.lng }, content: button, zIndex: HUB_STACKING }) };
  });
  const window_ = new google.maps.InfoWindow({ headerDisabled: true, maxWidth: 368, zIndex: markerStacking('critical') + 1 });
  let open: Selection | undefined;
  let shown: HTMLElement | undefined;

  const anchorOf = ({ kind, id }: Selection) => (kind === 'vehicle' ? vehicles.find(id) : signs.find((sign) => sign.id === id));
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && open) scene.onSelect(undefined);
  };
  host.addEventListener('keydown', onEscape);
  // Closed by the map itself (its own Escape, a tap elsewhere): our state follows.
  const closeListener = window_.addListener('closeclick', () => scene.onSelect(undefined));

  return {
    kind: 'google',
    addVehicle: (index) => vehicles.add(index),
    draw: (ms) => vehicles.draw(ms),
    showRoutes: (visible) => routes.show(visible),
    openInfo: (selection, content) => {
      const anchor = anchorOf(selection);
      if (!anchor) return;
      open = selection;
      shown = content;
      window_.setContent(content);
      window_.open({ map, anchor: anchor.marker, shouldFocus: false });
    },
    closeInfo: () => {
      const wasInside = shown?.contains(document.activeElement);
      const anchor = open && anchorOf(open);
      open = undefined;
      window_.close();
      if (wasInside) anchor?.button.focus({ preventScroll: true });
    },
    destroy: () => {
      host.removeEventListener('keydown', onEscape);
      closeListener.remove();
      window_.close();
      vehicles.destroy();
      routes.destroy();
      for (const { marker } of signs) marker.map = null;
      google.maps.event.clearInstanceListeners(map);
      host.replaceChildren();
    },
  };
}
