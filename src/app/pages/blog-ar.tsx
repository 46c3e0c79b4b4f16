import { blogWords } from '@/content/ar/blog';
import { postSummaries } from '@/content/ar/posts';
import { BlogListPage } from '../templates/blog-list';

export default function BlogArPage() {
  return <BlogListPage lang="ar" words={blogWords} posts={postSummaries} />;
}
