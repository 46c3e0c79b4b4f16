import { blogWords } from '@/content/en/blog';
import { postSummaries } from '@/content/en/posts';
import type { BlogPost } from '@/content/types';
import { BlogArticlePage } from '../templates/blog-article';

export { loadPost } from '@/content/en/posts';

export default function ArticlePage({ post }: { post: BlogPost | undefined }) {
  return <BlogArticlePage post={post} lang="en" words={blogWords} posts={postSummaries} />;
}
