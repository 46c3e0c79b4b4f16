/** The whole site's content against the documents' counts, and every path with all that belongs to it. */
import { describe, expect, it } from 'vitest';
import { partsOf, preload } from '@/app/routes';
import { siteMap } from '@/app/site-files/site-map';
import { ownPage, pathIds, pathTable, postHref, twinsOf, type PathId } from '@/config/paths';
import { homeAreas } from '@/content/areas-home';
import { booking as bookingAr } from '@/content/ar/booking';
import { contact as contactAr } from '@/content/ar/contact';
import { postSummaries as arabicPosts } from '@/content/ar/posts';
import { home as homeAr } from '@/content/ar/home';
import { fleetProfiles as fleetProfilesAr } from '@/content/ar/fleet-profiles';
import { desertAr } from '@/content/ar/landing/desert';
import { towingAr } from '@/content/ar/landing/towing';
import { layout as layoutAr } from '@/content/ar/layout';
import { blogPage } from '@/content/en/blog';
import { booking } from '@/content/en/booking';
import { contact } from '@/content/en/contact';
import { fleetText, fleetVehicles } from '@/content/en/fleet';
import { headquarters } from '@/content/en/fleet-map';
import { defaultPicture, fleetProfiles } from '@/content/en/fleet-profiles';
import { home } from '@/content/en/home';
import { car } from '@/content/en/landing/car';
import { recovery } from '@/content/en/landing/recovery';
import { desert } from '@/content/en/landing/desert';
import { towing } from '@/content/en/landing/towing';
import { layout } from '@/content/en/layout';
import { postSummaries } from '@/content/en/posts';
import { pictureNames } from '@/content/picture-names';
import { BOOKING_AREAS, LOCATION_OPTIONS, SERVICE_IDS, VEHICLE_TYPES } from '@/contract/catalogue';
import { desertAreas } from '@/contract/desert-areas';
import { absolute } from '@/lib/links';
import { slug } from '@/lib/slug';

/** A route's code is compiled when it is first loaded: milliseconds for a slow machine. */
const LOADING_MS = 60_000;

const distinct = (values: readonly unknown[]): number => new Set(values).size;

