import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent as visitor } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { trailTo } from '@/app/head/breadcrumbs';
import { blogWords as arabicWords } from '@/content/ar/blog';
import { postSummaries as arabicPosts } from '@/content/ar/posts';
import { blogWords } from '@/content/en/blog';
import { postSummaries } from '@/content/en/posts';
import { BlogHeader, BlogList } from '@/features/blog';
import { Pagination } from '@/features/blog/list/pagination';
import { TYPING_PAUSE_MS } from '@/features/blog/list/use-list-view';
import { BlogWordsContext } from '@/features/blog/words';
import { longDate } from '@/lib/dates';
import { LangContext } from '@/lib/lang';
import { telHref } from '@/lib/links';
import { MemoryRouter, StaticRouter } from '../../support/router';

// Computing styles up the tree before every press is what jsdom is slowest at.
const userEvent = visitor.setup({ pointerEventsCheck: 0 });
vi.setConfig({ testTimeout: 30_000 });

/** The document's ten: an article that is added moves nothing here. */
const posts = postSummaries.filter(({ id }) => id <= 10);

interface Router {
  search: string;
  /** Steps in the history, as Back and Forward do them. */
  go: (steps: number) => void;
  /** The list is gone: another page stands there. */
  leave: () => void;
}

/** The list at an address, and the router's own view of it. */
function open(address = '/blog', told: (search: string) => void = () => undefined): Router {
  const router: Router = { search: '', go: () => undefined, leave: () => undefined };
  let last: string | undefined;
  function Probe() {
    const { search } = useLocation();
    const navigate = useNavigate();
    const [left, setLeft] = useState(false);
    useEffect(() => {
      if (last !== search) told(search);
      router.search = last = search;
      router.go = (steps) => act(() => void navigate(steps));
      router.leave = () => act(() => setLeft(true));
    });
    return left ? null : <BlogList words={blogWords} posts={posts} />;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  );
  return router;
}
// Queries by role compute styles for every element; the list is asked too often for that.
const titles = () => [...document.querySelectorAll('article h3')].map((heading) => heading.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search articles' });
const category = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const newest = (from: number, to: number) => posts.slice(from - 1, to).map((post) => post.title);

describe('the list', () => {
  it('shows six posts with all that a card has', () => {
    open();
    expect(titles()).toEqual(newest(1, 6));
    const card = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(card).getByText('Legal Guide')).toBeVisible();
    expect(within(card).getByText('9 November 2026')).toBeVisible();
    expect(within(card).getByText('7 min read')).toBeVisible();
    expect(within(card).getByText('·')).toHaveAttribute('aria-hidden', 'true');
    expect(within(card).getByText(posts[0]!.description)).toBeVisible();
    expect(within(card).getByRole('img')).toHaveAccessibleName(/two cars/);
    expect(within(card).getByRole('link', { name: /^Read More After a Car Accident/ })).toHaveAttribute(
      'href',
      '/blog/after-an-accident-in-dubai',
    );
    expect(card.querySelector('time')).toHaveAttribute('datetime', posts[0]!.publishDate);
    expect(screen.getByRole('status')).toHaveTextContent('Articles 1 to 6 of 10');
    // The first card's picture may stand in the first view; the others are fetched as they come near.
    const [first, ...others] = screen.getAllByRole('img').map((picture) => picture.getAttribute('loading'));
    expect([first, new Set(others)]).toEqual(['eager', new Set(['lazy'])]);
  });

  it('says in Arabic what it says in English, and leads to the Arabic articles', () => {
    render(
      <MemoryRouter initialEntries={['/blog-arabic']}>
        <LangContext value="ar">
          <BlogList words={arabicWords} posts={arabicPosts} />
        </LangContext>
      </MemoryRouter>,
    );
    const [card] = screen.getAllByRole('article');
    const [post] = arabicPosts;
    expect(within(card!).getByRole('link')).toHaveAttribute('href', `/blog-arabic/${post!.slug}`);
    expect(card!.querySelector('time')).toHaveTextContent(longDate(post!.publishDate, 'ar'));
  });

  it('is searched as one types: Enter loads nothing anew', () => {
    open();
    const search = screen.getByRole('search');
    expect(within(search).getByPlaceholderText(blogWords.list.searchHint)).toBe(box());
    // The key of a phone says so.
    expect(box()).toHaveAttribute('enterkeyhint', 'search');
    expect(fireEvent.submit(search)).toBe(false);
  });

  it('offers All and each category', () => {
    open();
    const names = within(category())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names[0]).toBe('All');
    expect(names).toHaveLength(10);
  });

  it('turns pages; Previous and Next end where the pages end', async () => {
    const router = open();
    expect(button('Previous')).toBeDisabled();
    await userEvent.click(button('Next'));
    expect(titles()).toEqual(newest(7, 10));
    expect(button('Next')).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(router.search).toBe('?page=2');
    expect(screen.getByRole('heading', { name: 'Articles' })).toHaveFocus();
    await userEvent.click(button('Previous'));
    expect(titles()).toEqual(newest(1, 6));
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(titles()).toEqual(newest(7, 10));
    expect(screen.getByRole('heading', { name: 'Articles' })).toHaveFocus();
  });

  it('Previous and Next go one page on, from any page', () => {
    const onPage = vi.fn();
    render(
      <MemoryRouter>
        <BlogWordsContext value={blogWords}>
          <Pagination page={3} pages={5} addressOf={(page) => ({ search: `page=${page}` })} onPage={onPage} />
        </BlogWordsContext>
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Pages of articles' })).toBeVisible();
    for (const name of ['Previous', 'Next']) fireEvent.click(button(name));
    expect(onPage.mock.calls).toEqual([[2], [4]]);
    expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('href', '/?page=5');
  });

  it('goes to the top of the list with every page', async () => {
    const up = vi.spyOn(Element.prototype, 'scrollIntoView');
    open();
    expect(up).not.toHaveBeenCalled();
    for (const page of ['Page 2', 'Page 1']) {
      up.mockClear();
      await userEvent.click(screen.getByRole('link', { name: page }));
      expect(up.mock.contexts).toContain(screen.getByRole('heading', { name: 'Articles' }));
    }
  });

  it('keeps the page while something is typed', async () => {
    const router = open('/blog?page=2');
    await userEvent.type(box(), 'e');
    expect(router.search).toContain('page=2');
  });

  it('shows no pages when there is only one', async () => {
    open();
    await userEvent.selectOptions(category(), 'Safety Guide');
    expect(screen.queryByRole('navigation', { name: 'Pages of articles' })).toBeNull();
  });

  it('keeps the page when a filter changes, and clamps what it shows', async () => {
    const router = open('/blog?page=2');
    await userEvent.selectOptions(category(), 'Safety Guide');
    expect(titles()).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('Articles 1 to 2 of 2');
    expect(router.search).toBe('?page=2&category=Safety+Guide');
    await userEvent.selectOptions(category(), 'All');
    expect(titles()).toEqual(newest(7, 10));
  });

  it('searches while typing, in one step of Back', async () => {
    const router = open();
    await userEvent.type(box(), 'TYRE');
    expect(titles()).toContain('Tyres in Gulf Heat: A 10-Minute Check');
    expect(titles()).not.toContain('Car Trouble in Dubai: Who to Call First');
    await waitFor(() => expect(router.search).toBe('?q=TYRE'));
    router.go(-1);
    await waitFor(() => expect(titles()).toEqual(newest(1, 6)));
    expect(box()).toHaveValue('');
    router.go(1);
    await waitFor(() => expect(box()).toHaveValue('TYRE'));
  });

  it('takes letters that come faster than the page renders as one search', async () => {
    const router = open('/blog?category=Safety+Guide');
    act(() => {
      for (const text of ['t', 'ty', 'tyr']) fireEvent.change(box(), { target: { value: text } });
    });
    await waitFor(() => expect(router.search).toBe('?category=Safety+Guide&q=tyr'));
    router.go(-1);
    expect(router.search).toBe('?category=Safety+Guide');
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('forgets with Back what was typed, also what had yet to be told, and keeps it from the next page', () => {
    vi.useFakeTimers();
    const router = open();
    const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
    const pass = () => act(() => vi.advanceTimersByTime(2 * TYPING_PAUSE_MS));
    type('t');
    type('ty');
    router.go(-1);
    pass();
    expect([router.search, box().value]).toEqual(['', '']);
    fireEvent.change(category(), { target: { value: 'Safety Guide' } });
    expect(router.search).toBe('?category=Safety+Guide');
    type('t');
    type('ty');
    router.leave();
    pass();
    expect(router.search).toBe('?category=Safety+Guide&q=t');
    vi.useRealTimers();
  });

  it('tells the address what is typed once a pause, however long somebody types', async () => {
    vi.useFakeTimers();
    const told = vi.fn();
    const router = open('/blog', told);
    const letters = 'a tyre that lost its air on the road to Hatta'.split('');
    letters.forEach((_, n) => {
      fireEvent.change(box(), { target: { value: letters.slice(0, n + 1).join('') } });
      act(() => vi.advanceTimersByTime(TYPING_PAUSE_MS - 1));
    });
    // The search itself, which is a step of Back; what matches is shown with each letter all the same.
    expect(told.mock.calls.map(([search]) => search)).toEqual(['', '?q=a']);
    expect(screen.getByRole('status')).toHaveTextContent(/No article matches/);
    act(() => vi.advanceTimersByTime(1));
    expect(told).toHaveBeenLastCalledWith('?q=a+tyre+that+lost+its+air+on+the+road+to+Hatta');
    expect(told).toHaveBeenCalledTimes(3);
    router.go(-1);
    expect(box()).toHaveValue('');
    vi.useRealTimers();
  });

  it('opens a shared address as it was', () => {
    open('/blog?q=tyre&category=Safety+Guide');
    expect(titles()).toEqual(['Tyres in Gulf Heat: A 10-Minute Check']);
    expect(box()).toHaveValue('tyre');
    expect(category()).toHaveValue('Safety Guide');
  });

  it('shows what a shared search finds, and the last page for one past the end', () => {
    open('/blog?q=insurance');
    expect(box()).toHaveValue('insurance');
    expect(titles()).not.toHaveLength(0);
    for (const title of titles()) {
      const post = posts.find((p) => p.title === title)!;
      expect([post.title, post.description, ...post.keywords].join(' ').toLowerCase()).toContain('insurance');
    }
    cleanup();
    open('/blog?page=99');
    expect(titles()).toEqual(newest(7, 10));
  });

  it('says when nothing matches, and clears the filters', async () => {
    const router = open('/blog?category=Technology');
    // A phone's keyboard puts a space behind a word.
    await userEvent.type(box(), 'zebra ');
    expect(screen.getByRole('status')).toHaveTextContent('No article matches “zebra” in Technology.');
    expect(titles()).toEqual([]);
    await userEvent.click(button('Show all articles'));
    expect(titles()).toEqual(newest(1, 6));
    expect(box()).toHaveValue('');
    expect(category()).toHaveValue('');
    expect(router.search).toBe('');
    // The button has gone with what it cleared.
    expect(screen.getByRole('heading', { name: 'Articles' })).toHaveFocus();
  });
});

describe('the head of the list', () => {
  it('says where it stands, what it offers, and calls', () => {
    render(
      <MemoryRouter>
        <BlogHeader words={blogWords.list} crumbs={trailTo('blog', blogWords.list.blog)} />
      </MemoryRouter>,
    );
    const { title, lead, call, blog } = blogWords.list;
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(lead)).toBeVisible();
    expect(screen.getByRole('link', { name: call })).toHaveAttribute('href', telHref());
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(trail).toHaveTextContent(blog);
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });
});

describe('the prerendered list', () => {
  it('links every article, also those of the second page', () => {
    const html = renderToString(
      <StaticRouter location="/blog">
        <BlogList words={blogWords} posts={posts} />
      </StaticRouter>,
    );
    for (const { slug } of posts) expect(html).toContain(`href="/blog/${slug}"`);
    // In place of the pages, which need JavaScript.
    expect(html).toMatch(new RegExp(`<noscript>.*${blogWords.list.moreTitle}.*</noscript>`, 's'));
    const more = html.slice(html.indexOf('<noscript>'));
    for (const { description } of posts.slice(6)) expect(more).toContain(description.replaceAll("'", '&#x27;'));
  });

  it('links every Arabic article in Arabic', () => {
    const html = renderToString(
      <StaticRouter location="/blog-arabic">
        <LangContext value="ar">
          <BlogList words={arabicWords} posts={arabicPosts} />
        </LangContext>
      </StaticRouter>,
    );
    for (const { slug } of arabicPosts) expect(html).toContain(`href="/blog-arabic/${slug}"`);
  });
});
