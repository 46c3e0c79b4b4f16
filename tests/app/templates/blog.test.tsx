/** What the blog's pages tell search engines and link previews, and which parts they put together. */
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BlogArticlePage } from '@/app/templates/blog-article';
import { BlogListPage } from '@/app/templates/blog-list';
import { site } from '@/config/site';
import { blogWords } from '@/content/en/blog';
import { loadPost, postSummaries } from '@/content/en/posts';
import { renderPage } from '../../support/page';

const post = (await loadPost('tyres-in-gulf-heat'))!;
const shared = { lang: 'en', words: blogWords, posts: postSummaries } as const;

beforeEach(() => vi.stubEnv('PROD', true));
afterEach(() => vi.unstubAllEnvs());

const meta = (name: string) => document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
const twin = (lang: string) => document.querySelector(`link[hreflang="${lang}"]`)?.getAttribute('href');
/** The kinds of records on the page, in their order. */
const records = (page: HTMLElement) =>
  [...page.querySelectorAll('script')].flatMap(({ textContent }) => {
    const data = JSON.parse(textContent) as { '@type': string } | { '@type': string }[];
    return [data].flat().map((one) => one['@type']);
  });

it('an article is one in link previews too, with its twin, its questions and those related to it', () => {
  const { container } = renderPage(<BlogArticlePage post={post} {...shared} />);
  expect(document.title).toBe(`${post.title} | ${site.name}`);
  expect(meta('description')).toHaveAttribute('content', post.description);
  expect(meta('keywords')).toHaveAttribute('content', post.keywords.join(', '));
  expect(meta('og:type')).toHaveAttribute('content', 'article');
  expect(meta('robots')).toBeNull();
  expect([twin('en'), twin('ar')]).toEqual([
    `${site.origin}/blog/${post.slug}`,
    `${site.origin}/blog-arabic/${post.slug}`,
  ]);
  expect(records(container)).toEqual(['BlogPosting', 'ImageObject', 'BreadcrumbList', 'FAQPage']);
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent(new RegExp(`Home.*Blog.*${post.title}$`));
  const related = within(screen.getByRole('navigation', { name: 'Related Articles' }));
  expect(related.getAllByRole('article').length).toBeGreaterThan(0);
});

it('an article without questions has no record of them', () => {
  const { container } = renderPage(<BlogArticlePage post={{ ...post, faqs: [] }} {...shared} />);
  expect(records(container)).not.toContain('FAQPage');
});

it('an article that is not there is not for search engines', () => {
  renderPage(<BlogArticlePage post={undefined} {...shared} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog Post Not Found');
  expect(meta('robots')).toHaveAttribute('content', expect.stringMatching(/noindex/));
});

it('the list says what it is and where it stands, and calls', () => {
  const { container } = renderPage(<BlogListPage {...shared} />);
  expect(records(container)).toEqual(['Blog', 'BreadcrumbList']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(blogWords.list.title);
  expect(screen.getByRole('link', { name: blogWords.list.call })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});
