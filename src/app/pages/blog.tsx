import { blogWords } from '@/content/en/blog';
import { postSummaries } from '@/content/en/posts';
import { BlogListPage } from '../templates/blog-list';

export default function BlogPage() {
  return <BlogListPage lang="en" words={blogWords} posts={postSummaries} />;
}
