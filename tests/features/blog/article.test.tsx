import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trailTo } from '@/app/head/breadcrumbs';
import { href } from '@/config/paths';
import { site } from '@/config/site';
import { blogWords } from '@/content/en/blog';
import { loadPost, postSummaries } from '@/content/en/posts';
import type { BlogPost } from '@/content/types';
import { networks } from '@/features/blog/article/share-links';
import { Article, PostNotFound, relatedPosts } from '@/features/blog';
import { telHref } from '@/lib/links';
import { MemoryRouter, StaticRouter } from '../../support/router';

vi.setConfig({ testTimeout: 30_000 });
const post = (await loadPost('tyres-in-gulf-heat')) as BlogPost;
const alone = (await loadPost('boot-kit')) as BlogPost;
const page = (p: BlogPost) => (
  <Article
    words={blogWords}
    post={p}
    related={relatedPosts(p, postSummaries)}
    crumbs={[...trailTo('blog', blogWords.list.blog), { label: p.title, href: p.canonicalUrl }]}
  />
);
const open = (p = post) => render(<MemoryRouter>{page(p)}</MemoryRouter>);

describe('an article', () => {
  it('says where it stands and what it is', () => {
    vi.spyOn(site, 'showViews', 'get').mockReturnValue(true);
    open();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(within(trail).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
    expect(trail).toHaveTextContent(post.title);
    expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    const header = screen.getAllByRole('banner')[0] ?? (document.querySelector('article > header') as HTMLElement);
    for (const text of ['Safety Guide', post.description, '6 July 2026', '6 min read', post.author])
      expect(header).toHaveTextContent(text);
    expect(header).toHaveTextContent(/\d(,\d{3}|\d\d) views/);
    expect(screen.getAllByRole('img')[0]).toHaveAccessibleName(post.image.alt);
  });

  it.each([
    ['the day of its publication', post.publishDate.slice(0, 10), false],
    ['a later day', '2027-01-02', true],
  ])('says when it was changed only where that was after it came out: %s', (_what, updated, said) => {
    open({ ...post, updated });
    expect(document.querySelectorAll('article header time')).toHaveLength(said ? 2 : 1);
  });

  it('has no views figure where the owner has switched it off', () => {
    vi.spyOn(site, 'showViews', 'get').mockReturnValue(false);
    const { container } = open();
    expect(container).not.toHaveTextContent(/\d views/);
  });

  it('has every section under its id, with its text', () => {
    open();
    for (const section of post.sections) {
      const element = document.getElementById(section.id) as HTMLElement;
      expect(within(element).getByRole('heading', { level: 2 })).toHaveTextContent(section.title);
      const lastLine = section.content.trim().split('\n').at(-1) as string;
      expect(element).toHaveTextContent(lastLine);
    }
  });

  it('keeps a picture whose text has become shorter, at the end of its section', () => {
    const image = { name: 'hero-basement', alt: 'A crane', after: 9 } as const;
    open({ ...post, sections: [{ id: 'short', title: 'Short', content: 'First.\n\nSecond.', image }] });
    const figure = screen.getByRole('img', { name: 'A crane' }).closest('figure');
    expect(figure?.previousElementSibling).toHaveTextContent('Second.');
  });

  it('shows a picture behind the paragraph that it explains, fetched only when it comes near', () => {
    open();
    const section = post.sections.find(({ id }) => id === 'when-it-goes')!;
    const element = document.getElementById(section.id) as HTMLElement;
    const figure = within(element).getByRole('figure');
    const image = within(figure).getByRole('img', { name: section.image!.alt });
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    for (const side of ['width', 'height']) expect(Number(image.getAttribute(side))).toBeGreaterThan(0);
    expect(figure).toHaveTextContent(section.image!.caption!);
    expect(figure.previousElementSibling).toHaveTextContent(/^After it has stopped/);
    expect(figure.nextElementSibling).toHaveTextContent(/^A space-saver spare/);
  });

  it('lists the sections, the topics and the call beside the text', () => {
    open();
    const toc = screen.getAllByRole('navigation', { name: 'Table of Contents' })[0] as HTMLElement;
    expect(
      within(toc)
        .getAllByRole('link', { hidden: true })
        .map((a) => a.getAttribute('href')),
    ).toEqual(post.sections.map((s) => `#${s.id}`));
    const topics = screen.getByRole('region', { name: 'Related Topics' });
    expect(
      within(topics)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...post.keywords]);
    const box = screen.getByRole('region', { name: 'Emergency Recovery' });
    expect(within(box).getByRole('link', { name: /call now/i })).toHaveAttribute('href', telHref());
  });

  it('has its questions and the emergency banner', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    const questions = [...document.querySelectorAll('details[name]')];
    expect(questions).toHaveLength(post.faqs.length);
    expect(new Set(questions.map((d) => d.getAttribute('name'))).size).toBe(1);
    const banner = screen.getByRole('region', { name: 'Need Emergency Car Recovery?' });
    expect(within(banner).getByRole('link')).toHaveAttribute('href', telHref());
  });

  it('leaves out the questions where a post has none', () => {
    open({ ...post, faqs: [] });
    expect(screen.queryByRole('heading', { name: 'Frequently Asked Questions' })).toBeNull();
  });

  it('links others of its category, else the nearest, then the service and the page it is about and all articles', () => {
    const { unmount } = open();
    expect(screen.getByRole('heading', { name: 'Related Articles' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/blog/night-breakdown-on-a-highway',
    );
    unmount();
    expect(postSummaries.filter(({ category }) => category === alone.category)).toHaveLength(1);
    open(alone);
    expect(screen.getByRole('heading', { name: 'Related Articles' })).toBeVisible();
    const related = within(screen.getByRole('navigation', { name: 'Related Articles' }));
    expect(related.getAllByRole('link', { name: /^Read More/ })).not.toHaveLength(0);
    expect(related.queryByText(alone.title)).toBeNull();
    const onward = screen.getByRole('navigation', { name: 'Go on from here' });
    const hrefs = within(onward)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([...alone.about.map(href), '/blog']);
  });

  it('marks the section that is being read', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    open();
    const tops: Record<string, number> = { 'why-they-burst': -400, pressure: 100, age: 101 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: tops[this.id] ?? 2000 } as DOMRect;
    });
    fireEvent.scroll(window);
    act(() => vi.advanceTimersByTime(20));
    const marked = [...document.querySelectorAll('[aria-current="location"]')].map((a) => a.getAttribute('href'));
    expect(new Set(marked)).toEqual(new Set(['#pressure']));
    vi.useRealTimers();
  });
});

