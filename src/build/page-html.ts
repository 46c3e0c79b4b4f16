/** Puts rendered pages into the built template. Pure string work, tested by itself. */

export interface Template {
  /** Built index.html without stylesheet links; has `<!--head-->` and `<!--app-->`. */
  html: string;
  css: string;
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

/** Fetches the first view's picture while the page is still arriving, in the size that fits. Nothing for a page without one. */
export function picturePreload(body: string): string {
  const [, srcset, sizes] = FIRST_VIEW.exec(body) ?? [];
  return srcset ? `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">` : '';
}

/**
 * Scripts give way to what is seen: the page reads and calls without them, and on a slow line a hundred kilobytes of script
 * would stand in the picture's way.
 */
export const yieldScripts = (html: string): string => html.replace(/<(?:link rel="modulepreload"|script type="module")/g, (tag) => `${tag} fetchpriority="low"`);

/** A prerendered page. `chunks` are the script files to fetch ahead. */
export function fillPage(template: Template, page: { html: string; lang: string; dir: string }, chunks: readonly string[]): string {
  const { head, body } = splitHoisted(page.html);
  const preloads = chunks.filter((file) => !template.html.includes(`"/${file}"`)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return yieldScripts(template.html.replace('<!--head-->', () => `${head}${picturePreload(body)}${style(template.css)}${preloads.join('')}`))
    .replace(/<html lang="en" dir="ltr">/, () => `<html lang="${page.lang}" dir="${page.dir}">`)
    .replace('<!--app-->', () => body);
}

/** The empty shell that a screen without prerendering mounts into. */
export function fillShell(template: Template, { noindex }: { noindex: boolean }): string {
  const robots = noindex ? '<meta name="robots" content="noindex">' : '';
  return template.html.replace('<!--head-->', () => `${robots}${style(template.css)}`).replace('<!--app-->', '');
}
