import { ownPage, postHref } from '@/config/paths';
import { siteLang, type SiteLang } from '@/config/languages';
import { allPosts } from '@/content/all-posts';
import { sitemap as arabic } from '@/content/ar/sitemap';
import { sitemap as english } from '@/content/en/sitemap';
import type { SitemapContent, SitemapGroup } from '@/content/sitemap-types';
import { Sitemap } from '@/features/sitemap';
import { useLang } from '@/lib/lang';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const articles = allPosts.map(({ slug, lang, title }) => ({ path: postHref(slug, lang), label: title, lang }));

/** The Arabic pages in one group, those that the English list has already left out. */
const inArabic = Object.entries(arabic.entries)
  .filter(([id]) => !(id in english.entries))
  .map(([id, { label }]) => [id, { group: 'arabic', label }]);
const both: SitemapContent = { ...english, entries: { ...english.entries, ...Object.fromEntries(inArabic) } };

interface Listed {
  words: SitemapContent;
  /** Where the articles of a language stand. */
  articleGroups: Partial<Record<SiteLang, SitemapGroup>>;
}
const lists: Record<SiteLang, Listed> = {
  en: { words: both, articleGroups: { en: 'blog', ar: 'arabic' } },
  ar: { words: arabic, articleGroups: { ar: 'blog' } },
};

/** `/sitemap`: every page, in both languages; `/sitemap-arabic`: every Arabic one. */
export default function SitemapPage() {
  const lang = siteLang(useLang());
  const { words, articleGroups } = lists[lang];
  const id = ownPage('sitemap', lang);
  const trail = trailTo(id, words.crumb);
  return (
    <>
      <Seo id={id} meta={words.meta} jsonLd={[breadcrumbList(trail)]} />
      <Sitemap words={words} crumbs={trail} articles={articles} articleGroups={articleGroups} />
    </>
  );
}