describe('share and copy', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    window.history.replaceState(null, '', '/blog/tyres-in-gulf-heat?utm_source=x#age');
  });
  afterEach(() => vi.useRealTimers());

  const here = () => `${window.location.origin}/blog/tyres-in-gulf-heat`;
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  };

  it('opens a window with the address, for the microblog with the title', () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    for (const name of ['Facebook', 'X', 'LinkedIn']) fireEvent.click(screen.getByRole('link', { name }));
    const [facebook, x, linkedIn] = openWindow.mock.calls.map(([url]) => new URL(String(url)));
    expect(facebook?.searchParams.get('u')).toBe(here());
    expect(x?.searchParams.get('url')).toBe(here());
    expect(x?.searchParams.get('text')).toBe(post.title);
    expect(linkedIn?.searchParams.get('url')).toBe(here());
    expect(
      openWindow.mock.calls.every(([, target, features]) => target === '_blank' && /noopener/.test(String(features))),
    ).toBe(true);
  });

  it('opens one window, and none where a tab was asked for or a tap from before the scripts has opened it', () => {
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
    open();
    const link = screen.getByRole('link', { name: 'X' });
    /** Whether the browser opens its own tab. */
    const click = (more: MouseEventInit = {}) => fireEvent.click(link, more);
    expect(click()).toBe(false);
    expect(openWindow).toHaveBeenCalledTimes(1);
    const prevent = (event: Event) => event.preventDefault();
    link.parentElement!.addEventListener('click', prevent, { capture: true, once: true });
    click();
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) click(held);
    expect(openWindow).toHaveBeenCalledTimes(1);
  });

  it('shares without JavaScript too', () => {
    const html = renderToString(<StaticRouter location="/blog/x">{page(post)}</StaticRouter>);
    expect(html).toContain(`sharer.php?u=${encodeURIComponent(post.canonicalUrl)}`);
    open();
    for (const { name } of networks)
      expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('copies the address and says so for two seconds', async () => {
    open();
    await press('Copy address');
    expect(writeText).toHaveBeenCalledWith(here());
    expect(screen.getByRole('status')).toHaveTextContent('Address copied');
    await act(() => vi.advanceTimersByTimeAsync(1999));
    expect(screen.getByRole('status')).toHaveTextContent('Address copied');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('starts the two seconds again when pressed again', async () => {
    open();
    await press('Copy address');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    await press('Address copied');
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.getByRole('status')).toHaveTextContent('Address copied');
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the address for copying by hand where the browser refuses', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
    open();
    await press('Copy address');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /copy it/ });
    expect(field).toHaveValue(here());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, here().length]);
    expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  });
});

describe('before hydration', () => {
  it('shows no views figure, and everything else', () => {
    vi.spyOn(site, 'showViews', 'get').mockReturnValue(true);
    const html = renderToString(<StaticRouter location="/blog/x">{page(post)}</StaticRouter>);
    expect(html).not.toMatch(/\d views/);
    for (const { question } of post.faqs) expect(html).toContain(question.replace(/'/g, '&#x27;'));
  });
});

describe('the not-found page', () => {
  it('has the texts of the document and the way back', () => {
    render(
      <MemoryRouter>
        <PostNotFound words={blogWords} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Blog Post Not Found');
    expect(screen.getByText("The blog post you're looking for doesn't exist.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
    expect(screen.getByRole('link', { name: /call now/i })).toHaveAttribute('href', telHref());
  });
});
