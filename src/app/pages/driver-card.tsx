import { languages, siteLang, type Lang, type SiteLang } from '@/config/languages';
import { href, ownPage } from '@/config/paths';
import { card as ar, driverCard as cardAr } from '@/content/ar/driver-card';
import { stranded as strandedAr } from '@/content/ar/stranded';
import type { DriverCardContent } from '@/content/driver-card-types';
import { card as en, driverCard as cardEn } from '@/content/en/driver-card';
import { stranded as strandedEn } from '@/content/en/stranded';
import { card as hi } from '@/content/hi/driver-card';
import { stranded as strandedHi } from '@/content/hi/stranded';
import { card as ur } from '@/content/ur/driver-card';
import { stranded as strandedUr } from '@/content/ur/stranded';
import { DriverCard, type Panel } from '@/features/driver-card';
import { useLang } from '@/lib/lang';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailOf } from '../head/breadcrumbs';
import { webPage } from '../head/web-page';

const words: Record<Lang, Omit<Panel, 'lang'>> = {
  en: { card: en, stranded: strandedEn },
  ar: { card: ar, stranded: strandedAr },
  ur: { card: ur, stranded: strandedUr },
  hi: { card: hi, stranded: strandedHi },
};
const panels = (Object.keys(languages) as Lang[]).map((lang) => ({ lang, ...words[lang] }));

const around: Record<SiteLang, DriverCardContent> = { en: cardEn, ar: cardAr };

/** `/driver-card` and `/driver-card-arabic`: the card for the cab in every language that the hotline speaks. */
export default function DriverCardPage() {
  const lang = siteLang(useLang());
  const id = ownPage('driverCard', lang);
  const content = around[lang];
  const trail = trailOf(
    lang,
    { label: content.fleets, href: href(ownPage('fleets', lang)) },
    { label: content.crumb, href: href(id) },
  );
  return (
    <>
      <Seo id={id} meta={content.meta} jsonLd={[webPage(id, content.meta), breadcrumbList(trail)]} />
      <DriverCard words={content} crumbs={trail} panels={panels} />
    </>
  );
}
