import { ownPage } from '@/config/paths';
import type { SiteLang } from '@/config/languages';
import type { BlogWords } from '@/content/blog-types';
import type { PostSummary } from '@/content/post-shape';
import { BlogHeader, BlogList, blogRecord } from '@/features/blog';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

export interface BlogProps {
  lang: SiteLang;
  words: BlogWords;
  /** Every post of the language. */
  posts: readonly PostSummary[];
}

/** The list of articles, the same in every language. */
export function BlogListPage({ lang, words, posts }: BlogProps) {
  const id = ownPage('blog', lang);
  const trail = trailTo(id, words.list.blog);
  return (
    <>
      <Seo id={id} meta={words.list.meta} jsonLd={[blogRecord(posts, words.list, lang), breadcrumbList(trail)]} />
      <BlogHeader words={words.list} crumbs={trail} />
      <BlogList posts={posts} words={words} />
    </>
  );
}
