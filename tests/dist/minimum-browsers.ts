/**
 * What keeps a page readable in browsers below the floor (README): they know no `@layer`,
 * so plain styles outside the layers and sizes in the markup do the work; and no media
 * query for scripting, so `<noscript>` says what stands where none runs.
 */
import type { BuiltPage, BuiltSite } from './support/built-site';
import type { Report } from './support/report';

/**
 * Drawings without a size of their own, which would be as wide as the window. A sprite's
 * holder is hidden by its markup.
 */
const unsized = ({ path, document }: BuiltPage): string[] =>
  [...document.querySelectorAll('body svg')]
    .filter((svg) => !svg.closest('[hidden]') && !(svg.getAttribute('width') && svg.getAttribute('height')))
    .map((svg) => `${path}: ${svg.outerHTML.slice(0, 80)}`);

/** Without this block a browser that drops the layers shows the page without any style. */
const PLAIN = /^@supports not \(font-palette: ?light\)/;
const withoutPlainStyle = ({ document }: BuiltPage): boolean =>
  ![...document.querySelectorAll('head > style')].some((style) => PLAIN.test(style.textContent.trim()));

/**
 * What scripts must not call: younger than the floor (Safari 16.4, Chrome 111, Firefox
 * 128), or than browsers that were seen to die of it where an older call does as well
 * (`roundRect`: Safari 15; `toReversed` and its kind: Chrome before 110).
 */
const YOUNG =
  /\.(?:toReversed|toSorted|toSpliced|roundRect|withResolvers|groupBy|fromAsync|toWellFormed|isWellFormed|isSubsetOf|isSupersetOf|symmetricDifference)\(/;
const youngIn = (script: string): string[] => (YOUNG.exec(script) ?? []).slice(0, 1);

export function checkMinimumBrowsers(site: BuiltSite, report: Report): void {
  report.check('every drawing has width and height', site.pages.flatMap(unsized));
  report.check(
    'every page has its plain style for old browsers',
    site.pages.filter(withoutPlainStyle).map(({ path }) => path),
  );
  const styled = [...site.files].filter((file) => /\.(?:css|html)$/.test(file));
  const scripts = [...site.files].filter((file) => /\.m?js$/.test(file));
  report.check(
    'no script calls what browsers of the floor lack',
    scripts.flatMap((file) => youngIn(site.read(file)).map((call) => `${file}: ${call}`)),
  );
  report.check(
    'no style asks whether scripts run',
    styled.filter((file) => /\(\s*scripting\b/.test(site.read(file))),
  );
}
