import { href, postHref } from '@/config/paths';
import { postSummaries as arabicPosts } from '@/content/ar/posts';
import { postSummaries } from '@/content/en/posts';
import { sitemap } from '@/content/en/sitemap';
import { Sitemap } from '@/features/sitemap';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

const trail = [
  { label: 'Home', href: href('home') },
  { label: sitemap.crumb, href: href('sitemap') },
];
const articles = [...postSummaries, ...arabicPosts].map(({ slug, lang, title }) => ({
  href: postHref(slug, lang),
  title,
  lang,
}));

export default function SitemapPage() {
  return (
    <>
      <Seo id="sitemap" meta={sitemap.meta} jsonLd={[breadcrumbList(trail)]} />
      <Sitemap words={sitemap} crumbs={[trail[0]!, { label: sitemap.crumb }]} articles={articles} />
    </>
  );
}
