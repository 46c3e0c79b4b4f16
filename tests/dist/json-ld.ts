/** Structured data: it parses, keeps to the words of schema.org, rates nobody, and says what the page shows. */
import { siteLang, type Lang } from '../../src/config/languages';
import { href, ownPage } from '../../src/config/paths';
import type { BuiltPage, BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { loadVocabulary, type Vocabulary } from './support/schema-vocabulary';
import { flatten, visibleText } from './support/visible-text';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

interface Entry {
  page: BuiltPage;
  data: Node;
}

const RATING = new Set(['aggregateRating', 'reviewRating', 'ratingValue', 'review', 'starRating', 'contentRating']);

/** Every object inside `value`, itself included. */
function nodes(value: Json): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  return value && typeof value === 'object' ? [value, ...Object.values(value).flatMap(nodes)] : [];
}

function words(node: Node, vocabulary: Vocabulary): string[] {
  const type = node['@type'];
  if (typeof type !== 'string')
    return Object.keys(node).join() === '@id' ? [] : [`an object without @type: ${JSON.stringify(node).slice(0, 80)}`];
  if (!vocabulary.hasType(type)) return [`${type} is no type of schema.org`];
  return Object.keys(node)
    .filter((key) => !key.startsWith('@') && !vocabulary.hasProperty(type, key))
    .map((key) => `${type} has no ${key}`);
}

function read(pages: readonly BuiltPage[]): { records: Entry[]; broken: string[] } {
  const records: Entry[] = [];
  const broken: string[] = [];
  for (const page of pages) {
    for (const script of page.document.querySelectorAll('script[type="application/ld+json"]')) {
      try {
        const data = JSON.parse(script.textContent ?? '') as Node;
        if (data['@context'] === 'https://schema.org') records.push({ page, data });
        else broken.push(`${page.path}: @context is ${JSON.stringify(data['@context'])}`);
      } catch (error) {
        broken.push(`${page.path}: ${(error as Error).message}`);
      }
    }
  }
  return { records, broken };
}

/** Question → answer, as visitors read them: `<details>` with a heading in its summary. */
function visibleFaqs(page: BuiltPage): Map<string, string> {
  const items = [...page.document.querySelectorAll('main details[name] > summary')].filter((summary) =>
    summary.querySelector('h2, h3, h4'),
  );
  return new Map(
    items.map((summary) => {
      const answer = [...(summary.parentElement as Element).children]
        .filter((child) => child !== summary)
        .map(visibleText)
        .join(' ');
      return [flatten(summary.querySelector('h2, h3, h4')?.textContent ?? ''), flatten(answer)];
    }),
  );
}

function faqProblems(page: BuiltPage, records: readonly Entry[]): string[] {
  const visible = visibleFaqs(page);
  const marked = new Map(
    records
      .filter((r) => r.page === page && r.data['@type'] === 'FAQPage')
      .flatMap((r) => r.data.mainEntity as unknown as { name: string; acceptedAnswer: { text: string } }[])
      .map((q) => [flatten(q.name), flatten(q.acceptedAnswer.text)]),
  );
  return [
    ...[...visible.keys()]
      .filter((question) => !marked.has(question))
      .map((question) => `${page.path}: only visible: "${question}"`),
    ...[...marked.keys()]
      .filter((question) => !visible.has(question))
      .map((question) => `${page.path}: only in the data: "${question}"`),
    ...[...marked]
      .filter(([question, answer]) => visible.has(question) && visible.get(question) !== answer)
      .map(([question]) => `${page.path}: another answer to "${question}"`),
  ];
}

export function checkJsonLd(site: BuiltSite, report: Report): void {
  const { records, broken } = read(site.pages);
  const vocabulary = loadVocabulary();
  const among = (test: (node: Node) => string[]): string[] => [
    ...new Set(
      records.flatMap(({ page, data }) =>
        nodes(data)
          .flatMap(test)
          .map((problem) => `${page.path}: ${problem}`),
      ),
    ),
  ];

  report.check('structured data parses', broken, `${records.length} records`);
  report.check(
    'structured data uses words of schema.org only',
    among((node) => words(node, vocabulary)),
  );
  report.check(
    'structured data rates nobody',
    among((node) => Object.keys(node).filter((key) => RATING.has(key))),
  );
  report.check(
    'structured data holds no empty value',
    among((node) =>
      Object.entries(node)
        .filter(([, v]) => v === '' || v === null || (Array.isArray(v) && v.length === 0))
        .map(([key]) => `empty ${key}`),
    ),
  );
  const asked = site.pages.filter((page) => visibleFaqs(page).size > 0);
  report.check(
    'questions in the data are the visible ones, with their answers',
    site.pages.flatMap((page) => faqProblems(page, records)),
    `${asked.length} pages with questions`,
  );

  const of = (page: BuiltPage): unknown[] => records.filter((r) => r.page === page).map((r) => r.data['@type']);
  const needs = (pages: readonly BuiltPage[], type: string) =>
    pages.filter((page) => !of(page).includes(type)).map((page) => `${page.path}: no ${type}`);
  const articles = site.pages.filter((page) => /^\/blog\/./.test(page.path));
  const home = site.pages.filter((page) => page.path === '/');
  const crumbed = site.pages.filter(
    (page) =>
      page.document.querySelector('main nav [aria-current=page], nav ol [aria-current=page]') && page.path !== '/',
  );
  const public_ = site.pages.filter((page) => page.document.querySelector('link[rel=canonical]'));
  report.check(
    'every public page has structured data',
    public_.filter((page) => of(page).length === 0).map((page) => page.path),
    `${public_.length} pages`,
  );
  report.check('each kind of page has its record', [
    ...needs(home, 'AutomotiveBusiness'),
    ...needs(home, 'WebSite'),
    ...needs(articles, 'BlogPosting'),
    ...needs(articles, 'ImageObject'),
    ...needs(crumbed, 'BreadcrumbList'),
  ]);
  const trails = records.filter((r) => r.data['@type'] === 'BreadcrumbList');
  report.check(
    'each trail begins at the home page, that of a service goes on to the services',
    trails.flatMap(({ page, data }) => {
      const lang = siteLang(page.document.documentElement.lang as Lang);
      const [home, services] = (['home', 'services'] as const).map((id) => href(ownPage(id, lang)));
      const [first, second] = (data.itemListElement as unknown as { item: string }[]).map(
        (step) => new URL(step.item).pathname,
      );
      return first === home && (second === services || !of(page).includes('Service')) ? [] : [page.path];
    }),
    `${trails.length} trails`,
  );
}
