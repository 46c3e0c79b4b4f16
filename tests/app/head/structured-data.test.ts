/** What search engines are told in their own words. That these words exist, the checks of the built site look at. */
import { expect, it } from 'vitest';
import { trailTo } from '@/app/head/breadcrumbs';
import { breadcrumbList, business, faqPage, webSite } from '@/app/head/json-ld';
import { servicePage } from '@/app/head/service-page';
import { howTo, reserveAction, webPage } from '@/app/head/web-page';
import { site } from '@/config/site';
import { about } from '@/content/en/about';
import { landingLabels } from '@/content/en/landing-labels';
import { towing } from '@/content/en/landing/towing';
import { CITY } from '@/contract/city';
import { dialable } from '@/contract/phone';

const on = (path: string) => site.origin + path;
/** The types allow a bare text too. */
const told = (data: object | string) => data as Record<string, unknown>;

it('the business can be called, found on the map, and is open day and night, every day', () => {
  const data = told(business(['Deira', 'Mirdif']));
  expect(data.telephone).toBe(`+${dialable(site.hotline).replace(/\D/g, '')}`);
  expect(data.geo).toMatchObject({ latitude: site.centre.lat, longitude: site.centre.lng });
  const hours = data.openingHoursSpecification as { dayOfWeek: string[] };
  expect(new Set(hours.dayOfWeek).size).toBe(7);
  expect(hours).toMatchObject({ opens: '00:00', closes: '23:59' });
  expect(data.areaServed).toMatchObject([{ name: 'Deira' }, { name: 'Mirdif' }]);
  expect(told(business()).areaServed).toMatchObject([CITY, ...about.areas.beyond].map((name) => ({ name })));
});

it('a service has its own address, its areas, and the business behind it', () => {
  const page = { ...towing, meta: { ...towing.meta, description: 'We tow.' }, locations: ['Deira'] };
  const [data] = servicePage(page, landingLabels).jsonLd;
  const { telephone, '@id': id } = told(business());
  expect(data).toMatchObject({
    description: 'We tow.',
    url: on('/towing-near-me'),
    areaServed: [{ '@type': 'Place', name: 'Deira' }],
    provider: { '@id': id, telephone },
  });
  expect(webSite()).toMatchObject({ url: on('/'), inLanguage: ['en', 'ar'], publisher: { '@id': id } });
});

it.each([
  ['about', 'Home', '/', '/about'],
  ['aboutAr', 'الرئيسية', '/arabic', '/about-arabic'],
] as const)('a trail counts its steps from one, from the home page of its language: %s', (id, home, first, own) => {
  const trail = trailTo(id, 'Here');
  expect(trail).toEqual([
    { label: home, href: first },
    { label: 'Here', href: own },
  ]);
  expect(breadcrumbList(trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: home, item: on(first) },
    { '@type': 'ListItem', position: 2, name: 'Here', item: on(own) },
  ]);
});

it('a question has its answer, in the language of the page', () => {
  expect(faqPage([{ question: 'How long?', answer: 'Half an hour.' }], 'en')).toMatchObject({
    inLanguage: 'en',
    mainEntity: [{ name: 'How long?', acceptedAnswer: { text: 'Half an hour.' } }],
  });
});

it('a page that is a tool says what can be done there, and where', () => {
  const meta = { title: 'احجز', description: 'احجز سطحة.', keywords: [] };
  expect(webPage('bookAr', meta, reserveAction('bookAr'))).toMatchObject({
    name: 'احجز',
    url: on('/book-arabic'),
    inLanguage: 'ar',
    potentialAction: { target: { urlTemplate: on('/book-arabic') } },
  });
  expect(howTo('Stuck', ['Stop.', 'Call.'], 'en').step).toMatchObject([
    { position: 1, text: 'Stop.' },
    { position: 2, text: 'Call.' },
  ]);
});
