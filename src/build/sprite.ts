/**
 * Inlines a page's icons into its HTML, so that they are drawn with the first paint. The sprite file of `ui/icon.tsx`
 * would come a round trip later and cause another layout; only parts that scripts render use it.
 */

const SYMBOL = /<symbol [^>]*\bid="([\w-]+)"[^>]*>.*?<\/symbol>/gs;
const USE = /href="\/icons\.svg#([\w-]+)"/g;
const idOf = (name: string): string => `icon-${name}`;

/**
 * Reads the sprite file once; the function it returns rewrites a page's icons and gives
 * what stands before the page. Throws on an icon that the sprite does not hold.
 */
export function inlineIcons(sprite: string): (html: string) => { sprite: string; html: string } {
  const symbols = new Map(
    [...sprite.matchAll(SYMBOL)].map(([symbol, name]) => [
      name,
      symbol.replace(`id="${name}"`, `id="${idOf(name as string)}"`),
    ]),
  );
  return (html) => {
    const names = new Set([...html.matchAll(USE)].map(([, name]) => name as string));
    const used = [...names].map((name) => {
      const symbol = symbols.get(name);
      if (!symbol) throw new Error(`icons.svg has no icon "${name}"`);
      return symbol;
    });
    return {
      sprite: used.length > 0 ? `<div hidden><svg>${used.join('')}</svg></div>` : '',
      html: html.replace(USE, (_, name: string) => `href="#${idOf(name)}"`),
    };
  };
}
