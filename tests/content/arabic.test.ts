import { describe, expect, it } from 'vitest';
import { layout as layoutAr } from '@/content/ar/layout';
import { landingLabels as labelsAr } from '@/content/ar/landing-labels';
import { accidentAr } from '@/content/ar/guide/accident';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { insurersAr } from '@/content/ar/guide/insurers';
import { rentalCarAr } from '@/content/ar/guide/rental-car';
import { whoMovesAr } from '@/content/ar/guide/who-moves';
import { breakdownAr } from '@/content/ar/landing/breakdown';
import { emergencyCarAr } from '@/content/ar/landing/emergency-car';
import { motorcycleAr } from '@/content/ar/landing/motorcycle';
import { towingAr } from '@/content/ar/landing/towing';
import { desertAr } from '@/content/ar/landing/desert';
import { carAr } from '@/content/ar/landing/car';
import { towingDubaiAr } from '@/content/ar/landing/towing-dubai';
import { heavyAr } from '@/content/ar/landing/heavy';
import { luxuryAr } from '@/content/ar/landing/luxury';
import { desertTowingAr } from '@/content/ar/landing/desert-towing';
import { recoveryAr } from '@/content/ar/landing/recovery';
import { recoveryDubaiAr } from '@/content/ar/landing/recovery-dubai';
import { counted, dirhams, metres, minutes, moreThan, range, tons } from '@/content/ar/format';
import { about } from '@/content/ar/about';
import { booking } from '@/content/ar/booking';
import { contact } from '@/content/ar/contact';
import { fleetMeta, fleetWords } from '@/content/ar/fleet';
import { fleetMapWords } from '@/content/ar/fleet-map';
import { home } from '@/content/ar/home';
import { privacy } from '@/content/ar/legal/privacy';
import { terms } from '@/content/ar/legal/terms';
import { notFound } from '@/content/ar/not-found';
import { positionWords } from '@/content/ar/position';
import { services } from '@/content/ar/services';
import { stranded } from '@/content/ar/stranded';
import { strips } from '@/content/ar/strips';
import { headquarters } from '@/content/en/fleet-map';
import { booking as bookingEn } from '@/content/en/booking';
import { services as servicesEn } from '@/content/en/services';
import type { ServiceId } from '@/contract/catalogue';
import { site } from '@/config/site';
import { asShipped } from '../support/as-shipped';
import { layout as layoutEn } from '@/content/en/layout';
import { accident } from '@/content/en/guide/accident';
import { fleets } from '@/content/en/guide/fleets';
import { insurers } from '@/content/en/guide/insurers';
import { rentalCar } from '@/content/en/guide/rental-car';
import { whoMoves } from '@/content/en/guide/who-moves';
import { breakdown } from '@/content/en/landing/breakdown';
import { desert } from '@/content/en/landing/desert';
import { emergencyCar } from '@/content/en/landing/emergency-car';
import { car } from '@/content/en/landing/car';
import { towingDubai } from '@/content/en/landing/towing-dubai';
import { heavy } from '@/content/en/landing/heavy';
import { luxury } from '@/content/en/landing/luxury';
import { motorcycle } from '@/content/en/landing/motorcycle';
import { towing } from '@/content/en/landing/towing';
import { ownPage, pathTable, type PathId } from '@/config/paths';

const pages = [recoveryAr, recoveryDubaiAr, desertTowingAr];
/** Twins of an English page: its pictures, its places, its figures. */
const twins = [
  [breakdownAr, breakdown],
  [emergencyCarAr, emergencyCar],
  [motorcycleAr, motorcycle],
  [luxuryAr, luxury],
  [heavyAr, heavy],
  [towingDubaiAr, towingDubai],
  [carAr, car],
  [desertAr, desert],
  [towingAr, towing],
] as const;
const everything = {
  accidentAr,
  rentalCarAr,
  whoMovesAr,
  fleetsAr,
  insurersAr,
  breakdownAr,
  emergencyCarAr,
  motorcycleAr,
  towingAr,
  desertAr,
  carAr,
  towingDubaiAr,
  heavyAr,
  luxuryAr,
  about,
  services,
  fleetMeta,
  fleetWords: { ...fleetWords, vehicles: [] },
  fleetMapWords,
  bases: headquarters.map(({ capacity, responseTime }) => ({
    capacity: fleetWords.text.baseCapacity(capacity),
    responseTime: fleetWords.text.baseResponse(responseTime),
  })),
  privacy,
  terms,
  notFound,
  home,
  contact,
  booking,
  layoutAr,
  labelsAr,
  positionWords,
  stranded,
  strips,
  recoveryAr,
  recoveryDubaiAr,
  desertTowingAr,
};

