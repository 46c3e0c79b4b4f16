/** The documents' figures and names on the pages that they belong to. */
import { describe, expect, it } from 'vitest';
import { advertisedPrices, claims } from '@/content/claims';
import { BOOKING_AREAS, SERVICE_PRICES } from '@/contract/catalogue';
import { desertAreas } from '@/contract/desert-areas';
import { estimateAed } from '@/contract/estimate';
import { car } from '@/content/en/landing/car';
import { carDubai } from '@/content/en/landing/car-dubai';
import { desert } from '@/content/en/landing/desert';
import { recovery } from '@/content/en/landing/recovery';
import { towing } from '@/content/en/landing/towing';
import { towingDubai } from '@/content/en/landing/towing-dubai';
import type { LandingContent } from '@/content/types';

const pages: LandingContent[] = [towing, desert, car, carDubai, towingDubai];
const response = (page: LandingContent, name: string) => page.areas.list.find((a) => a.name === name)?.response;
const startOf = (range: string) => Number(/^(\d+)-(\d+) min$/.exec(range)?.[1]);
const endOf = (range: string) => Number(/^(\d+)-(\d+) min$/.exec(range)?.[2]);
const titles = (page: LandingContent) => page.services.cards.map((c) => c.title);

describe('towing', () => {
  it('covers the 20 areas of the booking form, from Downtown to Hatta', () => {
    expect(towing.areas.list.map((a) => a.name)).toEqual(BOOKING_AREAS.map((a) => a.name));
    expect(response(towing, 'Downtown Dubai')).toBe('5-8 min');
    expect(response(towing, 'Hatta')).toBe('45-60 min');
    for (const { response: range } of towing.areas.list) {
      expect(startOf(range)).toBeGreaterThanOrEqual(5);
      expect(endOf(range)).toBeLessThanOrEqual(60);
    }
  });

  it('uses the document’s words for title, trust, services, prices and chat', () => {
    expect(towing.hero.title).toBe('#1 Towing Near Me');
    expect(towing.hero.kicker).toContain('24/7');
    expect(towing.hero.kicker).toContain(`${claims.towing.responseMinutes}-minute response`);
    expect(towing.trust.map((t) => t.title)).toEqual([
      `${claims.towing.responseMinutes}-Min Response`,
      'Licensed & Insured',
      'Professional Fleet',
      '5-Star Rated',
    ]);
    expect(titles(towing)).toEqual([
      'Emergency Towing',
      'Flatbed Towing',
      'Accident Recovery',
      'Long Distance Towing',
      'Heavy Vehicle Towing',
      'Luxury Car Towing',
    ]);
    expect(towing.services.cards[4].text).toContain(`${claims.towing.maxTons} tons`);
    const { standard, standardKm, emergency, premiumFlatbed } = advertisedPrices.towing;
    expect(towing.prices?.rows.map((r) => r.price)).toEqual([
      `from AED ${standard}`,
      `AED ${emergency}`,
      `AED ${premiumFlatbed}`,
    ]);
    expect(towing.prices?.rows[0]?.note).toContain(`${standardKm} km`);
    expect(towing.whatsapp.message).toBe('Hi, I need towing service near me');
  });
});

