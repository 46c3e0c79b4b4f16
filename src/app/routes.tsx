/**
 * The router's table: every address (spec 2, section 2) and the code that comes with it, fetched on demand; content
 * arrives with its page. Header and footer of a language stand around its pages, apart from those that bring their own.
 */
import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';
import { matchRoutes, useParams, type RouteObject } from 'react-router-dom';
import type { SiteLang } from '@/config/languages';
import { href, pathIds, pathTable, postHref, type PathId } from '@/config/paths';
import type { GuideContent } from '@/content/guide-types';
import type { LayoutContent } from '@/content/layout-types';
import type { BlogPost, LandingContent } from '@/content/types';
import { fetched, Loaded, onDemand, type OnDemand } from './on-demand';

type Params = Readonly<Record<string, string | undefined>>;

/** What stands at an address, and all that has to be fetched before it can be shown. */
interface Page {
  element: ReactNode;
  parts: (params: Params) => OnDemand<unknown>[];
}

const component = <P,>(load: () => Promise<{ default: ComponentType<P> }>) =>
  onDemand(() => load().then((m) => m.default));

function page(load: () => Promise<{ default: ComponentType }>): Page {
  const part = component(load);
  return { element: <Loaded part={part} />, parts: () => [part] };
}

/** Pages that are one template with words of their own. */
function templated<Content>(load: () => Promise<{ default: ComponentType<{ content: Content }> }>) {
  const template = component(load);
  function Filled({ content }: { content: OnDemand<Content> }) {
    return createElement(fetched(template), { content: fetched(content) });
  }
  return (words: () => Promise<Content>): Page => {
    const content = onDemand(words);
    return { element: <Filled content={content} />, parts: () => [template, content] };
  };
}

/** A service page. */
const landing = templated<LandingContent>(() => import('./pages/landing'));
/** What to do in one situation. */
const guide = templated<GuideContent>(() => import('./pages/guide'));

const pages: Record<PathId, Page> = {
  admin: page(() => import('./pages/admin')),
  book: page(() => import('./pages/book')),
  booking: page(() => import('./pages/book')),
  bookAr: page(() => import('./pages/book-ar')),
  home: page(() => import('./pages/home')),
  homeAr: page(() => import('./pages/home-ar')),
  about: page(() => import('./pages/about')),
  aboutAr: page(() => import('./pages/about-ar')),
  contact: page(() => import('./pages/contact')),
  contactAr: page(() => import('./pages/contact-ar')),
  recovery: page(() => import('./pages/recovery')),
  recoveryAr: landing(() => import('@/content/ar/landing/recovery').then((m) => m.recoveryAr)),
  towing: landing(() => import('@/content/en/landing/towing').then((m) => m.towing)),
  towingAr: landing(() => import('@/content/ar/landing/towing').then((m) => m.towingAr)),
  desert: landing(() => import('@/content/en/landing/desert').then((m) => m.desert)),
  desertAr: landing(() => import('@/content/ar/landing/desert').then((m) => m.desertAr)),
  car: landing(() => import('@/content/en/landing/car').then((m) => m.car)),
  carAr: landing(() => import('@/content/ar/landing/car').then((m) => m.carAr)),
  carDubai: landing(() => import('@/content/en/landing/car-dubai').then((m) => m.carDubai)),
  towingDubai: landing(() => import('@/content/en/landing/towing-dubai').then((m) => m.towingDubai)),
  towingDubaiAr: landing(() => import('@/content/ar/landing/towing-dubai').then((m) => m.towingDubaiAr)),
  desertDubai: landing(() => import('@/content/en/landing/desert-dubai').then((m) => m.desertDubai)),
  breakdown: landing(() => import('@/content/en/landing/breakdown').then((m) => m.breakdown)),
  breakdownAr: landing(() => import('@/content/ar/landing/breakdown').then((m) => m.breakdownAr)),
  emergencyCar: landing(() => import('@/content/en/landing/emergency-car').then((m) => m.emergencyCar)),
  emergencyCarAr: landing(() => import('@/content/ar/landing/emergency-car').then((m) => m.emergencyCarAr)),
  motorcycle: landing(() => import('@/content/en/landing/motorcycle').then((m) => m.motorcycle)),
  motorcycleAr: landing(() => import('@/content/ar/landing/motorcycle').then((m) => m.motorcycleAr)),
  heavy: landing(() => import('@/content/en/landing/heavy').then((m) => m.heavy)),
  heavyAr: landing(() => import('@/content/ar/landing/heavy').then((m) => m.heavyAr)),
  luxury: landing(() => import('@/content/en/landing/luxury').then((m) => m.luxury)),
  luxuryAr: landing(() => import('@/content/ar/landing/luxury').then((m) => m.luxuryAr)),
  recoveryDubaiAr: landing(() => import('@/content/ar/landing/recovery-dubai').then((m) => m.recoveryDubaiAr)),
  desertTowingAr: landing(() => import('@/content/ar/landing/desert-towing').then((m) => m.desertTowingAr)),
  services: page(() => import('./pages/services')),
  servicesAr: page(() => import('./pages/services-ar')),
  liveFleet: page(() => import('./pages/live-fleet')),
  liveFleetAr: page(() => import('./pages/live-fleet-ar')),
  accident: guide(() => import('@/content/en/guide/accident').then((m) => m.accident)),
  accidentAr: guide(() => import('@/content/ar/guide/accident').then((m) => m.accidentAr)),
  rentalCar: guide(() => import('@/content/en/guide/rental-car').then((m) => m.rentalCar)),
  rentalCarAr: guide(() => import('@/content/ar/guide/rental-car').then((m) => m.rentalCarAr)),
  whoMoves: guide(() => import('@/content/en/guide/who-moves').then((m) => m.whoMoves)),
  whoMovesAr: guide(() => import('@/content/ar/guide/who-moves').then((m) => m.whoMovesAr)),
  fleets: page(() => import('./pages/fleets')),
  fleetsAr: page(() => import('./pages/fleets-ar')),
  driverCard: page(() => import('./pages/driver-card')),
  driverCardAr: page(() => import('./pages/driver-card')),
  insurers: guide(() => import('@/content/en/guide/insurers').then((m) => m.insurers)),
  insurersAr: guide(() => import('@/content/ar/guide/insurers').then((m) => m.insurersAr)),
  stranded: page(() => import('./pages/stranded')),
  strandedAr: page(() => import('./pages/stranded')),
  strandedUr: page(() => import('./pages/stranded-ur')),
  strandedHi: page(() => import('./pages/stranded-hi')),
  blog: page(() => import('./pages/blog')),
  blogAr: page(() => import('./pages/blog-ar')),
  privacy: page(() => import('./pages/privacy')),
  privacyAr: page(() => import('./pages/privacy-ar')),
  terms: page(() => import('./pages/terms')),
  termsAr: page(() => import('./pages/terms-ar')),
  sitemap: page(() => import('./pages/sitemap')),
  sitemapAr: page(() => import('./pages/sitemap')),
};

