/** Puts rendered pages into the built template. Pure string work, tested by itself. */

import { languages, type Lang } from '../config/languages.ts';

export interface Template {
  /** Built index.html without stylesheet links and scripts; has `<!--head-->` and `<!--app-->`. */
  html: string;
  /** What the page's HTML is styled with, inline. */
  css: string;
  /** The whole stylesheet, for parts that scripts render. Path inside `dist/`. */
  sheet: string;
  /** Puts the page's icons into it (`sprite.ts`). */
  icons: (html: string) => { sprite: string; html: string };
  /** File of the face that Arabic pages are set in. */
  arabicFace: string;
  /** File of `src/boot/index.ts`, as of the modules below: inside `dist/`. */
  boot: string;
}

/** The head elements that React hoists to the front of a rendered string. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

/** Splits React's output into what belongs into the head and the page itself. */
export function splitHoisted(html: string): { head: string; body: string } {
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

const style = (css: string): string => `<style>${css}</style>`;

/** The AVIF source of the first picture that is marked as the page's most important one. */
const FIRST_VIEW = /<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"\/?><img [^>]*fetchPriority="high"/i;

/**
 * Fetches the first view's picture while the page is still arriving, in the size that
 * fits. Nothing for a page without one.
 */
export function picturePreload(body: string): string {
  const [, srcset, sizes] = FIRST_VIEW.exec(body) ?? [];
  return srcset
    ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`
    : '';
}

/**
 * An Arabic page is shown in its font from the start, or not at all (`font-display: optional`): a late font would move
 * every line.
 */
const facePreload = ({ arabicFace }: Template, lang: string): string =>
  languages[lang as Lang].ownFace
    ? `<link rel="preload" as="font" type="font/woff2" href="/${arabicFace}" crossorigin>`
    : '';

/**
 * The page's only script element, with the list of modules it starts. Nothing is preloaded: the page can be read and
 * calls without scripts, and on a slow line a hundred kilobytes of script would delay the picture. A prerendered page,
 * which has `data-styles`, waits in the boot script for what it needs, so that may run while the page is arriving; a
 * shell waits for nothing, so its script has to come after the root element.
 */
const script = ({ boot, sheet }: Pick<Template, 'boot'> & Partial<Template>, files: readonly string[]): string =>
  `<script type="module"${sheet ? ' async' : ''} fetchpriority="low" src="/${boot}"${sheet ? ` data-styles="/${sheet}"` : ''} data-modules="${files.map((file) => `/${file}`).join(' ')}"></script>`;

/** A prerendered page; `modules` are its script files; the last one starts the application. */
export function fillPage(
  template: Template,
  page: { html: string; lang: string; dir: string },
  modules: readonly string[],
): string {
  const { head, body } = splitHoisted(page.html);
  const drawn = template.icons(body);
  return template.html
    .replace(
      '<!--head-->',
      () =>
        `${head}${picturePreload(body)}${facePreload(template, page.lang)}${style(template.css)}${script(template, modules)}`,
    )
    .replace(/<html lang="en" dir="ltr">/, () => `<html lang="${page.lang}" dir="${page.dir}">`)
    .replace('<div id="root"><!--app-->', () => `${drawn.sprite}<div id="root">${drawn.html}`);
}

const NO_INDEX = '<meta name="robots" content="noindex">';

/**
 * The empty shell for a screen without prerendering, with the whole stylesheet inline. `waiting` is HTML beside the
 * root element, since inside it would be hydrated as a page; it is removed when something is mounted, and stays if no
 * script runs. `title` is a title element, for the tab before any script has run.
 */
export function fillShell(
  template: Template,
  modules: readonly string[],
  { title = '', waiting }: { title?: string; waiting?: string } = {},
): string {
  const css = waiting ? `${template.css}#root:not(:empty)+[data-waiting]{display:none}` : template.css;
  return template.html
    .replace('<!--head-->', () => `${title}${NO_INDEX}${style(css)}${script({ boot: template.boot }, modules)}`)
    .replace('<!--app--></div>', () => `</div>${waiting ? `<div data-waiting>${waiting}</div>` : ''}`);
}