describe('counts of the documents', () => {
  it('areas: 20 to book and tow in, 10 in the desert, about 80 on the home page, none twice', () => {
    expect(distinct(BOOKING_AREAS.map((a) => a.name))).toBe(20);
    expect(distinct(towing.areas.list.map((a) => a.name))).toBe(20);
    expect(LOCATION_OPTIONS).toHaveLength(21);
    expect(distinct(desertAreas.map((a) => a.name))).toBe(10);
    expect(homeAreas.length).toBeGreaterThanOrEqual(75);
    expect(homeAreas.length).toBeLessThanOrEqual(85);
    expect(distinct(homeAreas.map((a) => slug(a.name)))).toBe(homeAreas.length);
    expect(recovery.areas.list.length).toBeGreaterThanOrEqual(12);
  });

  it('places every area in or around Dubai', () => {
    for (const area of [...BOOKING_AREAS, ...desertAreas, ...homeAreas]) {
      expect([area.name, area.lat > 24.6 && area.lat < 25.4, area.lng > 54.8 && area.lng < 56.2]).toEqual([
        area.name,
        true,
        true,
      ]);
    }
  });

  it('questions: 20 on the main page, 15 on the others', () => {
    expect(distinct(recovery.faqs.map((f) => f.question))).toBe(20);
    expect(distinct(towing.faqs.map((f) => f.question))).toBe(15);
    expect(distinct(car.faqs.map((f) => f.question))).toBe(15);
  });

  it('the cards of the Arabic home and contact pages lead where the English ones do', () => {
    const inArabic = (ids: readonly PathId[]) => ids.map((id) => ownPage(id, 'ar'));
    expect(inArabic(homeAr.services.cards.map(({ id }) => id))).toEqual(
      inArabic(home.services.cards.map(({ id }) => id)),
    );
    expect(inArabic(contactAr.services.tiles.map(({ page }) => page))).toEqual(
      inArabic(contact.services.tiles.map(({ page }) => page)),
    );
  });

  it('home: 5 slides, 8 service cards of 4 features, 4 elite categories of 4 services, 3 steps', () => {
    expect(home.slides).toHaveLength(5);
    expect(home.services.cards).toHaveLength(8);
    for (const card of home.services.cards) {
      expect(card.features, card.title).toHaveLength(4);
      expect(card.locations.length, card.title).toBeGreaterThanOrEqual(3);
    }
    expect(home.elite.categories.map((c) => c.services.length)).toEqual([4, 4, 4, 4]);
    expect(home.how.steps).toHaveLength(3);
  });

  it('home: each service card has the name that it has on the Arabic page', () => {
    expect(home.services.cards.map(({ arTitle }) => arTitle)).toEqual(homeAr.services.cards.map(({ title }) => title));
  });

  it('menus: 11 services in either language, each once, some popular', () => {
    for (const words of [layout, layoutAr]) {
      expect(distinct(words.services.map((s) => s.id))).toBe(11);
      expect(words.services.some((s) => s.popular)).toBe(true);
      expect(words.services.every((s) => s.popular)).toBe(false);
    }
  });

  it('main page: 4 detailed blocks of 6 features, 5 steps and more than 12 areas, 8 testimonials; car page: 8 kinds of car', () => {
    expect(recovery.detailed.blocks.map((block) => [block.features.length, block.process.length])).toEqual(
      Array(4).fill([6, 5]),
    );
    for (const block of recovery.detailed.blocks) expect(distinct(block.coverage), block.title).toBeGreaterThan(12);
    expect(recovery.testimonials.list).toHaveLength(8);
    const vehicles = car.blocks.flatMap((block) => (block.kind === 'vehicles' ? block.items : []));
    expect(distinct(vehicles.map((v) => v.type))).toBe(8);
  });

  it('fleet: 10 vehicles, 6 hubs; form: 6 services, 11 vehicle types', () => {
    expect(fleetVehicles).toHaveLength(10);
    expect(fleetText.title).toBe('Elite 10-Vehicle Recovery Fleet - Complete Dubai Coverage');
    expect(headquarters).toHaveLength(6);
    expect(SERVICE_IDS).toHaveLength(6);
    expect(VEHICLE_TYPES).toHaveLength(11);
    expect(booking.meta.title.length).toBeGreaterThan(0);
  });
});

interface Shown {
  file: string;
  name: string;
  alt: unknown;
}

/** Every `{ name: <picture>, alt }` inside a module. */
function pictures(file: string, value: unknown): Shown[] {
  if (!value || typeof value !== 'object') return [];
  const own = value as { name?: unknown; alt?: unknown };
  const here =
    typeof own.name === 'string' && (pictureNames as readonly string[]).includes(own.name)
      ? [{ file, name: own.name, alt: own.alt }]
      : [];
  return [...here, ...Object.values(value).flatMap((part) => pictures(file, part))];
}

it.each([['English', fleetProfiles] as const, ['Arabic', fleetProfilesAr] as const])(
  'each vehicle of the fleet has a picture of its own (%s)',
  (_, profiles) => {
    const shown = fleetVehicles.map(({ type }) => profiles[type].picture);
    expect(shown).not.toContain(defaultPicture);
    expect(shown.filter((name, i) => shown.indexOf(name) < i)).toEqual([]);
  },
);

describe('pictures', () => {
  const modules = import.meta.glob('/src/content/??/**/*.ts', { eager: true }) as Record<string, object>;
  const shown = Object.entries(modules).flatMap(([file, exports]) => pictures(file, { ...exports }));

  it('says in words what each shows', () => {
    expect(shown.length).toBeGreaterThan(80);
    for (const { file, name, alt } of shown)
      expect([file, name, typeof alt === 'string' && alt.length > 15]).toEqual([file, name, true]);
  });

  it('uses each name of the list, and no page another page’s alt text', () => {
    const used = new Set(shown.map((s) => s.name));
    // Vehicles are chosen by the fleet's kind, the hours by the clock.
    const byCode = /^(vehicle|hero-hour)-/;
    expect(pictureNames.filter((name) => !used.has(name) && !byCode.test(name))).toEqual([]);
    const alts = new Map<unknown, string>();
    for (const { name, alt } of shown) expect(alts.set(alt, alts.get(alt) ?? name).get(alt)).toBe(name);
  });
});

