/** A page says more than this, letters without markup: the shortest (an unknown article) has 116. */
const LEAST_LETTERS = 100;

const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What a template shows for a price or a name that no longer exists, with a few words around it. */
const MISSING = /.{0,40}(?<![\w-])(?:undefined|NaN|\[object Object\])(?![\w-]).{0,20}/;

/** What stands where words are still to be written. */
const UNWRITTEN = /.{0,40}(?:\b(?:TODO|FIXME)\b|[Ll]orem ipsum).{0,20}/;

/**
 * Throws if the main part of a rendered page has no heading, hardly any text, a missing value in its text, or text that
 * is still to be written; names the page.
 */
export function assertWholePage(route: string, html: string): void {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  if (!/<h1[\s>]/.test(main)) throw new Error(`The page ${route} has no heading (h1); it was not written.`);
  const words = wordsOf(main);
  const { length } = words;
  if (length < LEAST_LETTERS)
    throw new Error(`The page ${route} is nearly empty (${length} letters); it was not written.`);
  const hole = MISSING.exec(words)?.[0].trim();
  if (hole)
    throw new Error(
      `The page ${route} says "${hole}": a price or a name it takes from elsewhere is missing. \`npm run check:types\` says where.`,
    );
  const unwritten = UNWRITTEN.exec(words)?.[0].trim();
  if (unwritten) throw new Error(`The page ${route} says "${unwritten}": these words are still to be written.`);
}

/** Renders a page, and says which one it was when that fails. */
export async function rendering<T>(route: string, render: () => T | Promise<T>): Promise<T> {
  try {
    return await render();
  } catch (error) {
    throw new Error(
      `The page ${route} could not be rendered: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
}
