import type { Block, LandingContent, LandingLayout } from '@/content/types';

/** What stands between the trust points and the questions beside the page's own blocks. */
export type NamedPart = 'services' | 'gallery' | 'areas' | 'prices';
/** Light bands, set off from each other. */
export type Tone = 'light' | 'dim';

/** Order of the parts by layout. Every block appears once; the pages differ in what meets the eye first. */
export function partsOf(layout: LandingLayout, blocks: readonly Block[]): (NamedPart | Block)[] {
  const half = Math.ceil(blocks.length / 2);
  switch (layout) {
    case 'services-first':
      return ['services', 'gallery', ...blocks, 'areas', 'prices'];
    case 'coverage-first':
      return ['areas', ...blocks.slice(0, 1), 'gallery', 'services', 'prices', ...blocks.slice(1)];
    case 'steps-first':
      return [...blocks.slice(0, half), 'gallery', 'services', ...blocks.slice(half), 'prices', 'areas'];
    case 'prices-first':
      return ['prices', ...blocks.slice(0, half), 'services', ...blocks.slice(half), 'gallery', 'areas'];
  }
}

/**
 * Parts that the page has, each with the tone that sets it off from its neighbours; the
 * board and warnings have their own.
 */
export function bandsOf(content: LandingContent): { part: NamedPart | Block; tone: Tone }[] {
  const { blocks, layout = 'services-first', areas, prices } = content;
  let tone: Tone = 'light';
  return partsOf(layout, blocks)
    .filter((part) => part !== 'prices' || prices)
    .map((part) => {
      const ownTone = typeof part === 'string' ? part === 'areas' && areas.view === 'board' : part.kind === 'warning';
      if (!ownTone) tone = tone === 'light' ? 'dim' : 'light';
      return { part, tone };
    });
}
