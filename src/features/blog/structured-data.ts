/** JSON-LD of the blog, from the posts themselves (spec 1, section 2, "Blog article"). */
import type { Blog, BlogPosting, ImageObject, Organization, WithContext } from 'schema-dts';
import type { SiteLang } from '@/config/languages';
import { href, ownPage } from '@/config/paths';
import { site } from '@/config/site';
import type { BlogListWords } from '@/content/blog-types';
import type { PostSummary } from '@/content/post-shape';
import type { BlogPost } from '@/content/types';
import { absolute } from '@/lib/links';

const organisation = (name: string): Organization => ({
  '@type': 'Organization',
  name,
  url: absolute('/'),
  logo: { '@type': 'ImageObject', url: absolute('/icons/icon-512.png') },
});

const imageId = (post: PostSummary): string => `${post.canonicalUrl}#image`;

/** The article's picture as a record of its own; 1200 × 675 px is the widest size that every picture exists in. */
export const postImage = (post: PostSummary): WithContext<ImageObject> => ({
  '@context': 'https://schema.org',
  '@type': 'ImageObject',
  '@id': imageId(post),
  url: absolute(`/pictures/${post.image.name}-1200.webp`),
  contentUrl: absolute(`/pictures/${post.image.name}-1200.webp`),
  width: { '@type': 'QuantitativeValue', value: 1200, unitCode: 'E37' },
  height: { '@type': 'QuantitativeValue', value: 675, unitCode: 'E37' },
  caption: post.image.alt,
  representativeOfPage: true,
});

/**
 * wordCount of the structured data: content length divided by 5 (spec 1, section 2). `content` is the document's empty
 * string, so the content is what stands in its place: the text of all sections, in
 * characters. Rounded to a whole number.
 */
export const structuredWordCount = ({ sections }: Pick<BlogPost, 'sections'>): number =>
  Math.round(sections.reduce((length, section) => length + section.content.length, 0) / 5);

export const blogPosting = (post: BlogPost): WithContext<BlogPosting> => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  '@id': `${post.canonicalUrl}#post`,
  mainEntityOfPage: post.canonicalUrl,
  url: post.canonicalUrl,
  headline: post.title,
  description: post.description,
  image: { '@id': imageId(post) },
  datePublished: post.publishDate,
  dateModified: post.updated,
  author: organisation(post.author),
  publisher: organisation(site.name),
  articleSection: post.category,
  keywords: [...post.keywords],
  wordCount: structuredWordCount(post),
  timeRequired: `PT${post.readTime}M`,
  inLanguage: post.lang,
});

/** The list page: which posts the blog holds. */
export function blogRecord(
  posts: readonly PostSummary[],
  { name, meta }: Pick<BlogListWords, 'name' | 'meta'>,
  lang: SiteLang,
): WithContext<Blog> {
  const address = absolute(href(ownPage('blog', lang)));
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': `${address}#blog`,
    url: address,
    name,
    description: meta.description,
    inLanguage: lang,
    publisher: organisation(site.name),
    blogPost: posts.map((post) => ({
      '@type': 'BlogPosting' as const,
      headline: post.title,
      url: post.canonicalUrl,
      datePublished: post.publishDate,
      author: organisation(post.author),
    })),
  };
}
