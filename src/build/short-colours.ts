import type { Plugin } from 'vite';

const COLOURS = /\/content\/pictures\.json$/;

/** `#a68f76` → `#a97`: a digit for each of red, green and blue, the nearest one. */
export const short = (colour: string): string =>
  colour.replace(
    /^#(..)(..)(..)$/,
    (_, ...parts: string[]) =>
      `#${parts
        .slice(0, 3)
        .map((part) => Math.round(parseInt(part, 16) / 17).toString(16))
        .join('')}`,
  );

/** Vite plugin: the colours that stand in for pictures come with every page; half of their digits do as well. */
export const shortColours = (): Plugin => ({
  name: 'short-colours',
  enforce: 'pre',
  transform(code, id) {
    if (!COLOURS.test(id)) return undefined;
    const colours = JSON.parse(code) as Record<string, string>;
    return JSON.stringify(Object.fromEntries(Object.entries(colours).map(([name, colour]) => [name, short(colour)])));
  },
});
