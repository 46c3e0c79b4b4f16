/** The colours of both themes, as the stylesheet has them: words on every surface that they may stand on (WCAG 2.2). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/theme.css', 'utf8');
/** Colours of each block that sets them: light, dark. */
const themes = [...css.matchAll(/--sign: #[\s\S]*?--focus-ink: #\w+;/g)].map(([block]) =>
  Object.fromEntries([...block.matchAll(/--([a-z-]+): (#\w+);/g)].map(([, name, colour]) => [name!, colour!])),
);

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
const SURFACES = ['sign', 'sign-dim', 'card'];
const WORDS = ['ink', 'muted', 'ochre', 'green', 'alert', 'sea'];

describe('the themes', () => {
  it('are two, and both set the same colours', () => {
    expect(themes).toHaveLength(2);
    expect(Object.keys(themes[0]!)).toEqual(Object.keys(themes[1]!));
  });

  it('after dark have the same colours on the pages of the links', () => {
    const [, dark = ''] = readFileSync('src/links/links.css', 'utf8').match(/dark\) \{\s*:root \{([^}]*)/) ?? [];
    const colours = [...dark.matchAll(/--([a-z-]+): (#\w+);/g)].map(([, name, colour]) => [name!, colour!]);
    expect(colours).not.toEqual([]);
    expect(themes[1]).toMatchObject(Object.fromEntries(colours));
  });

  it.each(SURFACES.flatMap((surface) => WORDS.map((words) => [words, surface] as const)))(
    'after dark %s on %s has 7:1, and no surface or word glares',
    (words, surface) => {
      const dark = themes[1]!;
      expect(contrast(dark[words]!, dark[surface]!)).toBeGreaterThanOrEqual(7);
      expect(luminance(dark[surface]!)).toBeLessThan(0.03);
      expect(luminance(dark[words]!)).toBeLessThan(0.85);
    },
  );
});