describe('desert', () => {
  it('covers ten areas with points, ranges and difficulty, from Al Qudra to Hatta', () => {
    expect(desert.areas.list.map((a) => a.name)).toEqual(desertAreas.map((a) => a.name));
    expect(desertAreas).toHaveLength(10);
    expect(response(desert, 'Al Qudra')).toBe('15-20 min');
    expect(response(desert, 'Hatta')).toBe('45-60 min');
    expect(new Set(desert.areas.list.map((a) => a.difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']));
    expect(Math.min(...desert.areas.list.map((a) => startOf(a.response)))).toBe(15);
  });

  it('names points inside the country’s desert, no two at the same place', () => {
    for (const { name, lat, lng } of desertAreas) {
      expect(lat, name).toBeGreaterThan(24.6);
      expect(lat, name).toBeLessThan(25.3);
      expect(lng, name).toBeGreaterThan(55.2);
      expect(lng, name).toBeLessThan(56.2);
    }
    expect(new Set(desertAreas.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(10);
  });

  it('uses the document’s words for services, prices and buttons', () => {
    expect(titles(desert)).toEqual([
      'Sand Extraction',
      '4x4 Recovery',
      'Deep Sand Rescue',
      'Desert Navigation Help',
      'Desert Breakdown Service',
      'Group Recovery Service',
    ]);
    const { sandExtraction, sandExtractionKm, complex4x4, remote } = advertisedPrices.desert;
    expect(desert.prices?.rows.map((r) => r.price)).toEqual([
      `from AED ${sandExtraction}`,
      `AED ${complex4x4}`,
      `AED ${remote}+`,
    ]);
    expect(desert.prices?.rows[0]?.note).toContain(`${sandExtractionKm} km`);
    expect(desert.areas.intro).toContain(`${claims.desert.coverageKm} km`);
    expect(desert.hero.kicker).toContain(`${claims.desert.responseMinutes}-minute response`);
    expect(desert.whatsapp).toMatchObject({
      label: 'WhatsApp GPS Location',
      message: 'Hi, I need desert recovery service near me',
      withPosition: true,
    });
  });
});

describe('car pages', () => {
  it('offer the six services of the document', () => {
    expect(titles(car)).toEqual([
      'Emergency',
      'Flatbed',
      'Electric',
      'Accident',
      'Breakdown Assistance',
      'Long Distance',
    ]);
    expect(car.whatsapp.message).toBe('Hi, I need car recovery near me');
  });

  it('price from the catalogue: what is planned, what is needed now, and the dearer kind', () => {
    const shown = (page: LandingContent) => page.prices?.rows.map((r) => r.price);
    const from = (...amounts: number[]) => amounts.map((amount) => `from AED ${amount}`);
    const {
      car_recovery: base,
      towing_service: tow,
      luxury_car_recovery: luxury,
      heavy_vehicle: heavy,
    } = SERVICE_PRICES;
    const now = estimateAed('car_recovery', 'immediate', 'Sedan');
    expect(shown(car)).toEqual(from(base, now, estimateAed('car_recovery', 'immediate', 'Sports Car')));
    expect(shown(carDubai)).toEqual(from(base, now, luxury));
    expect(shown(towingDubai)).toEqual(from(tow, estimateAed('towing_service', 'immediate', 'Van'), heavy));
  });
});

describe('all of them', () => {
  it.each(pages.map((p) => [p.id, p] as const))(
    '%s lists 20 areas (10 in the desert) once each, day and night',
    (id, page) => {
      expect(page.areas.list).toHaveLength(id === 'desert' ? 10 : 20);
      expect(new Set(page.areas.list.map((a) => a.name)).size).toBe(page.areas.list.length);
      for (const area of page.areas.list) {
        expect(area.coverage).toBe('24/7');
        expect(startOf(area.response), area.name).toBeLessThan(endOf(area.response));
      }
    },
  );

  it.each([...pages, recovery].map((p) => [p.id, p.meta] as const))(
    '%s has a head that fits a result page',
    (_id, meta) => {
      expect(meta.title.length, meta.title).toBeGreaterThanOrEqual(30);
      expect(meta.title.length, meta.title).toBeLessThanOrEqual(60);
      expect(meta.description.length, meta.description).toBeGreaterThanOrEqual(70);
      expect(meta.description.length, meta.description).toBeLessThanOrEqual(160);
    },
  );

  it('answer 15 different questions each, at length', () => {
    for (const page of pages) {
      expect(new Set(page.faqs.map((f) => f.question)).size, page.id).toBe(15);
      for (const faq of page.faqs) expect(faq.answer.length, faq.question).toBeGreaterThan(90);
    }
  });

  it('repeat no picture, and say what each one shows', () => {
    const pics = [...pages.flatMap((p) => p.gallery.pictures), ...recovery.detailed.blocks.map((b) => b.image)];
    expect(new Set(pics.map((p) => p.name)).size).toBe(pics.length);
    for (const pic of pics) expect(pic.alt.length, pic.name).toBeGreaterThan(30);
  });

  it('date what they say of the law', () => {
    for (const page of pages) {
      for (const { question, answer } of page.faqs)
        if (/police report|Dubai Police app/.test(answer) && /901/.test(answer))
          expect(answer, question).toMatch(/November 2026/);
    }
  });
});
