/** A page says more than this, letters without markup: the shortest (an unknown article) has 116. */
const LEAST_LETTERS = 100;

const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|noscript)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Throws where the main part of a rendered page has no heading or hardly a word, and names the page. */
export function assertWholePage(route: string, html: string): void {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  if (!/<h1[\s>]/.test(main)) throw new Error(`The page ${route} has no heading (h1); it was not written.`);
  const { length } = wordsOf(main);
  if (length < LEAST_LETTERS)
    throw new Error(`The page ${route} is nearly empty (${length} letters); it was not written.`);
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
