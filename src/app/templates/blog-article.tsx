import { ownPage, postHref } from '@/config/paths';
import { SITE_LANGS } from '@/config/languages';
import type { BlogPost } from '@/content/types';
import { Article, blogPosting, postImage, PostNotFound, relatedPosts } from '@/features/blog';
import { siteNames } from '@/lib/lang';
import type { BlogProps } from './blog-list';
import { breadcrumbList, faqPage } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

/** An article, or the blog's own not-found page when the slug has no post. */
export function BlogArticlePage({ post, lang, words, posts }: BlogProps & { post: BlogPost | undefined }) {
  if (!post) {
    return (
      <>
        <Seo meta={words.notFound.meta} noindex />
        <PostNotFound words={words} />
      </>
    );
  }
  const path = postHref(post.slug, lang);
  const crumbs = [...trailTo(ownPage('blog', lang), words.list.blog), { label: post.title, href: path }];
  const records = [
    blogPosting(post),
    postImage(post),
    breadcrumbList(crumbs),
    ...(post.faqs.length > 0 ? [faqPage(post.faqs, lang)] : []),
  ];
  return (
    <>
      <Seo
        path={path}
        twins={SITE_LANGS.map((one) => ({ lang: one, path: postHref(post.slug, one) }))}
        meta={{
          // Spec 1, section 2: '{post title} | {site name}', for every article.
          title: `${post.title} | ${siteNames[lang]}`,
          description: post.description,
          keywords: post.keywords,
        }}
        type="article"
        jsonLd={records}
      />
      <Article post={post} related={relatedPosts(post, posts)} words={words} crumbs={crumbs} />
    </>
  );
}
