import { href } from '@/config/paths';
import { blogPage } from '@/content/en/blog';
import { postSummaries } from '@/content/en/posts';
import { BlogHeader, BlogList, blogRecord } from '@/features/blog';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

export default function BlogPage() {
  const crumbs = [
    { label: blogPage.home, href: href('home') },
    { label: blogPage.blog, href: href('blog') },
  ];
  return (
    <>
      <Seo
        id="blog"
        meta={blogPage.meta}
        jsonLd={[blogRecord(postSummaries, blogPage.meta.description), breadcrumbList(crumbs)]}
      />
      <BlogHeader />
      <BlogList posts={postSummaries} />
    </>
  );
}
