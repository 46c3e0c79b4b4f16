import type { Block, LandingLayout } from '@/content/types';

/** A part of the page between the trust points and the questions; a number is the index of a block. */
export type Part = 'services' | 'gallery' | 'areas' | 'prices' | number;

/** Order of the parts by layout. Every block appears once; the pages differ in what meets the eye first. */
export function partsOf(layout: LandingLayout, blocks: readonly Block[]): Part[] {
  const all = blocks.map((_, i) => i);
  const half = Math.ceil(all.length / 2);
  switch (layout) {
    case 'services-first':
      return ['services', 'gallery', ...all, 'areas', 'prices'];
    case 'coverage-first':
      return ['areas', ...all.slice(0, 1), 'services', 'gallery', 'prices', ...all.slice(1)];
    case 'steps-first':
      return [...all.slice(0, half), 'gallery', 'services', ...all.slice(half), 'prices', 'areas'];
    case 'prices-first':
      return ['prices', ...all.slice(0, half), 'services', ...all.slice(half), 'gallery', 'areas'];
  }
}
