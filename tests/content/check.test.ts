/** What an owner can get wrong in a content module, and what the build says about it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { wholePictures } from '@/build/check-content';
import { site } from '@/config/site';
import { checkLanguage, langAt } from '@/content/check/language';
import { pathIds, pathTable } from '@/config/paths';
import { contentFaults, contentModules, faultReport, type Known, type Modules } from '@/content/check';

const known: Known = {
  pictures: wholePictures('public/pictures'),
  icons: new Set(
    [...readFileSync('public/icons.svg', 'utf8').matchAll(/\bid="([^"]+)"/g)].map(([, name]) => name as string),
  ),
  today: '2062-12-31',
};
const modules = contentModules();

type Step = string | number;
/** A copy with the value at `steps` changed; everything off that path is shared. */
function changed(value: unknown, [step, ...rest]: readonly Step[], change: (before: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<Step, unknown>;
  expect(copy).toHaveProperty([String(step)]);
  copy[step] = changed(copy[step], rest, change);
  return copy;
}
const faultsOf = (file: string, steps: readonly Step[], change: (before: unknown) => unknown) =>
  contentFaults(changed(modules, [`/src/content/${file}`, ...steps], change) as Modules, known);
const to = (value: unknown) => () => value;
const without = (field: string) => (before: unknown) =>
  Object.fromEntries(Object.entries(before as object).filter(([name]) => name !== field));
/** Keeps the number of items, since the other language has as many. */
const first = (list: unknown) => (list as unknown[]).with(1, (list as unknown[])[0]);

it('finds nothing in the content that is shipped', () => {
  expect(Object.keys(modules).length).toBeGreaterThan(40);
  expect(contentFaults(modules, known)).toEqual([]);
});

it('expects what stands under the name of a page in the language of that page, whichever list it stands in', () => {
  const others = pathIds.filter((id) => pathTable[id].lang !== 'en');
  expect(others.map((id) => [id, langAt(id, {}, 'en')])).toEqual(others.map((id) => [id, pathTable[id].lang]));
  // What the pages of links share has no page's name.
  expect(['commonEn', 'commonAr', 'commonUr'].map((name) => langAt(name, {}, 'en'))).toEqual(['en', 'ar', 'ur']);
  // "About", "contact": words of other texts too.
  expect(langAt('about', {}, 'ar')).toBe('ar');
});

it('asks of a third language what it asks of Arabic: what is optional in English, and every article', () => {
  const { desertAr } = modules['/src/content/ar/landing/desert.ts'] as { desertAr: { hero: object } };
  const { postSummaries } = modules['/src/content/ar/posts/index.ts'] as { postSummaries: { slug: string }[] };
  const third = {
    '/src/content/ur/landing/desert.ts': {
      desertUr: { ...desertAr, id: 'desertUr', trackingName: 'Desert Urdu', hero: without('note')(desertAr.hero) },
    },
    '/src/content/ur/posts/index.ts': { postSummaries: postSummaries.filter(({ slug }) => slug !== 'boot-kit') },
  };
  const faults = contentFaults({ ...modules, ...third }, known);
  expect(faults.sort((a, b) => (a.file < b.file ? -1 : 1))).toEqual([
    expect.objectContaining({ file: 'src/content/ur/landing/desert.ts', where: 'desertUr.hero.note' }),
    expect.objectContaining({
      file: 'src/content/ur/posts/index.ts',
      where: 'postSummaries (boot-kit)',
      fix: expect.stringContaining('Write ur/posts/boot-kit.meta.ts') as string,
    }),
  ]);
});

it('looks into the folder of every language, also of one that is new', () => {
  const files = (readdirSync('src/content', { recursive: true }) as string[]).filter((file) => file.endsWith('.ts'));
  const read = new Set(Object.keys(modules));
  const own = /^(?:check\/|all-posts\.ts$)/;
  expect(files.filter((file) => !read.has(`/src/content/${file}`) && !own.test(file))).toEqual([]);
  const { desert } = modules['/src/content/en/landing/desert.ts'] as { desert: { hero: object } };
  const french = { desertFr: { ...desert, hero: without('note')(desert.hero) } };
  expect(contentFaults({ ...modules, '/src/content/fr/landing/desert.ts': french }, known)).toContainEqual(
    expect.objectContaining({ file: 'src/content/fr/landing/desert.ts', where: 'desertFr.hero.note' }),
  );
});

describe('tells once', () => {
  /** As the modules are where one value of an English article has changed: those that take it over have it too. */
  const ofArticle = (change: object) => {
    const edit = (before: unknown) => ({ ...(before as object), ...change });
    const at = (list: unknown) =>
      (list as { slug: string }[]).map((post) => (post.slug === 'boot-kit' ? edit(post) : post));
    return ['en', 'ar'].reduce<unknown>((all, lang) => {
      const folder = `/src/content/${lang}/posts`;
      return changed(
        changed(all, [`${folder}/boot-kit.meta.ts`, 'meta'], edit),
        [`${folder}/index.ts`, 'postSummaries'],
        at,
      );
    }, modules) as Modules;
  };

  it.each([
    ['a date that is none', { publishDate: '2025-13-15T09:00:00+04:00' }, 'meta.publishDate'],
    ['a day after that of the last change', { publishDate: '2062-12-15T09:00:00+04:00' }, 'meta.updated'],
    ['a picture without files', { image: { name: 'blog-boot', alt: 'A boot with a kit in it' } }, 'meta.image'],
  ])('of %s, which the Arabic article and both lists have from the English one', (_, change, where) => {
    expect(contentFaults(ofArticle(change), known)).toEqual([
      expect.objectContaining({ file: 'src/content/en/posts/boot-kit.meta.ts', where }),
    ]);
  });

  it('of two articles with one number, for both languages', () => {
    const { id } = (modules['/src/content/en/posts/who-to-call.meta.ts'] as { meta: { id: number } }).meta;
    expect(contentFaults(ofArticle({ id }), known)).toEqual([
      expect.objectContaining({ file: 'src/content/en/posts/index.ts', where: 'postSummaries' }),
    ]);
  });

  it('of what two modules show, where it is written', () => {
    const profile = { name: 'A', picture: 'vehicle-nope' };
    const shown = {
      '/src/content/en/all.ts': { all: { profiles: { profile } } },
      '/src/content/en/profiles.ts': { profiles: { profile } },
    };
    expect(contentFaults(shown, known)).toEqual([
      expect.objectContaining({ file: 'src/content/en/profiles.ts', where: 'profiles.profile' }),
    ]);
  });
});

const FLEET = 'en/fleet.ts';
const FLEET_MAP = 'en/fleet-map.ts';
const HOME = 'en/home.ts';
type Mistake = [
  mistake: string,
  file: string,
  steps: Step[],
  change: (before: unknown) => unknown,
  where: RegExp,
  what: RegExp,
  fix: RegExp,
];

describe('says what is wrong, where, and how to fix it', () => {
  it.each<Mistake>([
    [
      'a vehicle without a route',
      FLEET,
      ['fleetVehicles', 3, 'route'],
      to([]),
      /^fleetVehicles\[3\] \(heavy-04\)\.route$/,
      /no start point/,
      /two stops/,
    ],
    [
      'a vehicle whose route is missing',
      FLEET,
      ['fleetVehicles', 3, 'route'],
      to(undefined),
      /^fleetVehicles\[3\] \(heavy-04\)\.route$/,
      /no start point/,
      /two stops/,
    ],
    [
      'a route of one stop',
      FLEET,
      ['fleetVehicles', 3, 'route'],
      (r) => (r as unknown[]).slice(0, 1),
      /heavy-04\)\.route$/,
      /only one stop/,
      /two stops/,
    ],
    ['no vehicle at all', FLEET, ['fleetVehicles'], to([]), /^fleetVehicles$/, /empty list/, /at least one/],
    [
      'an unknown vehicle type',
      FLEET,
      ['fleetVehicles', 0, 'type'],
      to('hovercraft'),
      /emergency-01\)\.type$/,
      /"hovercraft"/,
      /flatbed, emergency/,
    ],
    [
      'an unknown priority',
      FLEET,
      ['fleetVehicles', 0, 'priority'],
      to('asap'),
      /\.priority$/,
      /"asap"/,
      /critical, urgent/,
    ],
    ['a speed in words', FLEET, ['fleetVehicles', 0, 'speed'], to('fast'), /\.speed$/, /\(fast\)/, /km\/h/],
    ['a speed beyond the document', FLEET, ['fleetVehicles', 0, 'speed'], to(140), /\.speed$/, /30 and 75/, /km\/h/],
    [
      'a road that the map does not draw',
      FLEET,
      ['fleetVehicles', 0, 'route', 0, 'by'],
      to(['E999']),
      /\.route$/,
      /"E999"/,
      /E11/,
    ],
    [
      'two vehicles with one id',
      FLEET,
      ['fleetVehicles', 1, 'id'],
      to('emergency-01'),
      /^fleetVehicles$/,
      /id "emergency-01" twice/,
      /its own/,
    ],
    [
      'a stop with lat and lng swapped',
      FLEET,
      ['fleetVehicles', 0, 'route', 1],
      to({ name: 'Deira', lat: 55.3, lng: 25.2 }),
      /route\[1\] \(Deira\)$/,
      /wrong way round/,
      /Swap/,
    ],
    [
      'a headquarters in the sea of another country',
      FLEET_MAP,
      ['headquarters', 2, 'lat'],
      to(19.07),
      /hq-marina\)$/,
      /outside the map/,
      /24\.42 to 25\.78/,
    ],
    [
      'a coordinate that is no number',
      FLEET_MAP,
      ['headquarters', 2, 'lng'],
      to(Number.NaN),
      /^headquarters\[2\] \(hq-marina\)/,
      /outside the map/,
      /coordinates/,
    ],
    [
      'a headquarters without services',
      FLEET_MAP,
      ['headquarters', 0, 'services'],
      to([]),
      /hq-al-quoz\)\.services$/,
      /empty list/,
      /at least one/,
    ],
    [
      'a vehicle picture that is missing',
      'en/fleet-profiles.ts',
      ['fleetProfiles', 'vip', 'picture'],
      to('vehicle-limousine'),
      /^fleetProfiles\.vip$/,
      /"vehicle-limousine"/,
      /public\/pictures/,
    ],
    [
      'a slide picture that is missing',
      HOME,
      ['home', 'slides', 1, 'image', 'name'],
      to('hero-moon'),
      /slides\[1\].*\.image$/,
      /"hero-moon"/,
      /-480/,
    ],
    [
      'a picture that nobody describes',
      HOME,
      ['home', 'slides', 1, 'image', 'alt'],
      to(' '),
      /slides\[1\].*\.image$/,
      /what its picture shows/,
      /alt/,
    ],
    [
      'a picture that is described by a number',
      HOME,
      ['home', 'slides', 1, 'image', 'alt'],
      to(7),
      /slides\[1\].*\.image$/,
      /what its picture shows/,
      /in words/,
    ],
    [
      'a picture of a strip that is described by a number',
      'ur/strips.ts',
      ['strips', 'list', 0, 'frames', 2, 'alt'],
      to(7),
      /frames\[2\]$/,
      /what its picture shows/,
      /in words/,
    ],
    ['no slides', HOME, ['home', 'slides'], to([]), /^home\.slides$/, /empty list/, /at least one/],
    ['no service cards', HOME, ['home', 'services', 'cards'], to([]), /services\.cards$/, /empty list/, /at least one/],
    [
      'the same headline on two slides',
      HOME,
      ['home', 'slides', 1, 'headline'],
      to((modules[`/src/content/${HOME}`] as { home: { slides: { headline: string }[] } }).home.slides[0]!.headline),
      /^home\.slides$/,
      /headline ".*" twice/,
      /its own/,
    ],
    [
      'an icon that is not drawn',
      'en/contact.ts',
      ['contact', 'why', 'tiles', 0, 'icon'],
      to('rocket'),
      /why\.tiles\[0\]/,
      /"rocket"/,
      /IconName/,
    ],
    ['a title left empty', HOME, ['home', 'h1'], to(''), /^home\.h1$/, /is empty/, /Write the words/],
    [
      'an area outside Dubai',
      'areas-home.ts',
      ['homeAreas', 5, 'lat'],
      to(48.1),
      /^homeAreas\[5\]/,
      /outside the map/,
      /Dubai/,
    ],
    ['an area listed twice', 'areas-home.ts', ['homeAreas'], first, /^homeAreas$/, /name ".*" twice/, /its own/],
    [
      'no questions on a landing page',
      'en/landing/towing.ts',
      ['towing', 'faqs'],
      to([]),
      /^towing\.faqs$/,
      /empty list/,
      /at least one/,
    ],
    [
      'a question asked twice',
      'en/landing/towing.ts',
      ['towing', 'faqs'],
      first,
      /^towing\.faqs$/,
      /question ".*" twice/,
      /its own/,
    ],
    [
      'an article without a readable date',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'publishDate'],
      to('next Tuesday'),
      /^meta\.publishDate$/,
      /"next Tuesday"/,
      /2026-11-22/,
    ],
    [
      'an article with a date in words',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'updated'],
      to('22 Nov 2026'),
      /^meta\.updated$/,
      /"22 Nov 2026"/,
      /2026-11-22/,
    ],
    [
      'an article of a day that no month has',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'updated'],
      to('2026-02-31'),
      /^meta\.updated$/,
      /"2026-02-31"/,
      /2026-11-22/,
    ],
    [
      'an article that was changed before it was there',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'publishDate'],
      to('2062-11-22T09:00:00+04:00'),
      /^meta\.updated$/,
      /before publishDate/,
      /day of the last change/,
    ],
    [
      'a page of a day that no month has',
      'lastmod.ts',
      ['lastmod', 'home'],
      to('2026-02-31'),
      /^lastmod\.home$/,
      /no date \("2026-02-31"\)/,
      /2026-11-22/,
    ],
    [
      'a page of a day to come',
      'lastmod.ts',
      ['lastmod', 'home'],
      to('2063-01-01'),
      /^lastmod\.home$/,
      /not come yet \("2063-01-01"\)/,
      /2062-12-31 at the latest/,
    ],
    [
      'an article of a day to come',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'updated'],
      to('2063-01-01'),
      /^meta\.updated$/,
      /not come yet/,
      /2062-12-31 at the latest/,
    ],
    [
      'an article about a page that there is not',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'about', 0],
      to('brakedown'),
      /^meta\.about$/,
      /"brakedown"/,
      /config\/paths/,
    ],
    [
      'an article about one page only',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'about'],
      to(['breakdown']),
      /^meta\.about$/,
      /two pages/,
      /'desert', 'stranded'/,
    ],
    [
      'an article whose minutes are words',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'readTime'],
      to('6 min'),
      /^meta\.readTime$/,
      /"6 min"/,
      /in minutes/,
    ],
    [
      'an article without a date',
      'en/posts/boot-kit.meta.ts',
      ['meta'],
      without('publishDate'),
      /^meta\.publishDate$/,
      /is missing/,
      /2026-11-22T09/,
    ],
    [
      'an Arabic article without a category',
      'ar/posts/boot-kit.meta.ts',
      ['meta'],
      without('category'),
      /^meta\.category$/,
      /is missing/,
      /Desert/,
    ],
    [
      'an address with spaces and capitals',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'slug'],
      to('Boot Kit'),
      /^meta\.slug$/,
      /"Boot Kit"/,
      /hyphens/,
    ],
    [
      'an address that is not the name of its file',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'slug'],
      to('boot-box'),
      /^meta\.slug$/,
      /"boot-box"/,
      /boot-box\.ts.*'boot-kit'/,
    ],
    [
      'an article without its Arabic twin',
      'ar/posts/index.ts',
      ['postSummaries'],
      (posts) => (posts as { slug: string }[]).filter(({ slug }) => slug !== 'boot-kit'),
      /^postSummaries \(boot-kit\)$/,
      /no such article/,
      /boot-kit\.meta\.ts/,
    ],
    [
      'an English article that stands in no list',
      'en/posts/index.ts',
      ['postSummaries'],
      (posts) => (posts as { slug: string }[]).filter(({ slug }) => slug !== 'boot-kit'),
      /^postSummaries \(boot-kit\)$/,
      /no line for this article/,
      /boot-kit\.meta\.ts/,
    ],
    [
      'an article whose picture is missing',
      'en/posts/boot-kit.meta.ts',
      ['meta', 'image', 'name'],
      to('blog-unicorn'),
      /^meta\.image$/,
      /"blog-unicorn"/,
      /public\/pictures/,
    ],
    [
      'two articles at one address',
      'en/posts/index.ts',
      ['postSummaries', 1, 'slug'],
      (slug) =>
        `${String((modules['/src/content/en/posts/index.ts'] as { postSummaries: { slug: string }[] }).postSummaries[0]?.slug ?? slug)}`,
      /^postSummaries$/,
      /slug ".*" twice/,
      /its own/,
    ],
    ['no articles', 'en/posts/index.ts', ['postSummaries'], to([]), /^postSummaries$/, /empty list/, /at least one/],
    [
      'an Arabic page without areas',
      'ar/landing/recovery.ts',
      ['recoveryAr', 'areas', 'list'],
      to([]),
      /areas\.list$/,
      /empty list/,
      /at least one/,
    ],
    [
      'an Arabic landing page without the note that the English one has',
      'ar/landing/desert.ts',
      ['desertAr', 'hero'],
      without('note'),
      /^desertAr\.hero\.note$/,
      /is missing, and the English twin has it/,
      /Write it here too/,
    ],
    [
      'an Arabic guide with a note that the English one lacks',
      'ar/guide/who-moves.ts',
      ['whoMovesAr', 'blocks', 0],
      (block) => ({ ...(block as object), aside: 'ملاحظة' }),
      /^whoMovesAr\.blocks\[0\]\.aside$/,
      /is missing in the English twin/,
      /Write it there too/,
    ],
    [
      'an Arabic card without the last of the features that the English one has',
      'ar/home.ts',
      ['home', 'services', 'cards', 0, 'features'],
      (list) => (list as string[]).slice(0, -1),
      /^home\.services\.cards\[0\]\.features$/,
      /has 3 entries, and the English twin has 4/,
      /missing ones/,
    ],
    [
      'an English question that the Arabic page lacks',
      'ar/landing/towing.ts',
      ['towingAr', 'faqs'],
      (list) => (list as unknown[]).slice(1),
      /^towingAr\.faqs$/,
      /has 14 entries, and the English twin has 15/,
      /missing ones/,
    ],
    [
      'an Arabic field without the hint that the English one has',
      'ar/booking.ts',
      ['booking', 'fields', 'phone'],
      without('hint'),
      /^booking\.fields\.phone\.hint$/,
      /is missing/,
      /here too/,
    ],
    ...[
      '<b>now</b>',
      'now<br />',
      'Tow &amp; go',
      'Tow&nbsp;now',
      '**now**',
      'a [form](/book)',
      'Now.\n## How',
      'Tow \ufffd now',
      'Tow now</section>',
      '<button>Tow now',
      'Tow <!-- later --> now',
    ].map<Mistake>((text) => [
      `a text that says ${text}`,
      'en/landing/towing.ts',
      ['towing', 'services', 'intro'],
      to(text),
      /^towing\.services\.intro$/,
      /readers would see as it is written/,
      /without HTML/,
    ]),
    [
      'the name of a price between quotes',
      'en/landing/towing.ts',
      ['towing', 'services', 'intro'],
      to('From AED ${price.standard}.'),
      /^towing\.services\.intro$/,
      /shows "\$\{price\.standard\}\."/,
      /backticks/,
    ],
    ...(
      [
        ['ar/landing/towing.ts', ['towingAr', 'services', 'intro'], 'We choose the truck.', 'Arabic'],
        ['ar/posts/boot-kit.meta.ts', ['meta', 'title'], 'The Boot Kit Every UAE Driver Needs', 'Arabic'],
        ['map-places.ts', ['mapPlaces', 'ajman', 'ar'], 'Ajman', 'Arabic'],
        ['links/job.ts', ['jobWords', 'ur', 'finish'], 'Finish the job', 'Urdu'],
        ['hi/stranded.ts', ['stranded', 'lead'], 'Read from top to bottom.', 'Hindi'],
        ['en/landing/towing.ts', ['towing', 'services', 'intro'], 'نختار الشاحنة.', 'English'],
        ['en/landing/towing.ts', ['towing', 'hero', 'sign', 'ar'], 'Towing', 'Arabic'],
      ] as const
    ).map<Mistake>(([file, steps, text, language]) => [
      `${file} with ${text}`,
      file,
      [...steps],
      to(text),
      new RegExp(`^${steps.join('\\.')}$`),
      new RegExp(`is not in ${language} \\("${text.slice(0, 40)}`),
      new RegExp(`Write it in ${language}`),
    ]),
    [
      'a name for an article that there is not',
      'en/named-pages.ts',
      ['namedPages', 'pages', 9, 0],
      to('blog/breakdown-plans'),
      /^namedPages\.pages\[9\] \(blog\/breakdown-plans\)$/,
      /article that there is not/,
      /name of its files/,
    ],
    [
      'a name with half a bracket',
      'ar/named-pages.ts',
      ['namedPages', 'pages', 2, 1],
      to('(بطاقة السائق'),
      /^namedPages\.pages\[2\] \(driverCard\)$/,
      /too many or too few/,
      /two backslashes/,
    ],
    [
      'a name with brackets that keep what they find',
      'en/named-pages.ts',
      ['namedPages', 'pages', 4, 1],
      to('services (page|list)'),
      /^namedPages\.pages\[4\] \(services\)$/,
      /shift the pages behind it/,
      /\(\?:/,
    ],
    [
      'a name that fits any text',
      'ar/named-pages.ts',
      ['namedPages', 'pages', 2, 1],
      to('.*'),
      /^namedPages\.pages\[2\] \(driverCard\)$/,
      /fits any text \("\.\*"\)/,
      /as the texts have them/,
    ],
    [
      'minutes of a base with a dash out of a text program',
      FLEET_MAP,
      ['headquarters', 2, 'responseTime'],
      to('3–5 min'),
      /^headquarters\[2\]\.responseTime$/,
      /no number of minutes \("3–5 min"\)/,
      /plain hyphen/,
    ],
    [
      'a copied page that kept the id of the other',
      'en/landing/towing.ts',
      ['towing', 'id'],
      to('towingDubai'),
      /^towing\.id$/,
      /that of src\/content\/en\/landing\/towing-dubai\.ts as well/,
      /src\/config\/paths/,
    ],
    [
      'a copied page whose calls are counted as those of the other',
      'ar/landing/motorcycle.ts',
      ['motorcycleAr', 'trackingName'],
      to('Luxury Car Recovery Arabic'),
      /^motorcycleAr\.trackingName$/,
      /that of src\/content\/ar\/landing\/luxury\.ts as well/,
      /its own/,
    ],
    [
      'a page with an Arabic name whose calls have no other name',
      'ar/landing/motorcycle.ts',
      ['motorcycleAr'],
      without('trackingName'),
      /^motorcycleAr\.trackingName$/,
      /is missing/,
      /Latin letters/,
    ],
    [
      'two commas in a row',
      'links/pin.ts',
      ['pinWords', 'en', 'things', 1],
      to(undefined),
      /^pinWords\.en\.things\[1\]$/,
      /is empty/,
      /two commas/,
    ],
    [
      'a heading of an article without its text',
      'en/posts/boot-kit.ts',
      ['text', 'sections', 1, 'content'],
      to(''),
      /^text\.sections\[1\] \(within-reach\)\.content$/,
      /is empty/,
      /words that belong there/,
    ],
    ...['oerlive.com/?p=158287', 'https//oerlive.com', ''].map<Mistake>((url) => [
      `a source at "${url}"`,
      'facts.ts',
      ['facts', 'tyreAge', 'url'],
      to(url),
      /^facts\.tyreAge\.url$/,
      url ? /is no address of a page/ : /is empty/,
      /take the (?:url|entry) out/,
    ]),
    [
      'a check on a day that there is not',
      'facts.ts',
      ['facts', 'tyreAge', 'checked'],
      to('2026-11-31'),
      /^facts\.tyreAge\.checked$/,
      /is no date/,
      /2026-11-22/,
    ],
    ...(
      [
        ['text', { ar: 'تُبدَّل الإطارات بعد 5 سنوات.' }, 'text.en'],
        ['text', { en: 'Tyres are changed after 5 years.' }, 'text.ar'],
        ['source', undefined, 'source'],
        ['checked', undefined, 'checked'],
      ] as const
    ).map<Mistake>(([part, value, lacks]) => [
      `a fact without its ${lacks}`,
      'facts.ts',
      ['facts', 'tyreAge'],
      (fact) => ({ ...(fact as object), [part]: value }),
      new RegExp(`^facts\\.tyreAge\\.${lacks}$`),
      /is missing/,
      /^Write it like this: /,
    ]),
    [
      'a fact that is called otherwise',
      'en/landing/motorcycle.ts',
      ['motorcycle', 'facts', 0],
      to('emergencyNumber'),
      /^motorcycle\.facts\[0\]$/,
      /names the fact "emergencyNumber"/,
      /as it is called there/,
    ],
    ...['9O9', '+971 999'].map<Mistake>((police) => [
      `the police on ${police}`,
      'emergency-numbers.ts',
      ['emergencyNumbers', 'police'],
      to(police),
      /^emergencyNumbers\.police$/,
      /is no emergency number/,
      /'999'/,
    ]),
    [
      'a button without a word on the page of the driver',
      'links/job.ts',
      ['jobWords', 'ur', 'payments', 'cash'],
      to(''),
      /^jobWords\.ur\.payments\.cash$/,
      /is empty/,
      /words that belong there/,
    ],
    [
      'a place of the map without an Arabic name',
      'map-places.ts',
      ['mapPlaces', 'ajman', 'ar'],
      to(''),
      /^mapPlaces\.ajman\.ar$/,
      /is empty/,
      /words that belong there/,
    ],
  ])('%s', (_mistake, file, steps, change, where, what, fix) => {
    const faults = faultsOf(file, steps, change);
    expect(faults).toHaveLength(1);
    const [fault] = faults;
    expect(fault!.file).toBe(`src/content/${file}`);
    expect(fault!.where).toMatch(where);
    expect(fault!.what).toMatch(what);
    expect(fault!.fix).toMatch(fix);
  });
});

