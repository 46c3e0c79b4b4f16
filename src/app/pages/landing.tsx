import { siteLang, type SiteLang } from '@/config/languages';
import { pathTable } from '@/config/paths';
import { landingLabels as arabic } from '@/content/ar/landing-labels';
import { landingLabels as english } from '@/content/en/landing-labels';
import type { LandingContent, LandingLabels } from '@/content/types';
import { Landing } from '@/features/landing';
import { Seo } from '../head/seo';
import { servicePage } from '../head/service-page';

const texts: Record<SiteLang, LandingLabels> = { en: english, ar: arabic };

/** A service page: its head and structured data, and the template with the words of its language. */
export default function LandingPage({ content }: { content: LandingContent }) {
  const labels = texts[siteLang(pathTable[content.id].lang)];
  const { trail, jsonLd } = servicePage(content, labels);
  return (
    <>
      <Seo id={content.id} meta={content.meta} jsonLd={jsonLd} />
      <Landing content={content} labels={labels} crumbs={trail} />
    </>
  );
}
