/** Under which name a page's calls, chats and SMS are reported: what the owner counts, and what a call is worth. */
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Footer } from '@/app/layouts/parts/footer';
import { Header } from '@/app/layouts/parts/header';
import { MobileMenu } from '@/app/layouts/parts/mobile-menu';
import { ThumbBar } from '@/app/layouts/parts/thumb-bar';
import { RoadsideFrame } from '@/app/layouts/roadside-frame';
import AboutPage from '@/app/pages/about';
import ContactPage from '@/app/pages/contact';
import DriverCardPage from '@/app/pages/driver-card';
import GuidePage from '@/app/pages/guide';
import NotFoundPage from '@/app/pages/not-found';
import PrivacyPage from '@/app/pages/privacy';
import RecoveryPage from '@/app/pages/recovery';
import ServicesPage from '@/app/pages/services';
import TermsPage from '@/app/pages/terms';
import { blogWords } from '@/content/en/blog';
import { loadPost } from '@/content/en/posts';
import { accident } from '@/content/en/guide/accident';
import { home } from '@/content/en/home';
import { recovery } from '@/content/en/landing/recovery';
import { layout } from '@/content/en/layout';
import { roadside } from '@/content/ur/roadside';
import { Article, BlogHeader, PostNotFound } from '@/features/blog';
import { EliteCategories, EmergencyBanner, Hero } from '@/features/home';
import { renderPage } from '../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

const post = (await loadPost('boot-kit'))!;

beforeEach(() => {
  track.mockClear();
});

const WAYS = { 'tel:': 'call', 'sms:': 'sms', 'https:': 'whatsapp' };

/**
 * Presses all that calls, chats or writes; the names under which that was reported, of how many it was not, and what
 * was reported as something else.
 */
function press(element: ReactElement): { sources: string[]; unheard: number; mistaken: string[] } {
  const { container } = renderPage(element);
  const ways = [
    ...container.querySelectorAll<HTMLAnchorElement>('a[href^="tel:+971"], a[href^="sms:"], a[href^="https://wa.me"]'),
  ];
  const mistaken: string[] = [];
  for (const link of ways) {
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    const { name, area } = track.mock.lastCall?.[0] as { name: string; area?: string };
    if (area === undefined && name !== WAYS[link.protocol as keyof typeof WAYS]) mistaken.push(link.href);
  }
  const events = track.mock.calls.map(([event]) => event as { source?: string; area?: string });
  // An area that is tapped is reported by its name.
  const sources = [...new Set(events.flatMap(({ source }) => source ?? []))];
  return { sources, unheard: ways.length - events.length, mistaken };
}

it.each<[string, ReactElement, string[]]>([
  ['contact', <ContactPage />, ['contact']],
  ['about', <AboutPage />, ['about']],
  ['services', <ServicesPage />, ['services']],
  ['not found', <NotFoundPage />, ['not found']],
  ['privacy', <PrivacyPage />, ['privacy']],
  ['terms', <TermsPage />, ['terms']],
  ['driver card', <DriverCardPage />, ['fleets']],
  ['blog', <BlogHeader words={blogWords.list} crumbs={[]} />, ['blog']],
  ['article', <Article words={blogWords} post={post} related={[]} crumbs={[]} />, ['blog']],
  ['article that is not there', <PostNotFound words={blogWords} />, ['blog']],
  ['guide', <GuidePage content={accident} />, ['accident']],
  [
    'recovery',
    <RecoveryPage />,
    [recovery.name, ...recovery.detailed.blocks.map(({ title }) => `${recovery.name}: ${title}`), 'emergency help'],
  ],
  ['hero of the home page', <Hero content={home} whatsappMessage="" smsMessage="" />, ['hero']],
  ['banner of the home page', <EmergencyBanner banner={home.banner} />, ['emergency help']],
  ['elite services of the home page', <EliteCategories elite={home.elite} />, ['elite service']],
  ['thumb bar', <ThumbBar words={layout} />, ['thumb bar', 'emergency button']],
  ['menu of a phone', <MobileMenu words={layout} />, ['mobile menu']],
  ['header', <Header words={layout} />, ['header', 'mobile menu']],
  ['footer', <Footer words={layout} />, ['footer']],
  [
    'help page in Urdu, around it',
    <RoadsideFrame words={roadside}>{null}</RoadsideFrame>,
    ['thumb bar', 'emergency button', 'header'],
  ],
])('every call, chat and SMS is reported, under the name of its place: %s', (_place, element, names) => {
  const { sources, ...wrong } = press(element);
  expect(sources.sort()).toEqual(names.sort());
  expect(wrong).toEqual({ unheard: 0, mistaken: [] });
});