it.each([0, -150, 149.5, '150'])('a price of %j is told; two prices that are alike in one row are not', (price) => {
  const free = changed(modules, ['/src/contract/catalogue.ts', 'SERVICE_PRICES', 'towing_service'], to(price));
  expect(contentFaults(free as Modules, known)).toMatchObject([
    {
      file: 'src/contract/catalogue.ts',
      where: 'SERVICE_PRICES.towing_service',
      what: `is no price (${JSON.stringify(price)})`,
    },
  ]);
  const row = ['en/guide/fleets.ts', 'fleets', 'blocks', 1, 'rows', 1] as const;
  expect(faultsOf(row[0], row.slice(1), (cells) => (cells as string[]).map(() => 'from AED 200'))).toEqual([]);
});

it('leaves names of cars and companies in Latin letters to an Arabic page', () => {
  const intro = ['ar/landing/towing.ts', ['towingAr', 'services', 'intro']] as const;
  for (const name of ['Nissan Patrol, Toyota Land Cruiser', 'Al Noor L.L.C.', 'WhatsApp'])
    expect(faultsOf(...intro, to(name))).toEqual([]);
});

it('leaves the legal name of a company as its licence has it', () => {
  const { legalName } = site;
  const tell = vi.fn();
  try {
    Object.assign(site, { legalName: 'شركة المثال ذ.م.م' });
    checkLanguage(site.legalName, 'about.licences.rows[0].value', 'en', tell);
  } finally {
    Object.assign(site, { legalName });
  }
  expect(tell).not.toHaveBeenCalled();
});

it('tells of every mistake at once', () => {
  const faults = faultsOf(FLEET, ['fleetVehicles'], (vehicles) =>
    (vehicles as { id: string }[]).map((vehicle, i) => (i < 3 ? { ...vehicle, route: [] } : vehicle)),
  );
  expect(faults).toHaveLength(3);
  const report = faultReport(faults);
  expect(report).toContain('3 mistakes');
  expect(report).toContain(
    'src/content/en/fleet.ts\n  fleetVehicles[0] (emergency-01).route has no start point.\n  Give it at least two stops',
  );
});
