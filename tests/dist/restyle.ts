/**
 * Styles that make a browser work out the whole page's style anew whenever an element is
 * added: a `:has()` above elements that the selector does not name. At a processor 4
 * times slower that was 50 to 150 ms a time, some ten times while home starts.
 */
import type { BuiltSite } from './support/built-site';
import type { Report } from './support/report';

/** `:has(…)` (its brackets may hold two more levels) and, below it, whatever there is. */
const HAS_ABOVE_ANYTHING = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*[\s>+~]\s*\*/;

const faultsIn = (css: string): string[] =>
  css
    .split(/[{}]/)
    .filter((part) => HAS_ABOVE_ANYTHING.test(part))
    .map((selector) => selector.trim().slice(-120));

export function checkRestyle(site: BuiltSite, report: Report): void {
  const sheets = [...site.files]
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, site.read(file)] as const);
  const inline = site.pages.map(
    ({ path, document }) => [path, [...document.querySelectorAll('style')].map((s) => s.textContent).join()] as const,
  );
  const faults = [...sheets, ...inline].flatMap(([where, css]) =>
    faultsIn(css).map((selector) => `${where}: ${selector}`),
  );
  report.check('no style restyles the whole page for every change', faults);
}
