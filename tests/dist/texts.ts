/** No page repeats another, and every address of the path table is there. */
import { pathIds, pathTable } from '../../src/config/paths';
import { asShipped } from '../support/as-shipped';
import { sharedFraction, shingles } from '../support/shingles';
import { indexable, type BuiltPage, type BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { visibleText } from './support/visible-text';

/** Two pages may share at most this part of the shorter one's 5-word shingles. */
const LIMIT = 0.3;
/** A page with less says nothing. */
const MIN_SHINGLES = 100;

/** Pairs that share their text by design. */
const SAME: readonly { paths: readonly [string, string]; reason: string }[] = [
  {
    paths: ['/', '/live-fleet'],
    reason: 'the fleet map is a section of the home page and has an address of its own as well (decisions, section B)',
  },
];
const sameByDesign = (a: string, b: string): boolean =>
  SAME.some(({ paths }) => paths.includes(a) && paths.includes(b));

/**
 * The page without header, footer and what leads to other pages (`nav`: breadcrumb, lists of
 * links), and without the list of its legal figures, which are to be said in the same words
 * wherever they stand. What stands there in another language belongs to that language's page.
 */
function mainText(page: BuiltPage): string {
  const main = page.document.querySelector('main');
  if (!main) return '';
  const copy = main.cloneNode(true) as Element;
  const { lang } = page.document.documentElement;
  for (const element of copy.querySelectorAll(`nav, [data-checked-facts], [lang]:not([lang="${lang}"])`))
    element.remove();
  return visibleText(copy);
}

export function checkTexts(site: BuiltSite, report: Report): void {
  const missing = pathIds.filter((id) => !site.resolve(pathTable[id].path)).map((id) => pathTable[id].path);
  report.check('every path of the table is a file', missing, `${pathIds.length} paths`);
  report.check(
    'every page has its text in <main>',
    indexable(site)
      .filter((page) => shingles(mainText(page)).size < MIN_SHINGLES)
      .map((page) => page.path),
  );

  report.check(
    'a sum stands on one line with its currency',
    indexable(site).flatMap((page) => {
      const broken = /AED \d\S*|\d (?:درهم|دراهم|درہم)/.exec(visibleText(page.document.body));
      return broken ? [`${page.path}: ${broken[0]}`] : [];
    }),
  );
  report.check(
    'Arabic pages count in Arabic words',
    indexable(site)
      .filter((page) => page.document.documentElement.lang === 'ar')
      .flatMap((page) => {
        const stray = /AED\s\S+|\d\smin\b|خلال (?:مدة )?من \d+/.exec(mainText(page));
        return stray ? [`${page.path}: ${stray[0]}`] : [];
      }),
  );

  const texts = indexable(site).map((page) => ({ path: page.path, set: shingles(asShipped(mainText(page))) }));
  const pairs = texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter((b) => !sameByDesign(a.path, b.path))
      .map((b) => ({ pair: `${a.path} and ${b.path}`, share: sharedFraction(a.set, b.set) })),
  );
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  const closest = pairs.reduce((a, b) => (b.share > a.share ? b : a));
  report.check(
    'no two pages share more than 30 % of their text',
    pairs.filter(({ share }) => share > LIMIT).map(({ pair, share }) => `${pair}: ${percent(share)}`),
    `closest: ${closest.pair}, ${percent(closest.share)}`,
  );
}
