/** The blog's two pages, the same in every language: its list and an article. */
import { ownPage, postHref } from '@/config/paths';
import { SITE_LANGS, type SiteLang } from '@/config/languages';
import type { BlogWords } from '@/content/blog-types';
import type { PostSummary } from '@/content/post-shape';
import type { BlogPost } from '@/content/types';
import {
  Article,
  BlogHeader,
  BlogList,
  blogPosting,
  blogRecord,
  postImage,
  PostNotFound,
  relatedPosts,
} from '@/features/blog';
import { siteNames } from '@/lib/lang';
import { breadcrumbList, faqPage } from './json-ld';
import { Seo } from './seo';
import { trailTo } from './trail';

interface Props {
  lang: SiteLang;
  words: BlogWords;
  /** Every post of the language. */
  posts: readonly PostSummary[];
}

const trail = ({ lang, words: { list } }: Props) => trailTo(ownPage('blog', lang), list.blog);

/** The list of articles. */
export function BlogListPage(props: Props) {
  const { lang, words, posts } = props;
  return (
    <>
      <Seo
        id={ownPage('blog', lang)}
        meta={words.list.meta}
        jsonLd={[blogRecord(posts, words.list, lang), breadcrumbList(trail(props))]}
      />
      <BlogHeader words={words.list} crumbs={trail(props)} />
      <BlogList posts={posts} words={words} />
    </>
  );
}

/** An article, or the blog's own not-found page when the slug has no post. */
export function BlogArticlePage({ post, ...props }: Props & { post: BlogPost | undefined }) {
  const { lang, words, posts } = props;
  if (!post) {
    return (
      <>
        <Seo meta={words.notFound.meta} lang={lang} noindex />
        <PostNotFound words={words} />
      </>
    );
  }
  const path = postHref(post.slug, lang);
  const crumbs = [...trail(props), { label: post.title, href: path }];
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
        lang={lang}
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
