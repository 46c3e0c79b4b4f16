import { siteLang, type SiteLang } from '@/config/languages';
import { href, ownPage, pathTable } from '@/config/paths';
import { landingLabels as arabic } from '@/content/ar/landing-labels';
import { landingLabels as english } from '@/content/en/landing-labels';
import type { LandingContent, LandingLabels } from '@/content/types';
import { Landing } from '@/features/landing';
import { breadcrumbList, faqPage, service } from '../json-ld';
import { Seo } from '../seo';

const texts: Record<SiteLang, LandingLabels> = { en: english, ar: arabic };

/** A service page: its head and structured data, and the template with the words of its language. */
export default function LandingPage({ content }: { content: LandingContent }) {
  const { path, lang } = pathTable[content.id];
  const labels = texts[siteLang(lang)];
  const name = content.name ?? content.serviceType;
  const trail = [
    { label: labels.home, href: href(ownPage('home', lang)) },
    { label: labels.breadcrumbServices, href: href(ownPage('services', lang)) },
    { label: name, href: path },
  ];
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
            lang,
          }),
          faqPage(content.faqs, lang),
          breadcrumbList(trail),
        ]}
      />
      <Landing content={content} labels={labels} crumbs={trail} />
    </>
  );
}
