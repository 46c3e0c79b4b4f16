import type { FleetRenderer, Scene } from './renderer';

export interface HostProps {
  scene: Scene;
  /** Called when the map is ready; with undefined when it is gone. */
  onRenderer: (renderer: FleetRenderer | undefined) => void;
}

export interface GoogleHostProps extends HostProps {
  onFailed: () => void;
}
