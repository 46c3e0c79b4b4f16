import { Link } from 'react-router-dom';
import { postHref } from '@/config/paths';
import { blogPage as words } from '@/content/en/blog';
import type { PostSummary } from '@/content/en/posts';
import { longDate } from '@/lib/dates';
import { Picture } from '@/ui/picture';

interface Props {
  post: PostSummary;
  sizes: string;
  level?: 2 | 3;
  priority?: boolean;
}

/** A post in a list: one link, stretched over the whole card. */
export function PostCard({ post, sizes, level = 3, priority }: Props) {
  const Heading = `h${level}` as 'h3';
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border-2 border-sign-edge bg-white focus-within:border-asphalt-600 hover:border-asphalt-600">
      <Picture pic={post.image} sizes={sizes} priority={priority} className="aspect-video" />
      <div className="flex flex-1 flex-col p-5">
        <p className="font-heading text-lg font-bold text-amber-700">{post.category}</p>
        <Heading className="mt-1 text-subtitle">{post.title}</Heading>
        <p className="mt-2 text-base text-muted">{post.description}</p>
        <p className="mt-3 flex flex-wrap gap-x-2 text-base text-muted">
          <time dateTime={post.publishDate}>{longDate(post.publishDate)}</time>
          <span aria-hidden="true">·</span>
          <span>
            {post.readTime} {words.minutes}
          </span>
        </p>
        <Link
          to={postHref(post.slug)}
          className="mt-auto inline-flex min-h-12 items-end pt-3 font-semibold underline underline-offset-4 after:absolute after:inset-0"
        >
          {words.readMore} <span className="sr-only">{post.title}</span>
        </Link>
      </div>
    </article>
  );
}