/** Keys whose values are names for machines, not words for readers. */
const TECHNICAL = new Set([
  'id',
  'icon',
  'name',
  'trackingName',
  'layout',
  'view',
  'kind',
  'coverage',
  'difficulty',
  'color',
  'page',
  'type',
  'colour',
  'email',
  'price',
  'picture',
  'strip',
]);
/** The same in every language. */
const { legalName, name, address, licenceNumber, insuranceCertificate } = site;
const IDENTITY = [legalName, name, address.street, licenceNumber, insuranceCertificate];
function* strings(value: unknown, trail = ''): Generator<[where: string, text: string]> {
  if (typeof value === 'string') yield [trail, value];
  else if (typeof value === 'object' && value !== null)
    for (const [k, v] of Object.entries(value))
      // Facts have a test of their own; names of pages are expressions, matched against these texts.
      if (k !== 'facts' && k !== 'named' && !(TECHNICAL.has(k) && typeof v === 'string'))
        yield* strings(v, `${trail}.${k}`);
}
/** What the worked examples ask the estimate for: names of the contract. And the Latin half of an overhead sign. */
const ASKED = /(\.examples\.cases\.\d+\.(service|urgency|vehicle)|\.hero\.sign\.en)$/;
const all = [...strings(everything)]
  .filter(([where]) => !ASKED.test(where))
  .map(([where, text]) => [where, IDENTITY.reduce((rest, own) => rest.replaceAll(own, ''), text)] as const);

describe('Arabic words', () => {
  it('are Arabic: no Latin word but road numbers, gear letters, plates, Plus Code and the link to English', () => {
    const allowed = /^(A4|E\d+|D\d+|P|K|English|Plus|Code|psi|WhatsApp|SMS)$/;
    const stray = all.flatMap(([where, text]) =>
      (text.replace(/\{\w+\}/g, '').match(/[A-Za-z]\w*/g) ?? [])
        .filter((word) => !allowed.test(word))
        .map((word) => `${where}: ${word}`),
    );
    expect(stray).toEqual([]);
  });
  it('use Arabic marks, and no hyphenated ranges or plus signs, which turn round in right-to-left text', () => {
    for (const [where, text] of all) {
      expect([where, /[,;?](\s|$)/.test(text)]).toEqual([where, false]);
      expect([where, /\d\s*[-–+]|[-–+]\s*\d/.test(text)]).toEqual([where, false]);
      // So do the groups of a phone number, unless the space between them does not break.
      expect([where, /\d \d/.test(text)]).toEqual([where, false]);
      expect([where, /[\u0660-\u0669\u06f0-\u06f9\u0640]/.test(text)]).toEqual([where, false]);
    }
  });
  it('count nouns as Arabic does', () => {
    expect([minutes('8'), minutes('12'), minutes('5-8'), minutes('15-25')]).toEqual([
      '8 دقائق',
      '12 دقيقة',
      'من 5 إلى 8 دقائق',
      'من 15 إلى 25 دقيقة',
    ]);
    expect([dirhams(120), dirhams(200), dirhams(350), dirhams(5)]).toEqual([
      '120 درهمًا',
      '200 درهم',
      '350 درهمًا',
      '5 دراهم',
    ]);
    expect([tons('50'), tons('100')]).toEqual(['50 طنًا', '100 طن']);
    expect([metres(2), metres(3), metres(12), metres(2.1)]).toEqual(['مترين', '3 أمتار', '12 مترًا', '2.1 متر']);
    expect([2, 5, 20].map((n) => counted(n, ['لتر', 'لترات']))).toEqual(['لتران', '5 لترات', '20 لترًا']);
    expect([10, 11].map((n) => counted(n, ['مركبة', 'مركبات']))).toEqual(['10 مركبات', '11 مركبة']);
    expect([range('45-60'), moreThan('5,000+')]).toEqual(['من 45 إلى 60', 'أكثر من 5,000']);
  });
});

