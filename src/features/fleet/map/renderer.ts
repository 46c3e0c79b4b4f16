import type { SiteLang } from '@/config/languages';
import type { Headquarters } from '@/content/en/fleet-map';
import type { FleetMapText } from '@/content/fleet-types';
import type { Fleet } from '@/simulation';
import type { FleetUnit } from './model';

/** What an info window is open for. */
export interface Selection {
  readonly kind: 'vehicle' | 'hub';
  readonly id: string;
  /** A finger met several markers at once, this one on top: which of them is asked first. */
  readonly pile?: readonly Selection[];
}

/** What a renderer is given. It reads the fleet and never writes it. */
export interface Scene {
  readonly fleet: Fleet;
  readonly units: readonly FleetUnit[];
  readonly hubs: readonly Headquarters[];
  readonly text: FleetMapText;
  /** Of the names on the map, and of its markers. */
  readonly lang: SiteLang;
  /** 768 px or less: smaller markers, wider view, no glow. */
  readonly narrow: boolean;
  readonly reducedMotion: boolean;
  /** A marker was chosen, or (undefined) the open window dismissed. */
  readonly onSelect: (selection: Selection | undefined) => void;
}

/** The one thing both maps are to the rest of the feature. */
export interface FleetRenderer {
  /** Puts vehicle `index` on the map; calling it again for the same vehicle does nothing. */
  addVehicle: (index: number) => void;
  /** Shows where everyone is now. Called once per frame, `ms` after the last time. */
  draw: (ms: number) => void;
  showRoutes: (visible: boolean) => void;
  /** Opens the window at a marker with `content` in it; whatever else was open is closed. */
  openInfo: (selection: Selection, content: HTMLElement) => void;
  /** Closes the window; focus goes back to its marker when it was inside. */
  closeInfo: () => void;
  destroy: () => void;
}
