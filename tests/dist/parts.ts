/** Parts of pages that are there without scripts, each as its page is to have it. */
import { href, pathTable, postHref } from '../../src/config/paths';
import { site as identity } from '../../src/config/site';
import { heldTogether } from '../../src/build/no-break';
import { contact } from '../../src/content/en/contact';
import { loadPost, postSummaries } from '../../src/content/en/posts';
import type { BuiltPage, BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { specialServices } from './support/special-services';
import { flatten } from './support/visible-text';

const all = (root: ParentNode | null | undefined, selector: string): Element[] => [
  ...(root?.querySelectorAll(selector) ?? []),
];
const words = (element: Element | null | undefined): string => flatten(element?.textContent ?? '');

/** What each of the two menus marks as the open page. */
export function checkMenus({ pages }: BuiltSite, report: Report): void {
  report.check(
    'each menu marks one entry at most',
    pages.flatMap(({ path, document }) =>
      ['header nav', '[data-menu-panel]']
        .filter((menu) => all(document.querySelector(menu), '[aria-current=page]').length > 1)
        .map((menu) => `${path}: ${menu}`),
    ),
    `${pages.length} pages`,
  );
}

/** One of several questions is open at a time where all have one name: browsers close the others. */
export function checkQuestions({ pages }: BuiltSite, report: Report): void {
  const asking = pages.filter(({ document }) => document.querySelector('#questions details[name]'));
  report.check(
    'the questions of a page have one name, so that one is open at a time',
    asking
      .filter(
        ({ document }) =>
          new Set(all(document, '#questions details[name]').map((one) => one.getAttribute('name'))).size > 1,
      )
      .map(({ path }) => path),
    `${asking.length} pages`,
  );
}

/** What HTML allows text and headings in, but no blocks: the parser accepts more, as do React and jsdom. */
const TEXT_ONLY = 'summary, button, span, label, legend, h1, h2, h3, h4, h5, h6';
const BLOCKS = 'div, p, ul, ol, dl, table, section, article, aside, nav, figure, blockquote, form, fieldset, address';

export function checkNesting({ pages }: BuiltSite, report: Report): void {
  report.check(
    'no block stands in a line of text, a button or a heading',
    pages.flatMap(({ path, document }) =>
      all(document, BLOCKS)
        .map((block) => block.closest(TEXT_ONLY))
        .filter((line) => line !== null)
        .map((line) => `${path}: ${line.localName} "${words(line).slice(0, 40)}"`),
    ),
    `${pages.length} pages`,
  );
}

/** The six special service pages have the head that their content asks for, and 15 questions in their data. */
function specialPages(at: (path: string) => BuiltPage, report: Report): void {
  report.check(
    'each special service page has its own head, and 15 questions in its data',
    specialServices.flatMap(({ id, meta }) => {
      const { path, document } = at(pathTable[id].path);
      const data = all(document, 'script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent ?? '') as { '@type': string; mainEntity?: unknown[] },
      );
      const found = [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content'),
        data.find((record) => record['@type'] === 'FAQPage')?.mainEntity?.length,
      ];
      return found.join() === [meta.title, heldTogether(meta.description), 15].join()
        ? []
        : [`${path}: ${found.join()}`];
    }),
    `${specialServices.length} pages`,
  );
}

async function articles(at: (path: string) => BuiltPage, report: Report): Promise<void> {
  const posts = await Promise.all(postSummaries.map(({ slug }) => loadPost(slug)));
  report.check(
    'every article has its title, each section to its last line, and no figure of views yet',
    posts.flatMap((post) => {
      const { path, document } = at(postHref(post!.slug, 'en'));
      const missing = post!.sections.filter(({ id, content }) => {
        const last = content
          .trim()
          .split('\n')
          .at(-1)!
          .replace(/^(- |\d+\. )/, '');
        // By one element as a whole, since a text may be part of another.
        return !all(document.getElementById(id), '*').some((element) => words(element) === flatten(last));
      });
      return [
        ...(words(document.querySelector('h1')) === flatten(post!.title) ? [] : [`${path}: title`]),
        ...missing.map(({ id }) => `${path}: #${id}`),
        ...(/\d views/.test(words(document.querySelector('main'))) ? [`${path}: views`] : []),
      ];
    }),
    `${posts.length} articles`,
  );
}

/** Checks the built site; throws where a page that is asked for is not there. */
export async function checkParts(site: BuiltSite, report: Report): Promise<void> {
  checkMenus(site, report);
  checkNesting(site, report);
  checkQuestions(site, report);
  const at = (path: string): BuiltPage => {
    const page = site.pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`no page at ${path}`);
    return page;
  };
  specialPages(at, report);
  await articles(at, report);

  const titles = contact.services.tiles.map(({ page }) => {
    const linked = at('/contact').document.querySelector(`main a[href="${href(page)}"]`);
    return linked ? words(at(href(page)).document.querySelector('h1')) : '';
  });
  report.check(
    'each of the eight service tiles of /contact opens a page of its own',
    new Set([...titles, '', contact.hero.title]).size === 10 && titles.length === 8 ? [] : titles,
  );

  const { document: home } = at('/');
  const requests = all(home, 'a[aria-label^="Request Service"]');
  report.check(
    'each of the four elite categories dials',
    requests.length === 4 && requests.every((link) => link.matches('[href^="tel:"]')) ? [] : [`${requests.length}`],
  );

  const { document: blog } = at('/blog');
  const trail = blog.querySelector('nav[aria-label="Breadcrumb"]');
  const call = all(blog, 'main a').find((link) => /Call the hotline/.test(words(link)));
  report.check('the list of articles has its trail and its call', [
    ...(all(trail, 'a').map(words).join() === 'Home' && words(trail).includes('Blog') ? [] : ['trail']),
    ...(call?.getAttribute('href')?.startsWith(`tel:${identity.hotline.slice(0, 4)}`) ? [] : ['call']),
  ]);
}
