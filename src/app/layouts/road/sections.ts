import { signText } from './sign-text';

/**
 * Sections that begin closer together than this stand side by side, or look like one: they share a sign. CSS pixels.
 */
const NEAR_PX = 120;
/** A section is reached when its top has come up to here, as a part of the window's height. */
const READING_LINE = 0.4;

export interface Section {
  name: string;
  /** The scroll position from which it is the one that is read, CSS pixels. */
  from: number;
}

/**
 * The page's sections from top to bottom, named by their own headings; nested sections and rows of slides are left out.
 * `latest` is the scroll position by which the last ones count as reached: in a tall window the page ends before their
 * tops get further up. Reads only the sections' own boxes, so that parts whose layout is skipped stay so
 * (`styles/when-near.css`, `when-near`).
 */
export function readSections(main: HTMLElement, latest = Infinity): Section[] {
  const found: Section[] = [];
  for (const section of main.querySelectorAll<HTMLElement>('section:not(section section, [aria-roledescription])')) {
    const name = signText(section.querySelector('h2')?.textContent ?? '');
    const { top, height } = section.getBoundingClientRect();
    const from = Math.min(latest, top + window.scrollY - READING_LINE * window.innerHeight);
    if (name && height > 0 && from > 0 && !(from - (found.at(-1)?.from ?? -NEAR_PX) < NEAR_PX))
      found.push({ name, from });
  }
  return found;
}

/** The place in `sections` of the one that is read at this scroll position; -1 above the first. */
export const sectionAt = (sections: readonly Section[], scrollY: number): number =>
  sections.filter(({ from }) => scrollY >= from).length - 1;
