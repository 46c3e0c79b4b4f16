import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { siteLang } from '@/config/languages';
import { postHref } from '@/config/paths';
import type { BlogListWords, BlogWords } from '@/content/blog-types';
import type { PostSummary } from '@/content/post-shape';
import { useLang } from '@/lib/lang';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { categoriesOf, filterPosts, PAGE_SIZE, paginate } from '../filter';
import { PostCard } from '../post-card';
import { BlogWordsContext } from '../words';
import { Filters } from './filters';
import { Pagination } from './pagination';
import { useListView } from './use-list-view';

/** Search, category, cards and pages of the blog (spec 1, sections 2, 4 and 5). `posts` newest first. */
export function BlogList({ posts, words: all }: { posts: readonly PostSummary[]; words: BlogWords }) {
  const words = all.list;
  const categories = categoriesOf(posts, siteLang(useLang()));
  const { view, cause, step, hydrated, addressOf, change } = useListView(categories);
  const found = filterPosts(posts, view);
  const { items, page, pages, from } = paginate(found, view.page);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (cause !== 'page') return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [cause, step]);

  return (
    <BlogWordsContext value={all}>
      <Section>
        <Filters
          categories={categories}
          query={view.query}
          category={view.category}
          typing={cause === 'typing'}
          ready={hydrated}
          onQuery={(query) => change({ query }, 'typing')}
          onCategory={(category) => change({ category }, 'filter')}
        />
        <h2 ref={heading} tabIndex={-1} className="mt-8 text-title outline-none">
          {words.results}
        </h2>
        <p role="status" className="js-only mt-1 text-muted">
          {found.length > 0
            ? words.resultsLine(from, from + items.length - 1, found.length)
            : words.noMatchLine(view.query.trim(), view.category)}
        </p>
        {found.length === 0 ? (
          <Button
            className="mt-5"
            onClick={() => {
              // It goes with what it clears.
              heading.current?.focus({ preventScroll: true });
              change({ query: '', category: undefined, page: 1 }, 'filter');
            }}
          >
            {words.clear}
          </Button>
        ) : (
          <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((post, index) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  sizes="(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 94vw"
                  priority={index === 0}
                />
              </li>
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pages={pages}
          addressOf={addressOf}
          onPage={(number) => change({ page: number }, 'page')}
        />
        <noscript>
          <MorePosts posts={posts.slice(PAGE_SIZE)} title={words.moreTitle} />
        </noscript>
      </Section>
    </BlogWordsContext>
  );
}

/** The posts after the first page, for readers without JavaScript: there are no pages to turn then. */
function MorePosts({ posts, title }: { posts: readonly PostSummary[]; title: BlogListWords['moreTitle'] }) {
  return (
    <>
      <h3 className="mt-10 text-subtitle">{title}</h3>
      <ul className="mt-3 space-y-4">
        {posts.map((post) => (
          <li key={post.id}>
            <Link
              to={postHref(post.slug, post.lang)}
              className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
            >
              {post.title}
            </Link>
            <p className="max-w-text text-muted">{post.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
