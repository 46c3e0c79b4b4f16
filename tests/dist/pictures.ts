/**
 * Every `<picture>`: its files are there and within their budget, it has a size and
 * words, and it stands on one page only.
 */
import { addressIn } from '../../src/config/paths';
import { sharings } from './shared-pictures';
import type { BuiltPage, BuiltSite } from './support/built-site';
import type { Report } from './support/report';

/** Bytes of an AVIF by its width in pixels. */
const LIMITS: Record<string, number> = { 176: 2_500, 320: 10_000, 480: 24_000, 800: 45_000, 1600: 120_000 };
/**
 * Bytes of an AVIF of the home page's slides and of a service page's opening at the width
 * that the sharpest phones ask for: their first view.
 */
const FIRST_VIEW = { pictures: /^(?:hero|landing)-/, width: '1200', limit: 45_000 };
/** Pictures of the home page's service cards. */
const CARD = /^card-/;
const PICTURE = /\/pictures\/([a-z0-9-]+?)-(\d+)\.(?:avif|webp)/g;

interface Shown {
  page: BuiltPage;
  element: Element;
  name: string;
  files: string[];
  /** It opens a service page. */
  opens: boolean;
  /** It stands in the text of an article. */
  explains: boolean;
}

function pictures(page: BuiltPage): Shown[] {
  return [...page.document.querySelectorAll('picture')].map((element) => {
    const found = [...element.outerHTML.matchAll(PICTURE)];
    return {
      page,
      element,
      name: found[0]?.[1] ?? '?',
      files: [...new Set(found.map((match) => match[0].slice(1)))],
      opens: element.closest('[data-opening]') !== null,
      explains: element.matches('article section > div > figure > picture'),
    };
  });
}

const allowed = (name: string, paths: readonly string[]): boolean =>
  sharings.some((s) => s.pictures.test(name) && paths.every((path) => s.pages.test(path)));

/** A page, or an article, that stands in several languages or at a second address is one page: its English address. */
const english = (path: string): string => addressIn(path, 'en') ?? path;

/** Pictures on several pages that are not one page in several languages, without an exception for them. */
function repeated(shown: readonly Shown[]): string[] {
  const pathsOf = new Map<string, Set<string>>();
  for (const { name, page } of shown) pathsOf.set(name, (pathsOf.get(name) ?? new Set()).add(english(page.path)));
  return [...pathsOf]
    .filter(([name, paths]) => paths.size > 1 && !allowed(name, [...paths]))
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

export function checkPictures(site: BuiltSite, report: Report): void {
  const shown = site.pages.flatMap(pictures);
  const at = ({ page, name }: Shown): string => `${page.path}: ${name}`;

  const missing = [
    ...new Set(
      shown.flatMap((s) => s.files.filter((file) => !site.files.has(file)).map((file) => `${s.page.path}: ${file}`)),
    ),
  ];
  report.check(
    'every picture has all its files',
    missing,
    `${shown.length} places, ${new Set(shown.map((s) => s.name)).size} pictures`,
  );
  report.check(
    'every picture comes as AVIF and WebP',
    shown.filter((s) => !s.files.some((f) => f.endsWith('.avif')) || !s.files.some((f) => f.endsWith('.webp'))).map(at),
  );

  const images = site.pages.flatMap((page) =>
    [...page.document.querySelectorAll('img')].map((image) => ({ page, image })),
  );
  const where = ({ page, image }: (typeof images)[number]): string => `${page.path}: ${image.getAttribute('src')}`;
  // A sign beside the name of what it opens is for the eye only.
  const named = (image: Element): boolean =>
    image.getAttribute('alt') === '' && Boolean(image.closest('summary')?.textContent?.trim());
  report.check(
    'every image has words',
    images.filter(({ image }) => !image.getAttribute('alt')?.trim() && !named(image)).map(where),
  );
  report.check(
    'every image has width and height',
    images
      .filter(({ image }) => !(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0))
      .map(where),
  );

  const opening = new Set(shown.filter(({ opens }) => opens).map(({ name }) => name));
  const heavy = [...site.files].flatMap((file) => {
    const [, name = '', width = ''] = /^pictures\/(.*)-(\d+)\.avif$/.exec(file) ?? [];
    const first = width === FIRST_VIEW.width && (opening.has(name) || FIRST_VIEW.pictures.test(name));
    const limit = first ? FIRST_VIEW.limit : LIMITS[width];
    return limit !== undefined && site.size(file) > limit
      ? [`${file}: ${site.size(file)} bytes, at most ${limit}`]
      : [];
  });
  report.check('AVIF ≤ 45 kB at 800 px (slides and openings: at 1200 px too) and ≤ 120 kB at 1600 px', heavy);

  report.check('no picture stands on two pages', repeated(shown.filter(({ opens, explains }) => !opens && !explains)));
  // An article borrows the picture of the page that does what its section speaks of.
  const borrowed = shown.filter(({ explains }) => explains);
  report.check('no two articles explain with the same picture', repeated(borrowed), `${borrowed.length} in their text`);
  // An opening may be borrowed from another page until it has a scene of its own, but not
  // by two, nor from the card that leads to it.
  const openings = shown.filter(({ opens }) => opens);
  report.check('no two service pages open with the same picture', repeated(openings), `${openings.length} openings`);
  report.check(
    'no service page opens with a card of the home page',
    openings.filter(({ name }) => CARD.test(name)).map(at),
  );

  const twice = shown
    .filter((s, i) => shown.findIndex((other) => other.page === s.page && other.name === s.name) !== i)
    .map(at);
  report.check('no picture stands twice on a page', [...new Set(twice)]);
}
