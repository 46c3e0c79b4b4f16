import { gsap } from 'gsap/gsap-core';

/** Hands out time while it runs. */
export interface Clock {
  play: () => void;
  pause: () => void;
  destroy: () => void;
}

/** One turn of the timeline, seconds; it repeats for ever. */
const TURN_S = 3600;

/**
 * A GSAP timeline as the fleet's clock: calls `onTime` once per animation frame with the ms since the
 * last call. Paused, it costs nothing; after a stall GSAP's lag smoothing hands out one ordinary frame.
 */
export function createClock(onTime: (ms: number) => void): Clock {
  let last = 0;
  const timeline = gsap.timeline({
    paused: true,
    repeat: -1,
    onUpdate: () => {
      const now = timeline.totalTime();
      const ms = (now - last) * 1000;
      last = now;
      if (ms > 0) onTime(ms);
    },
  });
  timeline.to({ seconds: 0 }, { seconds: TURN_S, duration: TURN_S, ease: 'none' });
  return {
    play: () => void timeline.play(),
    pause: () => void timeline.pause(),
    destroy: () => void timeline.kill(),
  };
}
