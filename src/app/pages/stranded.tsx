import { positionWords as positionAr } from '@/content/ar/position';
import { stranded as ar } from '@/content/ar/stranded';
import { positionWords as positionEn } from '@/content/en/position';
import { stranded as en } from '@/content/en/stranded';
import { Stranded } from '@/features/stranded';
import { useLang } from '@/lib/lang';
import { Seo } from '../seo';
import { howTo, webPage } from '../web-page';

/** `/stranded` and `/stranded-arabic`: help that works without a network. */
export default function StrandedPage() {
  const lang = useLang();
  const words = lang === 'ar' ? ar : en;
  const id = lang === 'ar' ? 'strandedAr' : 'stranded';
  return (
    <>
      <Seo id={id} meta={words.meta} jsonLd={[webPage(id, words.meta), howTo(words.steps.title, words.steps.list, lang)]} />
      <Stranded words={words} position={lang === 'ar' ? positionAr : positionEn} lang={lang} />
    </>
  );
}
