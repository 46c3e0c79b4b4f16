import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import SitemapPage from '@/app/pages/sitemap';
import { LangContext } from '@/lib/lang';
import { pathIds, pathTable, postHref } from '@/config/paths';
import { postSummaries as arabicPosts } from '@/content/ar/posts';
import { postSummaries } from '@/content/en/posts';
import { sitemap } from '@/content/en/sitemap';
import { renderPage } from '../../support/page';

describe('sitemap page', () => {
  it('links every public page and every article once', () => {
    renderPage(<SitemapPage />);
    const listed = screen
      .getAllByRole('listitem')
      .flatMap((item) => item.querySelector('a')?.getAttribute('href') ?? []);
    const links = listed.slice(1); // the first is the breadcrumb's Home
    const expected = [
      ...pathIds.filter((id) => !pathTable[id].hidden && !pathTable[id].canonical).map((id) => pathTable[id].path),
      ...[...postSummaries, ...arabicPosts].map((post) => postHref(post.slug, post.lang)),
    ];
    expect([...links].sort()).toEqual([...expected].sort());
    expect(links).not.toContain('/admin');
    expect(links).not.toContain('/booking');
  });

  it('links every Arabic page and article once on the Arabic page, and help in Urdu and Hindi', () => {
    renderPage(
      <LangContext value="ar">
        <SitemapPage />
      </LangContext>,
    );
    const links = screen
      .getAllByRole('listitem')
      .flatMap((item) => item.querySelector('a')?.getAttribute('href') ?? [])
      .slice(1);
    const expected = [
      ...pathIds.filter((id) => pathTable[id].lang !== 'en').map((id) => pathTable[id].path),
      ...arabicPosts.map(({ slug }) => postHref(slug, 'ar')),
    ];
    expect([...links].sort()).toEqual([...expected].sort());
  });

  it('marks Arabic links with their language, and their words with their direction', () => {
    renderPage(<SitemapPage />);
    const arabic = [
      ...pathIds.filter((id) => pathTable[id].lang === 'ar').map((id) => pathTable[id].path),
      ...arabicPosts.map((post) => postHref(post.slug, 'ar')),
    ];
    const marked = screen
      .getAllByRole('link')
      .filter((a) => a.getAttribute('lang') === 'ar' && a.querySelector('bdi')?.dir === 'rtl');
    expect(marked.map((a) => a.getAttribute('href')).sort()).toEqual([...arabic].sort());
    expect(new Set(marked.map((a) => a.getAttribute('hreflang')))).toEqual(new Set(['ar']));
  });

  it('has its groups under their names, the pages before the articles', () => {
    renderPage(<SitemapPage />);
    const { groups } = sitemap;
    for (const name of Object.values(groups)) expect(screen.getByRole('region', { name })).toBeVisible();
    const inArabic = within(screen.getByRole('region', { name: groups.arabic })).getAllByRole('link');
    const articles = inArabic.map((link) => arabicPosts.some(({ slug }) => link.getAttribute('href')!.endsWith(slug)));
    expect(articles).toEqual(inArabic.map((_link, i) => i >= inArabic.length - arabicPosts.length));
  });
});
