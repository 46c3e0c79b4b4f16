import { href, postHref } from '@/config/paths';
import { postSummaries } from '@/content/en/posts';
import { sitemap } from '@/content/en/sitemap';
import { Sitemap } from '@/features/sitemap';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

const trail = [
  { label: 'Home', href: href('home') },
  { label: sitemap.crumb, href: href('sitemap') },
];
const articles = postSummaries.map((post) => ({ href: postHref(post.slug), title: post.title }));

export default function SitemapPage() {
  return (
    <>
      <Seo id="sitemap" meta={sitemap.meta} jsonLd={[breadcrumbList(trail)]} />
      <Sitemap words={sitemap} crumbs={[trail[0]!, { label: sitemap.crumb }]} articles={articles} />
    </>
  );
}