/** The articles of a language: the page of any of them, and what it is made of. */
function articles(
  load: () => Promise<{
    default: ComponentType<{ post: BlogPost | undefined }>;
    loadPost: (slug: string) => Promise<BlogPost | undefined>;
  }>,
): Page {
  const article = component(load);
  const posts = new Map<string, OnDemand<BlogPost | undefined>>();
  /** The post of a slug; there may be none. */
  const postOf = (slug: string): OnDemand<BlogPost | undefined> => {
    const post = posts.get(slug) ?? onDemand(() => load().then(({ loadPost }) => loadPost(slug)));
    posts.set(slug, post);
    return post;
  };
  function ArticleRoute() {
    const { slug = '' } = useParams();
    return createElement(fetched(article), { key: slug, post: fetched(postOf(slug)) });
  }
  return { element: <ArticleRoute />, parts: ({ slug = '' }) => [article, postOf(slug)] };
}

const shell = onDemand(() => import('./layouts/shell').then((m) => m.Shell));
const words: Record<SiteLang, OnDemand<LayoutContent>> = {
  en: onDemand(() => import('@/content/en/layout').then((m) => m.layout)),
  ar: onDemand(() => import('@/content/ar/layout').then((m) => m.layout)),
};

function Frame({ lang }: { lang: SiteLang }) {
  return createElement(fetched(shell), { words: fetched(words[lang]) });
}

/** The server tells capitals apart, and so does the table. Two addresses are two pages, whatever they share. */
const route = (path: string, { element, parts }: Page): RouteObject => ({
  path,
  caseSensitive: true,
  element: <Fragment key={path}>{element}</Fragment>,
  handle: parts,
});

/** The page `id`; the staff's desk has addresses of its own below it. */
const pageRoute = (id: PathId): RouteObject => route(id === 'admin' ? `${href(id)}/*` : href(id), pages[id]);

const framed = (lang: SiteLang, ...others: RouteObject[]): RouteObject => ({
  element: <Frame key={lang} lang={lang} />,
  handle: () => [shell, words[lang]],
  children: [...pathIds.filter((id) => !pathTable[id].bare && pathTable[id].lang === lang).map(pageRoute), ...others],
});

const elsewhere: Record<SiteLang, RouteObject[]> = {
  en: [
    route(
      postHref(':slug', 'en'),
      articles(() => import('./pages/article')),
    ),
    route(
      '*',
      page(() => import('./pages/not-found')),
    ),
  ],
  ar: [
    route(
      postHref(':slug', 'ar'),
      articles(() => import('./pages/article-ar')),
    ),
  ],
};

export const routes: RouteObject[] = [
  ...pathIds.filter((id) => pathTable[id].bare).map(pageRoute),
  ...(Object.keys(words) as SiteLang[]).map((lang) => framed(lang, ...elsewhere[lang])),
];

let found: { pathname: string; parts: OnDemand<unknown>[] } | undefined;

/**
 * The parts of the page at an address; the 404 page's for an unknown one. The last result is cached: the start of a
 * visit asks twice, and matching all routes takes some 15 ms on a slow phone.
 */
export function partsOf(pathname: string): OnDemand<unknown>[] {
  if (found?.pathname !== pathname) {
    const matches = matchRoutes(routes, pathname) ?? [];
    found = { pathname, parts: matches.flatMap(({ route: { handle }, params }) => (handle as Page['parts'])(params)) };
  }
  return found.parts;
}

/** Whether the page at an address can be rendered at once. */
export const isLoaded = (pathname: string): boolean => partsOf(pathname).every(({ loaded }) => loaded);

/** Fetches the page at an address, all its parts side by side; resolves when it can be rendered at once. */
export const preload = (pathname: string): Promise<unknown> =>
  Promise.all(partsOf(pathname).map((part) => part.load()));
