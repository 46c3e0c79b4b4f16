import { href, postHref } from '@/config/paths';
import { site } from '@/config/site';
import { blogPage, postNotFound } from '@/content/en/blog';
import { postSummaries } from '@/content/en/posts';
import type { BlogPost } from '@/content/types';
import { Article, blogPosting, postImage, PostNotFound, relatedPosts } from '@/features/blog';
import { breadcrumbList, faqPage } from '../json-ld';
import { Seo } from '../seo';

export { loadPost } from '@/content/en/posts';

/** An article, or the blog's own not-found page when the slug has no post. */
export default function ArticlePage({ post }: { post: BlogPost | undefined }) {
  if (!post) {
    return (
      <>
        <Seo meta={postNotFound.meta} noindex />
        <PostNotFound />
      </>
    );
  }
  const path = postHref(post.slug);
  const crumbs = [
    { label: blogPage.home, href: href('home') },
    { label: blogPage.blog, href: href('blog') },
    { label: post.title, href: path },
  ];
  const meta = {
    title: post.metaTitle ?? `${post.title} | ${site.name}`,
    description: post.metaDescription ?? post.description,
    keywords: post.keywords,
  };
  const records = [
    blogPosting(post),
    postImage(post),
    breadcrumbList(crumbs),
    ...(post.faqs.length > 0 ? [faqPage(post.faqs, 'en')] : []),
  ];
  return (
    <>
      <Seo path={path} meta={meta} type="article" jsonLd={records} />
      <Article post={post} related={relatedPosts(post, postSummaries)} />
    </>
  );
}
