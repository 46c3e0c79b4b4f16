import { useEffect, useRef } from 'react';
import { scrollFraction } from '../scroll-fraction';

/**
 * Writes the scroll fraction into `--progress` of the element, once per frame; React is not involved. The element's size is
 * never read here: it would force a layout at each scroll.
 */
export function useRoadProgress() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const write = () => {
      frame = 0;
      const page = document.documentElement;
      const fraction = scrollFraction(window.scrollY, page.scrollHeight - window.innerHeight, window.innerWidth);
      ref.current?.style.setProperty('--progress', fraction.toFixed(4));
      ref.current
        ?.querySelector('[role=progressbar]')
        ?.setAttribute('aria-valuenow', String(Math.round(fraction * 100)));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(write);
    };
    // A page that was reloaded in its middle is there already.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  return ref;
}
