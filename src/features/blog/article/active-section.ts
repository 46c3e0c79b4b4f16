import { useEffect, useState } from 'react';

/** Spec 1, section 9: px from the top of the viewport at which a section becomes the active one. */
const ACTIVE_THRESHOLD = 100;

/** Id of the last section whose top is at most 100 px from the top of the viewport; undefined above the first one. */
export function activeSection(tops: readonly { id: string; top: number }[]): string | undefined {
  return tops.filter(({ top }) => top <= ACTIVE_THRESHOLD).at(-1)?.id;
}

/** The active one of `ids`, following the scrolling, measured once per frame. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const tops = list.split(' ').flatMap((id) => {
        const section = document.getElementById(id);
        // Fractions of a pixel, from zoom, must not keep the section just jumped to from being the active one.
        return section ? [{ id, top: Math.floor(section.getBoundingClientRect().top) }] : [];
      });
      setActive(activeSection(tops));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [list]);

  return active;
}
