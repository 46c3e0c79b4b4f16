import { Link } from 'react-router-dom';
import { postHref } from '@/config/paths';
import type { PostSummary } from '@/content/post-shape';
import { longDate } from '@/lib/dates';
import { Picture } from '@/ui/picture';
import { useBlogWords } from './words';

interface Props {
  post: PostSummary;
  sizes: string;
  priority?: boolean;
}

/** A post in a list: one link, stretched over the whole card. */
export function PostCard({ post, sizes, priority }: Props) {
  const { list: words } = useBlogWords();
  return (
    <article
      data-teaser
      className="relative flex h-full flex-col overflow-hidden rounded-xl border-2 border-sign-edge bg-card focus-within:border-asphalt-600 hover:border-asphalt-600"
    >
      <Picture pic={post.image} sizes={sizes} priority={priority} className="aspect-video" />
      <div className="flex flex-1 flex-col p-5">
        <p className="font-heading text-lg font-bold text-amber-700">{post.category}</p>
        <h3 className="mt-1 text-subtitle">{post.title}</h3>
        <p className="mt-2 text-base text-muted">{post.description}</p>
        <p className="mt-3 flex flex-wrap gap-x-2 text-base text-muted">
          <time dateTime={post.publishDate}>{longDate(post.publishDate, post.lang)}</time>
          <span aria-hidden="true">·</span>
          <span>{words.reading(post.readTime)}</span>
        </p>
        <Link
          to={postHref(post.slug, post.lang)}
          className="mt-auto inline-flex min-h-12 items-end pt-3 font-semibold underline underline-offset-4 after:absolute after:inset-0"
        >
          {words.readMore} <span className="sr-only">{post.title}</span>
        </Link>
      </div>
    </article>
  );
}
