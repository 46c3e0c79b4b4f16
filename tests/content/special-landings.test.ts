import { describe, expect, it } from 'vitest';
import { pathTable } from '@/config/paths';
import { advertisedPrices, claims, termsFigures } from '@/content/claims';
import { breakdown } from '@/content/en/landing/breakdown';
import { desertDubai } from '@/content/en/landing/desert-dubai';
import { emergencyCar } from '@/content/en/landing/emergency-car';
import { heavy } from '@/content/en/landing/heavy';
import { luxury } from '@/content/en/landing/luxury';
import { motorcycle } from '@/content/en/landing/motorcycle';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { textOf } from '../support/shingles';

const pages = [desertDubai, breakdown, emergencyCar, motorcycle, heavy, luxury];
const aed = (amount: number): string => `AED ${amount}`;
const { towing: tow, desert: sand } = advertisedPrices;
const bounds = (range: string) => /^(\d+)-(\d+) min$/.exec(range)?.slice(1).map(Number) as [number, number];

describe.each(pages.map((page) => [pathTable[page.id].path, page] as const))('%s', (_path, page) => {
  const desert = page.id === 'desertDubai';

  it('lists 20 areas, or 10 in the desert, once each and always 24/7', () => {
    expect(page.areas.list).toHaveLength(desert ? 10 : 20);
    expect(new Set(page.areas.list.map((a) => a.name)).size).toBe(page.areas.list.length);
    expect(page.areas.list.every((a) => a.coverage === '24/7')).toBe(true);
  });

  it('keeps every range within the documents’ ranges, Hatta being the farthest', () => {
    const floor = desert ? 15 : 5;
    for (const area of page.areas.list) {
      const [from, to] = bounds(area.response);
      expect(from, area.name).toBeGreaterThanOrEqual(floor);
      expect(to, area.name).toBeLessThanOrEqual(60);
      expect(from, area.name).toBeLessThan(to);
    }
    expect(page.areas.list.at(-1)).toMatchObject({
      name: expect.stringContaining('Hatta') as string,
      response: '45-60 min',
    });
  });

  it('answers 15 different questions, each in a sentence or more', () => {
    expect(page.faqs).toHaveLength(15);
    expect(new Set(page.faqs.map((f) => f.question)).size).toBe(15);
    for (const faq of page.faqs) {
      expect(faq.question).toMatch(/\?$/);
      expect(faq.answer.length, faq.question).toBeGreaterThan(90);
    }
  });

  it('has a title and a description that fit a result page', () => {
    expect(page.meta.title.length, page.meta.title).toBeGreaterThanOrEqual(30);
    expect(page.meta.title.length, page.meta.title).toBeLessThanOrEqual(60);
    expect(page.meta.description.length, page.meta.description).toBeGreaterThanOrEqual(70);
    expect(page.meta.description.length, page.meta.description).toBeLessThanOrEqual(160);
    expect(page.meta.keywords.length).toBeGreaterThanOrEqual(5);
  });

  it('shows three pictures, each with words for those who do not see them', () => {
    expect(page.gallery.pictures.every((p) => p.alt.length > 25 && p.caption)).toBe(true);
  });

  it('names six different services and has substance of its own', () => {
    expect(new Set(page.services.cards.map((c) => c.title)).size).toBe(6);
    expect(page.blocks.length).toBeGreaterThanOrEqual(4);
    expect(new Set(page.blocks.map((b) => b.kind)).size).toBeGreaterThanOrEqual(3);
  });

  it('gives table rows as many cells as the head has', () => {
    for (const block of page.blocks) {
      if (block.kind === 'table')
        for (const row of block.rows) expect(row, block.title).toHaveLength(block.head.length);
    }
  });
});

describe('the documents’ figures stand where they belong', () => {
  it.each([
    [
      'heavy machinery',
      heavy,
      [`${claims.heavy.maxTons} tons`, `${claims.towing.maxTons} tons`, aed(SERVICE_PRICES.heavy_vehicle)],
    ],
    [
      'desert',
      desertDubai,
      [
        `${claims.desertDubai.winchPounds} lbs`,
        aed(sand.sandExtraction),
        aed(sand.complex4x4),
        `${aed(sand.remote)}+`,
        `${claims.desertDubai.coverageKm} km`,
        `${claims.desertDubai.responseMinutes} min`,
      ],
    ],
    ['luxury', luxury, [claims.luxury.vehicleValue, aed(SERVICE_PRICES.luxury_car_recovery), termsFigures.liability]],
    [
      'motorcycle',
      motorcycle,
      [aed(SERVICE_PRICES.motorcycle_recovery), aed(estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle'))],
    ],
    [
      'breakdown',
      breakdown,
      [aed(tow.standard), aed(tow.emergency), aed(tow.premiumFlatbed), `${claims.breakdown.responseMinutes} min`],
    ],
    ['emergency', emergencyCar, ['999', '998', '997', '901', '800 9090', aed(tow.emergency)]],
  ] as const)('%s', (_name, page, figures) => {
    const text = textOf(page);
    for (const figure of figures) expect(text).toContain(figure);
  });

  it('uses no picture on two of these pages', () => {
    const names = pages.flatMap((p) =>
      [...p.gallery.pictures, ...(p.hero.picture ? [p.hero.picture] : [])].map((pic) => pic.name),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('writes titles and descriptions that differ', () => {
    expect(new Set(pages.map((p) => p.meta.title)).size).toBe(pages.length);
    expect(new Set(pages.map((p) => p.meta.description)).size).toBe(pages.length);
  });
});
