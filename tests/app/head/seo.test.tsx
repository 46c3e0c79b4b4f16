/** What search engines, link previews and an installed app take from a page's head. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Seo } from '@/app/head/seo';
import type { Lang } from '@/config/languages';
import { site } from '@/config/site';
import { LangContext } from '@/lib/lang';
import { renderPage } from '../../support/page';

afterEach(() => vi.unstubAllEnvs());

const meta = { title: 'Towing', description: 'We tow.' };
type Props = Omit<Parameters<typeof Seo>[0], 'meta'> & { meta?: Parameters<typeof Seo>[0]['meta'] };

/** The head as a list, on a page in `lang`: meta tags by name, links by what they are. */
function headOf(props: Props, lang: Lang = 'en'): Record<string, string | null> {
  vi.stubEnv('PROD', true);
  const { container } = renderPage(
    <LangContext value={lang}>
      <Seo meta={meta} {...props} />
    </LangContext>,
  );
  const metas = [...document.querySelectorAll('meta')].map((tag) => [
    tag.getAttribute('property') ?? tag.name,
    tag.content,
  ]);
  const links = [...document.querySelectorAll('link')].map((link) => [
    link.hreflang || link.rel,
    link.getAttribute('href'),
  ]);
  const data = [...container.querySelectorAll('script')].map((script) => ['data', script.textContent]);
  return Object.fromEntries([...metas, ...links, ...data]) as Record<string, string | null>;
}
const on = (path: string) => site.origin + path;

describe('the head of a page', () => {
  it('names it in its language, with its address, its twin, its card and its app', () => {
    expect(headOf({ id: 'towing', meta: { ...meta, keywords: ['tow truck', 'Dubai'] } })).toEqual({
      description: 'We tow.',
      keywords: 'tow truck, Dubai',
      canonical: on('/towing-near-me'),
      en: on('/towing-near-me'),
      ar: on('/towing-near-me-arabic'),
      'x-default': on('/towing-near-me'),
      manifest: '/manifest.webmanifest',
      'og:type': 'website',
      'og:site_name': site.name,
      'og:title': 'Towing',
      'og:description': 'We tow.',
      'og:locale': 'en_AE',
      'og:url': on('/towing-near-me'),
      'og:image': on('/og/towing-near-me.jpg'),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Towing',
      'twitter:card': 'summary_large_image',
    });
    expect(document.title).toBe('Towing');
  });

  it('is Arabic for an Arabic page, and names its twin, which stands for other languages', () => {
    expect(headOf({ id: 'bookAr' }, 'ar')).toMatchObject({
      canonical: on('/book-arabic'),
      ar: on('/book-arabic'),
      en: on('/book'),
      'x-default': on('/book'),
      manifest: '/manifest-arabic.webmanifest',
      'og:site_name': site.nameAr,
      'og:locale': 'ar_AE',
    });
  });

  it('is that of the page whose second address it has', () => {
    expect(headOf({ id: 'booking' })).toMatchObject({
      canonical: on('/book'),
      ar: on('/book-arabic'),
      'og:url': on('/book'),
      'og:image': on('/og/book.jpg'),
    });
  });

  it('of an article names its twins and its language', () => {
    const twins = [
      { lang: 'en', path: '/blog/dunes' },
      { lang: 'ar', path: '/blog-arabic/dunes' },
    ] as const;
    expect(headOf({ path: '/blog-arabic/dunes', twins, type: 'article' }, 'ar')).toMatchObject({
      canonical: on('/blog-arabic/dunes'),
      'x-default': on('/blog/dunes'),
      'og:type': 'article',
      'og:locale': 'ar_AE',
      'og:image': on('/og/blog-arabic--dunes.jpg'),
    });
  });

  it('keeps a page that is not for search engines out of them, with a card to share', () => {
    const head = headOf({ noindex: true });
    expect(head).toMatchObject({ robots: 'noindex', 'og:image': on('/og/home.jpg') });
    expect(Object.keys(head)).not.toContain('canonical');
    expect(Object.keys(head)).not.toContain('og:image:alt');
    for (const link of ['canonical', 'en', 'x-default'])
      expect(Object.keys(headOf({ id: 'admin', noindex: true }))).not.toContain(link);
  });

  it('holds words of the content that look like the end of a script', () => {
    const name = '</script><script>alert(1)</script>';
    const { data } = headOf({ id: 'about', jsonLd: [{ '@context': 'https://schema.org', '@type': 'Thing', name }] });
    expect(data).not.toContain('<');
    expect(JSON.parse(data!)).toMatchObject({ name });
  });
});
