/**
 * A stand-in for the Google Maps script: enough of the API to put markers, lines and a window on a page, and a ledger
 * of what is alive (`window.__maps`), so that a test can see leaks. Runs in the page; `without` leaves libraries out.
 */
(() => {
  const options = window.__mapsStub ?? {};
  const alive = { loads: 0, maps: 0, markers: new Set(), lines: new Set(), windows: new Set() };
  window.__maps = window.__maps ?? alive;
  const ledger = window.__maps;
  ledger.loads += 1;

  const listenable = () => ({ addListener: () => ({ remove: () => undefined }) });
  class Map {
    constructor(host, settings) {
      this.host = host;
      this.settings = settings;
      ledger.maps += 1;
      ledger.settings = settings;
      this.pane = document.createElement('div');
      this.pane.style.cssText = 'position:absolute;inset:0;background:#1d2c4d';
      host.append(this.pane);
      Object.assign(this, listenable());
    }
    setOptions(settings) {
      Object.assign(this.settings, settings);
    }
    pixel({ lat, lng }) {
      const scale = (256 * 2 ** this.settings.zoom) / 360;
      return [
        this.host.clientWidth / 2 + (lng - this.settings.center.lng) * scale,
        this.host.clientHeight / 2 - (lat - this.settings.center.lat) * scale * 1.105,
      ];
    }
  }
  class AdvancedMarkerElement {
    constructor({ map, position, content, zIndex }) {
      if (options.brokenMarkers) throw new Error('no marker today');
      this.box = document.createElement('div');
      this.box.className = 'stub-marker';
      this.box.style.cssText = `position:absolute;pointer-events:none;z-index:${zIndex}`;
      this.box.append(content);
      this.position = position;
      this.map = map;
    }
    get position() {
      return this.at;
    }
    set position(at) {
      this.at = at;
      this.place();
    }
    get map() {
      return this.owner;
    }
    set map(map) {
      this.owner = map;
      if (map) {
        map.pane.append(this.box);
        ledger.markers.add(this);
        this.place();
      } else {
        this.box.remove();
        ledger.markers.delete(this);
      }
    }
    place() {
      if (!this.owner) return;
      const [x, y] = this.owner.pixel(this.at);
      // Hung by the middle of the lower edge, as the real one.
      this.box.style.transform = `translate(${x}px,${y}px) translate(-50%,-100%)`;
    }
  }
  class Polyline {
    constructor({ map, ...settings }) {
      this.settings = settings;
      if (map) this.setMap(map);
    }
    setOptions(settings) {
      Object.assign(this.settings, settings);
    }
    setMap(map) {
      if (map) ledger.lines.add(this);
      else ledger.lines.delete(this);
    }
  }
  class InfoWindow {
    constructor() {
      Object.assign(this, listenable());
    }
    setContent(content) {
      this.content = content;
    }
    open({ map }) {
      this.box = document.createElement('div');
      this.box.style.cssText = 'position:absolute;left:40px;top:20px;z-index:3000;width:360px';
      this.box.append(this.content);
      map.pane.append(this.box);
      ledger.windows.add(this);
    }
    close() {
      this.box?.remove();
      ledger.windows.delete(this);
    }
  }
  const geometry = { spherical: { computeDistanceBetween: () => 0 } };
  const maps = {
    Map,
    Polyline,
    InfoWindow,
    marker: { AdvancedMarkerElement },
    event: { clearInstanceListeners: () => undefined },
  };
  // The loader has put its callback and a stand-in for `importLibrary` here already: the
  // real script replaces the latter, and the loader calls it again until that has happened.
  const google = (window.google = window.google ?? {});
  const importLibrary = async (name) => google.maps[name] ?? {};
  google.maps = Object.assign(google.maps ?? {}, { importLibrary }, options.empty ? {} : maps);
  if (!options.empty && options.geometryAfter !== Infinity)
    setTimeout(() => (google.maps.geometry = geometry), options.geometryAfter ?? 0);
  const callback = new URL(document.currentScript.src).searchParams.get('callback');
  const call = callback?.split('.').reduce((at, name) => at?.[name], window);
  if (call) call();
})();
