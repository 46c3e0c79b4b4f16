import { blogWords } from '@/content/ar/blog';
import { postSummaries } from '@/content/ar/posts';
import type { BlogPost } from '@/content/types';
import { BlogArticlePage } from '../templates/blog-article';

export { loadPost } from '@/content/ar/posts';

export default function ArticleArPage({ post }: { post: BlogPost | undefined }) {
  return <BlogArticlePage post={post} lang="ar" words={blogWords} posts={postSummaries} />;
}
