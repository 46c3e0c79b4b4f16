import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trailTo } from '@/app/head/breadcrumbs';
import { href } from '@/config/paths';
import { site } from '@/config/site';
import { blogWords as arabicWords } from '@/content/ar/blog';
import { loadPost as loadArabicPost } from '@/content/ar/posts';
import { blogWords } from '@/content/en/blog';
import { loadPost, postSummaries } from '@/content/en/posts';
import { facts } from '@/content/facts';
import type { BlogPost } from '@/content/types';
import { networks } from '@/features/blog/article/share-links';
import { Article, PostNotFound, relatedPosts } from '@/features/blog';
import { LangContext } from '@/lib/lang';
import { telHref } from '@/lib/links';
import { eventually } from '../../support/eventually';
import { MemoryRouter, StaticRouter } from '../../support/router';

vi.setConfig({ testTimeout: 30_000 });
const post = (await loadPost('tyres-in-gulf-heat')) as BlogPost;
const alone = (await loadPost('boot-kit')) as BlogPost;
const arabic = (await loadArabicPost('tyres-in-gulf-heat')) as BlogPost;
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
    expect(header).toHaveTextContent('Published 6 July 2026');
    expect(header).toHaveTextContent(`By ${post.author}`);
    const [picture] = screen.getAllByRole('img');
    expect(picture).toHaveAccessibleName(post.image.alt);
    // It is the largest of the first view.
    expect(picture).toHaveAttribute('loading', 'eager');
  });

  it.each([
    ['the day of its publication', post.publishDate.slice(0, 10), false],
    ['a later day', '2027-01-02', true],
  ])('says when it was changed only where that was after it came out: %s', (_what, updated, said) => {
    open({ ...post, updated });
    const times = [...document.querySelectorAll<HTMLTimeElement>('article header time')];
    expect(times.map(({ dateTime, parentElement }) => [dateTime, parentElement!.textContent])).toEqual([
      [post.publishDate, 'Published 6 July 2026'],
      ...(said ? [[updated, 'Updated 2 January 2027']] : []),
    ]);
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
      expect(element).toHaveAccessibleName(section.title);
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

  it('numbers steps, and only them', () => {
    open({ ...post, sections: [{ id: 'a', title: 'A', content: '1. Stop.\n2. Call.\n\n- Water\n- Torch' }] });
    const lists = within(document.getElementById('a') as HTMLElement).getAllByRole('list');
    expect(lists.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['OL', 'Stop.Call.'],
      ['UL', 'WaterTorch'],
    ]);
  });

  it('shows what to do in four pictures where a section has them, and the sources of its figures', async () => {
    const section = { id: 'a', title: 'A', content: 'Stop.', strip: 'tyre' } as const;
    const { container } = open({ ...post, sections: [section], facts: ['tyreAge'] });
    await eventually(() => expect(container.querySelectorAll('#a li')).toHaveLength(4));
    await eventually(() => expect(container.querySelector(`a[href="${facts.tyreAge.url}"]`)).not.toBeNull());
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
    // Folded before the text of a phone, and beside it on wide screens.
    const contents = screen.getAllByRole('navigation', { name: 'Table of Contents', hidden: true });
    expect(contents.map((toc) => toc.closest('details')?.open)).toEqual([false, undefined]);
    expect(screen.getByText('▾')).toHaveAttribute('aria-hidden', 'true');
    for (const toc of contents)
      expect(
        within(toc)
          .getAllByRole('link', { hidden: true })
          .map((a) => [a.getAttribute('href'), a.textContent]),
      ).toEqual(post.sections.map((s) => [`#${s.id}`, s.title]));
    const topics = screen.getByRole('region', { name: 'Related Topics' });
    expect(
      within(topics)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([...post.keywords]);
    const box = screen.getByRole('region', { name: 'Emergency Recovery' });
    expect(box).toHaveTextContent(blogWords.article.callText);
    const call = within(box).getByRole('link', { name: `Call Now ${site.hotline}` });
    expect(call).toHaveAttribute('href', telHref());
  });

  it('has its questions and the emergency banner', () => {
    open();
    const faq = screen.getByRole('region', { name: 'Frequently Asked Questions' });
    expect(within(faq).getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
    const questions = [...document.querySelectorAll('details[name]')];
    expect(questions).toHaveLength(post.faqs.length);
    expect(new Set(questions.map((d) => d.getAttribute('name'))).size).toBe(1);
    const banner = screen.getByRole('region', { name: 'Need Emergency Car Recovery?' });
    expect(within(banner).getByRole('link')).toHaveAttribute('href', telHref());
    expect(within(banner).getByRole('link')).toHaveAccessibleName(`Call Now ${site.hotline}`);
    expect(banner).toHaveTextContent(blogWords.article.bannerText);
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
    const links = within(onward)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent]);
    expect(links).toEqual([
      ...alone.about.map((id) => [href(id), blogWords.pages[id]!.label]),
      ['/blog', blogWords.article.backToList],
    ]);
  });

  it('an Arabic one leads on in Arabic', () => {
    render(
      <MemoryRouter>
        <LangContext value="ar">
          <Article
            words={arabicWords}
            post={{ ...arabic, about: ['breakdown', 'services'] }}
            related={[]}
            crumbs={[]}
          />
        </LangContext>
      </MemoryRouter>,
    );
    const onward = screen.getByRole('navigation', { name: arabicWords.article.onward });
    const links = within(onward).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      [href('breakdownAr'), arabicWords.pages.breakdownAr!.label],
      [href('servicesAr'), arabicWords.pages.servicesAr!.label],
      [href('blogAr'), arabicWords.article.backToList],
    ]);
  });

  it('marks the section that is being read: at once, while one scrolls, and when the phone is turned', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    // Zoom leaves fractions of a pixel.
    const tops: Record<string, number> = { 'why-they-burst': -400, pressure: 100.4, age: 101 };
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return { top: tops[this.id] ?? 2000 } as DOMRect;
    });
    const marked = () => {
      act(() => vi.advanceTimersByTime(20));
      const links = [...document.querySelectorAll('[aria-current="location"]')];
      return [...new Set(links.map((link) => link.getAttribute('href')))];
    };
    open();
    expect(marked()).toEqual(['#pressure']);
    tops.age = 90;
    fireEvent.scroll(window);
    expect(marked()).toEqual(['#age']);
    tops.age = 500;
    fireEvent(window, new Event('resize'));
    expect(marked()).toEqual(['#pressure']);
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
    // A small window beside the article, which is not told where it was opened.
    const features = openWindow.mock.calls.map(([, , given]) => given);
    expect(new Set(features)).toEqual(new Set(['noopener,noreferrer,width=640,height=600']));
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
    const group = screen.getByRole('group', { name: 'Share this article' });
    for (const { name } of networks) {
      const link = within(group).getByRole('link', { name });
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAttribute('target', '_blank');
      expect(within(link).getByText(name)).toHaveAttribute('lang', 'en');
    }
    // The group has that name already.
    expect(within(group).getByText('Share this article')).toHaveAttribute('aria-hidden', 'true');
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
    expect(screen.getByRole('link', { name: /call now/i })).toHaveTextContent(site.hotline);
  });
});
