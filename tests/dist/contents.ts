/** Pages hold all of their content as HTML: what a reader without scripts, and a search engine, must find in `main`. */
import { SITE_LANGS, type SiteLang } from '../../src/config/languages';
import { href, ownPage, pathTable } from '../../src/config/paths';
import { desertTowingAr } from '../../src/content/ar/landing/desert-towing';
import { recoveryAr } from '../../src/content/ar/landing/recovery';
import { recoveryDubaiAr } from '../../src/content/ar/landing/recovery-dubai';
import { homeAreas } from '../../src/content/areas-home';
import { termsFigures } from '../../src/content/claims';
import { about as aboutAr } from '../../src/content/ar/about';
import { services as servicesAr } from '../../src/content/ar/services';
import { about } from '../../src/content/en/about';
import { contact } from '../../src/content/en/contact';
import { home } from '../../src/content/en/home';
import { postSummaries } from '../../src/content/en/posts';
import { services } from '../../src/content/en/services';
import { sitemap } from '../../src/content/en/sitemap';
import type { Faq } from '../../src/content/types';
import { SERVICE_PRICES } from '../../src/contract/catalogue';
import type { BuiltSite } from './support/built-site';
import type { Report } from './support/report';
import { specialServices } from './support/special-services';
import { flatten } from './support/visible-text';

const answers = (faqs: readonly Faq[]): string[] => faqs.flatMap((faq) => [faq.question, ...faq.answer.split('\n\n')]);

const aboutIn = ({ stats, testimonials, faqs }: typeof about): string[] => [
  ...stats.map((stat) => stat.label),
  ...testimonials.entries.map((entry) => entry.text),
  ...answers(faqs),
];

const servicesIn = ({ symptoms, catalogue, price }: typeof services): string[] => [
  ...symptoms.flatMap((symptom) => [
    symptom.title,
    symptom.first,
    ...symptom.answers.flatMap((answer) => [answer.title, answer.text]),
  ]),
  ...catalogue.rows.flatMap((row) => [row.name, row.includes, price(SERVICE_PRICES[row.id])]),
];

/** Address → what stands on it, from the content modules. */
const inFull: Record<string, readonly string[]> = {
  '/': [
    ...home.slides.map((slide) => slide.headline),
    ...home.how.steps.flatMap((step) => [step.title, step.text]),
    ...home.elite.categories.flatMap((category) => [category.title, ...category.services]),
    ...home.services.cards.flatMap((card) => [card.title, card.description, ...card.features]),
    ...homeAreas.map((area) => area.name),
  ],
  '/about': aboutIn(about),
  '/about-arabic': aboutIn(aboutAr),
  '/services-arabic': servicesIn(servicesAr),
  '/contact': [
    ...contact.why.tiles.map((tile) => tile.text),
    ...contact.services.tiles.map((tile) => tile.title),
    ...answers(contact.faqs),
  ],
  '/services': [...servicesIn(services), ...services.short.rows.flatMap((row) => [row.label, row.price])],
  '/sitemap': [
    ...Object.entries(sitemap.entries)
      .filter(([id]) => !('hidden' in pathTable[id as keyof typeof sitemap.entries]))
      .map(([, entry]) => entry.label),
    ...postSummaries.map((post) => post.title),
  ],
  '/terms-of-service': [
    `within ${termsFigures.disputeDays} days of service completion`,
    `within ${termsFigures.claimHours} hours`,
    `${termsFigures.liability} per incident`,
    '(AED) including taxes',
  ],
  ...Object.fromEntries(
    specialServices.map((content) => [
      pathTable[content.id].path,
      [
        ...content.areas.list.map((area) => area.name),
        ...content.blocks.map((block) => block.title),
        ...(content.prices?.rows.map((row) => row.price) ?? []),
        ...answers(content.faqs),
        ...(content.id === 'desertDubai' ? ['WhatsApp GPS Location'] : []),
      ],
    ]),
  ),
  ...Object.fromEntries(
    [recoveryAr, recoveryDubaiAr, desertTowingAr].map((content) => [
      pathTable[content.id].path,
      [
        ...content.areas.list.map((area) => area.name),
        ...content.services.cards.map((card) => card.text),
        ...answers(content.faqs),
      ],
    ]),
  ),
};

const RETENTION = ['7 years', '2 years', '1 year', '30 days', 'until account deletion', 'as UAE law requires'];

/** Parts of `wanted` that `main` does not hold. */
export const missingFrom = (document: Document, wanted: readonly string[]): string[] => {
  // Spaces that do not break are spaces.
  const text = flatten(document.querySelector('main')?.textContent ?? '');
  return wanted.filter((part) => !text.includes(flatten(part)));
};

export function checkContents(site: BuiltSite, report: Report): void {
  const at = (path: string): Document => {
    const page = site.pages.find((candidate) => candidate.path === path);
    if (!page) throw new Error(`no page at ${path}`);
    return page.document;
  };
  for (const [path, wanted] of Object.entries(inFull))
    report.check(`${path} holds all of its content`, missingFrom(at(path), wanted), `${wanted.length} parts`);

  // The Arabic home page has no map of its own: it names the page that has one.
  const leads: Record<SiteLang, string> = { en: '#fleet', ar: `main a[href="${pathTable.liveFleetAr.path}"]` };
  report.check(
    'the home page of each language leads to the fleet map',
    SITE_LANGS.map((lang) => [href(ownPage('home', lang)), leads[lang]] as const).flatMap(([path, part]) =>
      at(path).querySelector(part) ? [] : [path],
    ),
  );

  const rows = [...at('/services').querySelectorAll('tr')].map((row) => row.textContent ?? '');
  const priced = ({ name, id }: (typeof services.catalogue.rows)[number]): boolean =>
    rows.some((row) => row.includes(name) && row.includes(String(SERVICE_PRICES[id])));
  report.check(
    'the price list shows the from-prices of the booking form',
    services.catalogue.rows.filter((row) => !priced(row)).map((row) => row.name),
  );

  const retention = [...at('/privacy-policy').querySelectorAll('tr td')].map((cell) => cell.textContent?.trim() ?? '');
  report.check(
    'the privacy policy keeps what it keeps as long as the document says',
    retention.join() === RETENTION.join() ? [] : retention,
  );

  const prohibited = [...at('/terms-of-service').querySelectorAll('section, [role=region]')].find((section) =>
    section.querySelector('h2, h3')?.textContent?.includes('Prohibited Uses'),
  );
  report.check(
    'the terms list what the site must not be used for',
    (prohibited?.querySelectorAll('li').length ?? 0) > 4 ? [] : ['fewer than five'],
  );
}
