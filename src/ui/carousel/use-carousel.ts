import { useCallback, useEffect, useState, type RefObject } from 'react';
import { sincePaint } from '@/lib/first-paint';
import { dataSaver, useHydrated, useReducedMotion } from '@/lib/media';

/**
 * Milliseconds until the slides go on after a manual move and after a swipe (spec 2, section 4; decisions, section F).
 */
export const RESUME_AFTER_MANUAL_MS = 5000;
export const RESUME_AFTER_SWIPE_MS = 3000;

/** Milliseconds a slide stays (spec 1, section 9, "Testimonial rotation"; spec 2, section 9). */
const STAYS_MS = 5000;

/**
 * Whether the slides may be visible now. A part of the page whose layout is skipped gets no frames: a transition
 * started there would request frames for ever.
 */
const seen = (row: HTMLElement | null): boolean =>
  !document.hidden && row?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;

/**
 * Which slide is shown, and how long from now on: `undefined` for the slide that came
 * with the page, seen since it was painted.
 */
interface Turn {
  index: number;
  stays?: number;
}

/**
 * Which slide is shown, and when it changes by itself. The visitor's own pause, reduced
 * motion, data saver, a hidden tab, a place far from the window and focus inside keep it where it is.
 * `row`: what the slides stand in.
 */
export function useCarousel(count: number, row: RefObject<HTMLElement | null>) {
  const hydrated = useHydrated();
  const [turn, setTurn] = useState<Turn>({ index: 0, stays: hydrated ? STAYS_MS : undefined });
  /** What the visitor chose with the pause control; undefined until then. */
  const [choice, setChoice] = useState<'play' | 'pause'>();
  const [focused, hold] = useState(false);
  const reduced = useReducedMotion();
  // The server does not know whether the visitor wants autoplay, so nothing moves before hydration.
  const still = !hydrated || reduced || dataSaver();

  const moveTo = useCallback(
    (next: number, stays: number) => setTurn({ index: ((next % count) + count) % count, stays }),
    [count],
  );

  const paused = choice ? choice === 'pause' : still;
  const playing = !paused && !focused && count > 1;
  useEffect(() => {
    if (!playing) return;
    const stays = turn.stays ?? Math.max(0, STAYS_MS - sincePaint());
    const timer = setTimeout(() => {
      // Unseen, the same slide stays for another turn.
      const next = seen(row.current) ? (turn.index + 1) % count : turn.index;
      setTurn({ index: next, stays: STAYS_MS });
    }, stays);
    return () => clearTimeout(timer);
  }, [playing, turn, count, row]);

  /** After a pause, the current slide stays for a whole turn. */
  const startAnew = (): void => setTurn(({ index }) => ({ index, stays: STAYS_MS }));
  const setFocused = (on: boolean): void => {
    if (on === focused) return;
    hold(on);
    startAnew();
  };
  const toggle = (): void => {
    setChoice(paused ? 'play' : 'pause');
    startAnew();
  };
  return { index: turn.index, playing, paused, moveTo, setFocused, toggle };
}
