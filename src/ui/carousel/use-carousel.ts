import { useCallback, useEffect, useState } from 'react';
import { dataSaver, useHydrated, useReducedMotion } from '@/lib/media';

/** Milliseconds without autoplay after a manual move and after a swipe (spec 2, section 4). */
export const RESUME_AFTER_MANUAL_MS = 5000;
export const RESUME_AFTER_SWIPE_MS = 3000;

interface Options {
  count: number;
  /** Milliseconds a slide stays. */
  interval: number;
}

/**
 * Which slide is shown, and when it changes by itself. A manual move holds autoplay back; the visitor's own pause, reduced
 * motion, data saver, a hidden tab and focus inside stop it.
 */
export function useCarousel({ count, interval }: Options) {
  const [index, setIndex] = useState(0);
  /** What the visitor chose with the pause control; undefined until then. */
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [hold, setHold] = useState(0);
  const [focused, setFocused] = useState(false);
  const reduced = useReducedMotion();
  // Whether this visitor wants no autoplay is not known to the server: nothing moves before hydration.
  const still = !useHydrated() || reduced || dataSaver();

  const moveTo = useCallback(
    (next: number, resumeAfter: number) => {
      setIndex(((next % count) + count) % count);
      setHold(resumeAfter);
    },
    [count],
  );

  const paused = choice ? choice === 'pause' : still;
  const playing = !paused && !focused && count > 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (hold > 0) setHold(0);
      else if (!document.hidden) setIndex((i) => (i + 1) % count);
      else setHold(1);
    }, hold || interval);
    return () => clearTimeout(timer);
  }, [playing, hold, index, interval, count]);

  return { index, playing, paused, moveTo, setFocused, toggle: () => setChoice(paused ? 'play' : 'pause') };
}
