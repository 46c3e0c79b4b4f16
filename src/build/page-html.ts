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

/** A prerendered page. `chunks` are the script files to fetch ahead. */
export function fillPage(template: Template, page: { html: string; lang: string; dir: string }, chunks: readonly string[]): string {
  const { head, body } = splitHoisted(page.html);
  const preloads = chunks.filter((file) => !template.html.includes(`"/${file}"`)).map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return template.html
    .replace(/<html lang="en" dir="ltr">/, () => `<html lang="${page.lang}" dir="${page.dir}">`)
    .replace('<!--head-->', () => `${head}${style(template.css)}${preloads.join('')}`)
    .replace('<!--app-->', () => body);
}

/** The empty shell that a screen without prerendering mounts into. */
export function fillShell(template: Template, { noindex }: { noindex: boolean }): string {
  const robots = noindex ? '<meta name="robots" content="noindex">' : '';
  return template.html.replace('<!--head-->', () => `${robots}${style(template.css)}`).replace('<!--app-->', '');
}
