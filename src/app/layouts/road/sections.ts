import { signText } from './sign-text';

/**
 * Sections that begin closer to each other than this stand side by side, or are one to
 * the eye: one sign names them. CSS pixels.
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
 * The page's sections from top to bottom, named by their own headings; those inside another section,
 * and rows of slides, are none. The last ones are reached by `latest` at the latest, a scroll
 * position too: on a high window the page ends before they are further up. Asks for the sections' own
 * boxes only: what lies in a part that is not laid out yet stays so (`styles/main.css`, `when-near`).
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
  sections.findLastIndex(({ from }) => scrollY >= from);
