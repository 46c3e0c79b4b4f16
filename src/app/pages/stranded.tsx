import { siteLang, type SiteLang } from '@/config/languages';
import { ownPage } from '@/config/paths';
import { stranded as ar } from '@/content/ar/stranded';
import { stranded as en } from '@/content/en/stranded';
import type { StrandedContent } from '@/content/stranded-types';
import { Stranded } from '@/features/stranded';
import { useLang } from '@/lib/lang';
import { Seo } from '../head/seo';
import { howTo, webPage } from '../head/web-page';

const texts: Record<SiteLang, StrandedContent> = { en, ar };

/** `/stranded` and `/stranded-arabic`: help that works without a network. */
export default function StrandedPage() {
  const lang = siteLang(useLang());
  const words = texts[lang];
  const id = ownPage('stranded', lang);
  return (
    <>
      <Seo
        id={id}
        meta={words.meta}
        jsonLd={[webPage(id, words.meta), howTo(words.steps.title, words.steps.list, lang)]}
      />
      <Stranded words={words} lang={lang} />
    </>
  );
}
