import type { Block, LandingContent, LandingLayout } from '@/content/types';

/** A part of the page between the trust points and the questions; a number is the index of a block. */
export type Part = 'services' | 'gallery' | 'areas' | 'prices' | number;
/** Light bands, set off from each other. */
export type Tone = 'light' | 'dim';

/** Order of the parts by layout. Every block appears once; the pages differ in what meets the eye first. */
export function partsOf(layout: LandingLayout, blocks: readonly Block[]): Part[] {
  const all = blocks.map((_, i) => i);
  const half = Math.ceil(all.length / 2);
  switch (layout) {
    case 'services-first':
      return ['services', 'gallery', ...all, 'areas', 'prices'];
    case 'coverage-first':
      return ['areas', ...all.slice(0, 1), 'gallery', 'services', 'prices', ...all.slice(1)];
    case 'steps-first':
      return [...all.slice(0, half), 'gallery', 'services', ...all.slice(half), 'prices', 'areas'];
    case 'prices-first':
      return ['prices', ...all.slice(0, half), 'services', ...all.slice(half), 'gallery', 'areas'];
  }
}

/**
 * Parts that the page has, each with the tone that sets it off from its neighbours; the
 * board and warnings have their own.
 */
export function bandsOf(content: LandingContent): { part: Part; tone: Tone }[] {
  const { blocks, layout = 'services-first', areas, prices } = content;
  let tone: Tone = 'light';
  return partsOf(layout, blocks)
    .filter((part) => part !== 'prices' || prices)
    .map((part) => {
      const ownTone =
        (part === 'areas' && areas.view === 'board') || (typeof part === 'number' && blocks[part]?.kind === 'warning');
      if (!ownTone) tone = tone === 'light' ? 'dim' : 'light';
      return { part, tone };
    });
}
