import type { FleetRenderer, Scene } from './renderer';

export interface HostProps {
  scene: Scene;
  /** The map is there; undefined: it is gone. */
  onRenderer: (renderer: FleetRenderer | undefined) => void;
}

export interface GoogleHostProps extends HostProps {
  onFailed: () => void;
}