describe('every path', () => {
  const xml = siteMap();

  it.each(pathIds.map((id) => [pathTable[id].path, id] as const))(
    '%s has a route with content',
    async (path) => {
      await preload(path);
      // The 404 page is what stands everywhere else.
      expect(partsOf(path).at(-1)).not.toBe(partsOf('/no-such-page').at(-1));
      expect(partsOf(path).at(-1)?.loaded?.value).toBeDefined();
    },
    LOADING_MS,
  );

  it.each(pathIds.map((id) => [pathTable[id].path, id] as const))(
    '%s is in the site map when it may be found',
    (path, id) => {
      const { hidden, canonical } = pathTable[id];
      expect(xml.includes(`<loc>${absolute(path)}</loc>`)).toBe(!hidden && !canonical);
    },
  );

  it('has twins that point at each other, in different languages', () => {
    const twins = pathIds.filter((id) => twinsOf(id).length > 0);
    expect(twins.length).toBeGreaterThanOrEqual(8);
    for (const id of twins) {
      for (const twin of twinsOf(id)) expect(pathTable[twin].lang).not.toBe(pathTable[id].lang);
    }
  });

  it('gives every Arabic page an English twin', () => {
    expect(pathIds.filter((id) => pathTable[id].lang === 'ar' && twinsOf(id).length === 0)).toEqual([]);
  });

  it.each([...postSummaries, ...arabicPosts].map(({ slug, lang }) => [slug, lang] as const))(
    'article %s has a route and an entry in %s',
    async (name, lang) => {
      await preload(postHref(name, lang));
      expect(partsOf(postHref(name, lang)).at(-1)?.loaded?.value).toMatchObject({ slug: name, lang });
      expect(xml).toContain(`<loc>${absolute(postHref(name, lang))}</loc>`);
    },
    LOADING_MS,
  );
});

it('what an owner adds to or takes from is not counted in words: the areas of the form, the articles', () => {
  const counts = /\d+ (?:areas|articles)|\b(?:ten|twenty) (?:areas|articles)|العشرين|العشر/i;
  for (const { position } of [booking, bookingAr]) expect(position.far).not.toMatch(counts);
  expect(blogPage.meta.description).not.toMatch(counts);
});

/** Every text in what modules export. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

it('nor in any other text of the pages: areas, services of the form, questions', () => {
  const pages = import.meta.glob(['/src/content/??/**/*.ts', '!**/posts/**'], { eager: true });
  const counts =
    /\b(?:six|ten|fifteen|twenty) (?:desert )?(?:areas|articles|places|questions|services)\b|عشر(?:ون|ين)? (?:مناطق|منطقة|مكان|سؤال)|العشر(?:ين)?(?![\u0621-\u064a])|الخدمات الست|^ست خدمات/i;
  expect(
    Object.entries(pages).flatMap(([file, module]) =>
      textsIn({ ...(module as object) })
        .filter((text) => counts.test(text))
        .map((text) => [file, text]),
    ),
  ).toEqual([]);
});

it('a message that its sender completes ends with the space before his words', () => {
  const pages = import.meta.glob('/src/content/??/**/*.ts', { eager: true });
  expect(
    Object.entries(pages).flatMap(([file, module]) =>
      textsIn({ ...(module as object) })
        .filter((text) => /(?:^(?:Hi, |السلام عليكم).*|I am at):$/.test(text))
        .map((text) => [file, text]),
    ),
  ).toEqual([]);
});

it.each([
  [towing.areas.intro, BOOKING_AREAS.length],
  [towingAr.areas.intro, BOOKING_AREAS.length],
  [desert.meta.description, desertAreas.length],
  [desertAr.meta.description, desertAreas.length],
])('counts the areas that there are: %s', (text, n) => {
  expect(text).toMatch(new RegExp(`(?<!\\d)${n} (?:desert )?(?:areas|مناطق|منطقة)`));
});
