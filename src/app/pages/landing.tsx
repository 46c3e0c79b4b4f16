import { siteLang, type SiteLang } from '@/config/languages';
import { href, ownPage, pathTable } from '@/config/paths';
import { landingLabels as arabic } from '@/content/ar/landing-labels';
import { landingLabels as english } from '@/content/en/landing-labels';
import type { LandingContent, LandingLabels } from '@/content/types';
import { Landing } from '@/features/landing';
import { breadcrumbList, faqPage, service } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailOf } from '../head/breadcrumbs';

const texts: Record<SiteLang, LandingLabels> = { en: english, ar: arabic };

/** A service page: its head and structured data, and the template with the words of its language. */
export default function LandingPage({ content }: { content: LandingContent }) {
  const { path, lang } = pathTable[content.id];
  const labels = texts[siteLang(lang)];
  const name = content.name ?? content.serviceType;
  const all = { label: labels.breadcrumbServices, href: href(ownPage('services', lang)) };
  const trail = trailOf(lang, all, { label: name, href: path });
  return (
    <>
      <Seo
        id={content.id}
        meta={content.meta}
        jsonLd={[
          service({
            name,
            description: content.meta.description,
            serviceType: content.serviceType,
            path,
            areas: content.locations,
          }),
          faqPage(content.faqs, lang),
          breadcrumbList(trail),
        ]}
      />
      <Landing content={content} labels={labels} crumbs={trail} />
    </>
  );
}
