import { describe, expect, it } from 'vitest';
import { towing } from '@/content/en/landing/towing';
import type { Block, LandingContent, LandingLayout } from '@/content/types';
import { bandsOf, partsOf, type NamedPart } from '@/features/landing/layout';

const layouts: LandingLayout[] = ['services-first', 'coverage-first', 'steps-first', 'prices-first'];
const prose: Block = { kind: 'prose', title: 'A', paragraphs: ['a'] };
const warning: Block = { kind: 'warning', title: 'W', text: 'w' };
const blocks = (count: number): Block[] => Array.from({ length: count }, (_, i) => ({ ...prose, title: `block ${i}` }));
const nameOf = (part: NamedPart | Block): string => (typeof part === 'string' ? part : part.title);
const page = (over: Partial<LandingContent>): LandingContent => ({ ...towing, ...over });

describe('order of the parts', () => {
  it.each(layouts)('%s shows every part and every block exactly once', (layout) => {
    for (const count of [0, 1, 2, 5]) {
      const own = blocks(count);
      expect(partsOf(layout, own).map(nameOf).sort()).toEqual(
        [...own.map(nameOf), 'areas', 'gallery', 'prices', 'services'].sort(),
      );
    }
  });

  it('differs between layouts in what comes first', () => {
    const first = layouts.map((layout) => partsOf(layout, blocks(2)).map(nameOf)[0]);
    expect(first).toEqual(['services', 'areas', 'block 0', 'prices']);
  });
});

describe('bands', () => {
  it('leaves the prices out where a page has none', () => {
    expect(bandsOf(page({ prices: undefined })).some((b) => b.part === 'prices')).toBe(false);
    expect(bandsOf(towing).some((b) => b.part === 'prices')).toBe(true);
  });

  it('gives neighbours different tones; a warning takes the tone of the band before it', () => {
    const bands = bandsOf(page({ layout: 'services-first', blocks: [prose, warning, { ...prose, title: 'B' }] }));
    expect(bands.map((b) => nameOf(b.part))).toEqual(['services', 'gallery', 'A', 'W', 'B', 'areas', 'prices']);
    const [services, gallery, first, second, third] = bands.map((b) => b.tone);
    expect(services).not.toBe(gallery);
    expect(gallery).not.toBe(first);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });
});