describe.each(pages.map((page) => [pathTable[page.id].path, page] as const))('%s', (_, page) => {
  it('has the areas, questions and cards of the documents', () => {
    expect(page.areas.list).toHaveLength(page.id === 'desertTowingAr' ? 10 : 20);
    expect(new Set(page.areas.list.map((area) => area.name)).size).toBe(page.areas.list.length);
    expect(page.areas.list.at(-1)).toMatchObject({ response: 'من 45 إلى 60 دقيقة', coverage: '24/7' });
    expect(page.faqs).toHaveLength(15);
    expect(new Set(page.faqs.map((faq) => faq.question)).size).toBe(15);
    expect(new Set(page.services.cards.map((card) => card.title)).size).toBe(6);
    for (const faq of page.faqs) expect([faq.question, faq.answer.length > 80]).toEqual([faq.question, true]);
  });
  it('fits a result page', () => {
    expect(asShipped(page.meta.title).length).toBeGreaterThanOrEqual(30);
    expect(asShipped(page.meta.title).length).toBeLessThanOrEqual(60);
    expect(asShipped(page.meta.description).length).toBeGreaterThanOrEqual(70);
    expect(asShipped(page.meta.description).length).toBeLessThanOrEqual(160);
  });
  it('describes and captions its own three pictures', () => {
    for (const picture of page.gallery.pictures) {
      expect(picture.name).toMatch(/^(rnm|dubai|desert)-ar-/);
      expect(picture.alt.length).toBeGreaterThan(25);
      expect(picture.caption).toBeTruthy();
    }
  });
  it('gives table rows as many cells as the head has', () => {
    for (const block of page.blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });
});

describe.each(twins.map(([page, first]) => [pathTable[page.id].path, page, first] as const))('%s', (_, page, first) => {
  it('is the twin of its English page', () => {
    expect(pathTable[page.id].same).toBe(first.id);
    expect(page.gallery.pictures.map(({ name }) => name)).toEqual(first.gallery.pictures.map(({ name }) => name));
    expect(page.blocks.map(({ kind }) => kind)).toEqual(first.blocks.map(({ kind }) => kind));
    expect(page.facts).toEqual(first.facts);
  });
  it('gives the same minutes in the same order', () => {
    expect(page.areas.list.map(({ response }) => response)).toEqual(
      first.areas.list.map(({ response }) => minutes(response.replace(' min', ''))),
    );
  });
  it('asks 15 different questions and fits a result page', () => {
    expect(new Set(page.faqs.map(({ question }) => question)).size).toBe(15);
    for (const faq of page.faqs) expect([faq.question, faq.answer.length > 80]).toEqual([faq.question, true]);
    expect(asShipped(page.meta.title).length).toBeGreaterThanOrEqual(30);
    expect(asShipped(page.meta.title).length).toBeLessThanOrEqual(60);
    expect(asShipped(page.meta.description).length).toBeGreaterThanOrEqual(70);
    expect(asShipped(page.meta.description).length).toBeLessThanOrEqual(160);
    for (const block of page.blocks)
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });
});

describe.each([
  [accidentAr, accident],
  [rentalCarAr, rentalCar],
  [whoMovesAr, whoMoves],
  [fleetsAr, fleets],
  [insurersAr, insurers],
] as const)('a guide', (page, first) => {
  it(`${first.id}: the Arabic one has the same steps, rows and sources`, () => {
    expect(pathTable[page.id].same).toBe(first.id);
    const size = (block: (typeof page.blocks)[number]) => [
      block.kind,
      block.kind === 'steps' ? block.steps.length : block.kind === 'table' ? block.rows.length : block.kind,
    ];
    expect(page.blocks.map(size)).toEqual(first.blocks.map(size));
    expect(page.facts).toEqual(first.facts);
    expect(page.links.list.map((link) => link.page)).toEqual(first.links.list.map((link) => link.page));
  });
});

describe('the three pages', () => {
  it('ask 45 different questions and differ in title and description', () => {
    expect(new Set(pages.flatMap((page) => page.faqs.map((faq) => faq.question))).size).toBe(45);
    expect(new Set(pages.map((page) => page.meta.title)).size).toBe(3);
    expect(new Set(pages.map((page) => page.meta.description)).size).toBe(3);
  });
  const inArabic = (response: string) => minutes(response.replace(' min', ''));
  it('give the same minutes as the English towing and desert pages', () => {
    expect(recoveryAr.areas.list.map((area) => area.response)).toEqual(
      towing.areas.list.map((area) => inArabic(area.response)),
    );
    expect(desertTowingAr.areas.list.map(({ response, difficulty }) => [response, difficulty])).toEqual(
      desert.areas.list.map(({ response, difficulty }) => [inArabic(response), difficulty]),
    );
  });
});

describe('the Arabic fleet', () => {
  it('names every beat, stop and base in Arabic', () => {
    for (const named of [
      ...fleetWords.vehicles.flatMap(({ name, route }) => [name, ...route.map((stop) => stop.name)]),
      ...Object.values(fleetMapWords.bases).flatMap((hub) => [hub.name, hub.type, ...hub.services]),
    ])
      expect(named).not.toMatch(/[A-Za-z]/);
  });
});

describe('the Arabic list of services', () => {
  it('offers the same services at the same prices as the English one', () => {
    const rows = ({ catalogue }: typeof services) => catalogue.rows.map(({ id, page }) => [id, page]);
    expect(rows(services)).toEqual(rows(servicesEn));
    expect(services.from(200)).toBe('من 200 درهم');
    const asked = (words: typeof services) => words.symptoms.filter(({ id }) => id !== 'arabic').map(({ id }) => id);
    expect(asked(services)).toEqual(asked(servicesEn));
  });
  it('has one name for a service here and in the booking form: towing is «سحب», a car that broke down is not', () => {
    const names = ({ catalogue }: typeof services) =>
      Object.fromEntries(catalogue.rows.map(({ id, name }) => [id, name]));
    expect(names(services)).toEqual(booking.services);
    expect(names(servicesEn)).toEqual(bookingEn.services);
    const answers = services.symptoms.flatMap((symptom) => symptom.answers);
    const towed = (id: ServiceId) =>
      [booking.services[id], ...answers.filter(({ price }) => price === id).map(({ title }) => title)].map((name) =>
        name.includes('سحب'),
      );
    expect(towed('towing_service')).toEqual([true, true, true]);
    expect(towed('car_recovery')).not.toContain(true);
  });
});

describe('the Arabic booking form', () => {
  it('is described by what stands on it', () => {
    const page = JSON.stringify(recoveryDubaiAr);
    const description = `«${booking.fields.description.label}»`;
    expect(page).toContain(`«${booking.urgencies.scheduled}»`);
    expect(page).toContain(`خانة ${description}`);
    expect(page.match(/خانة [^«]/g)).toBeNull();
    expect(booking.other).toContain(description);
  });
});

describe('the Arabic layout', () => {
  it('lists 11 services, each page once, with the Arabic of every service of the English menu', () => {
    const own = layoutAr.services.map(({ id }) => ownPage(id, 'ar'));
    expect(own).toHaveLength(11);
    expect(new Set(own).size).toBe(11);
    expect(own.map((id) => pathTable[id].lang)).toEqual(own.map(() => 'ar'));
    expect(layoutEn.services.map(({ id }) => ownPage(id, 'ar')).filter((id) => !own.includes(id))).toEqual([]);
  });
  it('leads to the same further pages as the English one, none of them twice', () => {
    for (const { services, footer } of [layoutAr, layoutEn]) {
      const ids = [...services, ...footer.more].map(({ id }) => ownPage(id, 'ar'));
      expect(new Set(['towingAr', 'desertAr', 'carAr'].filter((id) => !ids.includes(id as PathId)))).toEqual(new Set());
      expect(footer.links.map(({ id }) => id)).toEqual(['fleets', 'insurers', 'privacy', 'terms', 'sitemap']);
    }
  });
});
