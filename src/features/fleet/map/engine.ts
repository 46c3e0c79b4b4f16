import { createdCount, pause, resume, step, type Fleet } from '@/simulation';
import { createClock, type Clock } from './clock';
import type { FleetRenderer } from './renderer';

export interface Engine {
  /** Chooses the map that shows the fleet; every vehicle created so far appears on it at once. */
  show: (renderer: FleetRenderer) => void;
  hide: () => void;
  /** The visitor's own choice: freezes vehicles and pending waits, and shows every vehicle where it stands. */
  setPaused: (paused: boolean) => void;
  /** Whether anyone can see the map: when not, nothing runs. */
  setWatched: (watched: boolean) => void;
  destroy: () => void;
}

/**
 * Connects the fleet, GSAP's clock and a map. `onStatus` is called after frames in which a vehicle has started or
 * arrived.
 */
export function createEngine(
  fleet: Fleet,
  onStatus: () => void,
  makeClock: (onTime: (ms: number) => void) => Clock = createClock,
): Engine {
  let renderer: FleetRenderer | undefined;
  let added = 0;
  let everyone = false;
  let paused = false;
  let watched = false;
  let revision = -1;

  const addVehicles = (): void => {
    const wanted = everyone ? fleet.count : createdCount(fleet);
    while (renderer && added < wanted) {
      renderer.addVehicle(added);
      added += 1;
    }
  };
  const clock = makeClock((ms) => {
    step(fleet, ms);
    addVehicles();
    renderer?.draw(ms);
    if (fleet.revision !== revision) {
      revision = fleet.revision;
      onStatus();
    }
  });
  const settle = (): void => {
    if (paused) pause(fleet);
    else resume(fleet);
    if (!paused && watched && renderer) clock.play();
    else clock.pause();
  };

  return {
    show: (next) => {
      renderer = next;
      added = 0;
      addVehicles();
      next.draw(0);
      settle();
    },
    hide: () => {
      renderer = undefined;
      settle();
    },
    setPaused: (value) => {
      paused = value;
      if (paused) {
        // On a paused map the staggered start would never finish, so all vehicles appear at once.
        everyone = true;
        addVehicles();
        renderer?.draw(0);
      }
      settle();
    },
    setWatched: (value) => {
      watched = value;
      settle();
    },
    destroy: () => {
      renderer = undefined;
      clock.destroy();
    },
  };
}
