/**
 * The route table: every address and the code that comes with it, all lazy, in the order of matching (spec 2, section 2).
 * A loader resolves to a component without props; content arrives with its page.
 */
import { createElement, type ComponentType } from 'react';
import type { PathId } from '@/config/paths';
import type { LandingContent } from '@/content/types';

export type PageLoader = (params: Readonly<Record<string, string | undefined>>) => Promise<ComponentType>;

const page = (load: () => Promise<{ default: ComponentType }>): PageLoader => () => load().then((m) => m.default);

/** A service page on the landing template: template and content are fetched side by side. */
const landing = (content: () => Promise<LandingContent>): PageLoader => async () => {
  const [{ default: Landing }, words] = await Promise.all([import('./pages/landing'), content()]);
  return () => createElement(Landing, { content: words });
};

const loaders: Record<PathId, PageLoader> = {
  admin: page(() => import('./pages/admin')),
  book: page(() => import('./pages/book')),
  booking: page(() => import('./pages/book')),
  home: page(() => import('./pages/home')),
  about: page(() => import('./pages/about')),
  contact: page(() => import('./pages/contact')),
  recovery: page(() => import('./pages/recovery')),
  recoveryAr: landing(() => import('@/content/ar/landing/recovery').then((m) => m.recoveryAr)),
  towing: landing(() => import('@/content/en/landing/towing').then((m) => m.towing)),
  desert: landing(() => import('@/content/en/landing/desert').then((m) => m.desert)),
  car: landing(() => import('@/content/en/landing/car').then((m) => m.car)),
  carDubai: landing(() => import('@/content/en/landing/car-dubai').then((m) => m.carDubai)),
  towingDubai: landing(() => import('@/content/en/landing/towing-dubai').then((m) => m.towingDubai)),
  desertDubai: landing(() => import('@/content/en/landing/desert-dubai').then((m) => m.desertDubai)),
  breakdown: landing(() => import('@/content/en/landing/breakdown').then((m) => m.breakdown)),
  emergencyCar: landing(() => import('@/content/en/landing/emergency-car').then((m) => m.emergencyCar)),
  motorcycle: landing(() => import('@/content/en/landing/motorcycle').then((m) => m.motorcycle)),
  heavy: landing(() => import('@/content/en/landing/heavy').then((m) => m.heavy)),
  luxury: landing(() => import('@/content/en/landing/luxury').then((m) => m.luxury)),
  recoveryDubaiAr: landing(() => import('@/content/ar/landing/recovery-dubai').then((m) => m.recoveryDubaiAr)),
  desertTowingAr: landing(() => import('@/content/ar/landing/desert-towing').then((m) => m.desertTowingAr)),
  services: page(() => import('./pages/services')),
  liveFleet: page(() => import('./pages/live-fleet')),
  stranded: page(() => import('./pages/stranded')),
  strandedAr: page(() => import('./pages/stranded')),
  blog: page(() => import('./pages/blog')),
  privacy: page(() => import('./pages/privacy')),
  terms: page(() => import('./pages/terms')),
  sitemap: page(() => import('./pages/sitemap')),
};

/** An article: the page and its post by slug; an unknown slug gets the not-found page of the blog. */
const article: PageLoader = async ({ slug = '' }) => {
  const [{ default: Article }, { loadPost }] = await Promise.all([import('./pages/article'), import('@/content/en/posts')]);
  const post = await loadPost(slug);
  return () => createElement(Article, { post });
};

const notFound: PageLoader = page(() => import('./pages/not-found'));

export const routeLoaders = { byId: loaders, article, adminAny: loaders.admin, notFound };
