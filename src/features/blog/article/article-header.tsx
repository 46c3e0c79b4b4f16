import { site } from '@/config/site';
import type { BlogPost } from '@/content/types';
import { longDate } from '@/lib/dates';
import { LinkedText } from '@/ui/linked-text';
import { useBlogWords } from '../words';
import { useViews } from './views';

/** Category, title, description, and the line with date, read time, author and views. */
export function ArticleHeader({ post }: { post: BlogPost }) {
  const { list, article: words } = useBlogWords();
  return (
    <header>
      <p className="font-heading text-xl font-bold text-amber-700">{post.category}</p>
      <h1 className="mt-1 max-w-4xl text-hero">{post.title}</h1>
      <p className="mt-4 max-w-text text-lg text-muted">
        <LinkedText>{post.description}</LinkedText>
      </p>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-base text-muted">
        <li>
          {words.published} <time dateTime={post.publishDate}>{longDate(post.publishDate, post.lang)}</time>
        </li>
        {post.updated > post.publishDate.slice(0, 10) && (
          <li>
            {words.updated} <time dateTime={post.updated}>{longDate(post.updated, post.lang)}</time>
          </li>
        )}
        <li>{list.reading(post.readTime)}</li>
        <li>
          {words.author} {post.author}
        </li>
        {site.showViews && <Views slug={post.slug} />}
      </ul>
    </header>
  );
}

/** Reserves its place from the start, so that nothing moves when the figure is filled in after hydration. */
function Views({ slug }: { slug: string }) {
  const views = useViews(slug);
  const { article: words } = useBlogWords();
  return <li className="js-only min-w-[6.5rem] tabular-nums">{views === undefined ? '\u00a0' : words.views(views)}</li>;
}
