import { putUpGantries } from './gantries';
import { scrollFraction, slipFraction, slipReach } from './scroll-fraction';
import { readSections, sectionAt, type Section } from './sections';

/**
 * The truck's link, and how much of the bar it and the slip road take together
 * (`.road-bar`, `styles/road-bar.css`), CSS pixels.
 */
const TRUCK_PX = 64;
const UNDRIVEN_PX = 136;
/** From here on down the slip road the truck has left the road. */
const LEFT_ROAD = 0.25;

/**
 * Drives the truck along `bar` as the page is scrolled: `--progress` (0 to 1) along the road, `--slip` (0 to 1)
 * down the slip road at its end, once per frame; React is not involved. Heights are read where the browser tells
 * that they have changed, right after a layout: to ask at each scroll would force one. Returns what ends it.
 */
export function driveRoad(bar: HTMLElement): () => void {
  const main = document.getElementById('main') as HTMLElement;
  const page = document.documentElement;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const gantries = putUpGantries(bar);
  const value = bar.querySelector('[role=meter]');
  let sections: Section[] = [];
  let scrollable = 0;
  let frame = 0;

  const fractionAt = (y: number): number => scrollFraction(y, scrollable, window.innerWidth);

  const write = (): void => {
    frame = 0;
    const { scrollY } = window;
    const fraction = fractionAt(scrollY);
    const passed = sectionAt(sections, scrollY);
    const slip = slipFraction(scrollY, scrollable, window.innerHeight);
    // Where nothing may move, the truck stands: at the last gantry, or at the end of the slip road.
    const parked = slip === 1 ? 1 : fractionAt(sections[passed]?.from ?? 0);
    const progress = still.matches ? parked : fraction;
    bar.style.setProperty('--progress', progress.toFixed(4));
    bar.style.setProperty('--slip', (still.matches ? Math.floor(slip) : slip).toFixed(4));
    value?.setAttribute('aria-valuenow', String(Math.round(fraction * 100)));
    // On the slip road nothing is named any more.
    const name = slip < LEFT_ROAD ? (sections[passed]?.name ?? '') : '';
    gantries.show(name, progress * (window.innerWidth - UNDRIVEN_PX) < (window.innerWidth - TRUCK_PX) / 2);
  };
  const soon = (): void => void (frame ||= requestAnimationFrame(write));
  const measure = (): void => {
    scrollable = page.scrollHeight - window.innerHeight;
    sections = readSections(main, scrollable - slipReach(scrollable, window.innerHeight));
    gantries.stand(sections.map(({ from }) => fractionAt(from)));
    soon();
  };

  // Tells once at the start too: a page that was reloaded in its middle is there already.
  const heights = new ResizeObserver(measure);
  for (const element of [page, main]) heights.observe(element);
  // The next page may have the same height, so that the ResizeObserver does not fire.
  const pages = new MutationObserver(measure);
  pages.observe(main, { childList: true });
  window.addEventListener('scroll', soon, { passive: true });
  window.addEventListener('resize', measure, { passive: true });
  still.addEventListener('change', soon);
  return () => {
    cancelAnimationFrame(frame);
    heights.disconnect();
    pages.disconnect();
    window.removeEventListener('scroll', soon);
    window.removeEventListener('resize', measure);
    still.removeEventListener('change', soon);
    gantries.remove();
  };
}
