import { href, pathTable } from '@/config/paths';
import { landingLabels as arabic } from '@/content/ar/landing-labels';
import { landingLabels as english } from '@/content/en/landing-labels';
import type { LandingContent } from '@/content/types';
import { Landing } from '@/features/landing';
import { breadcrumbList, faqPage, service } from '../json-ld';
import { Seo } from '../seo';

/** A service page: its head and structured data, and the template with the words of its language. */
export default function LandingPage({ content }: { content: LandingContent }) {
  const { path, lang } = pathTable[content.id];
  const labels = lang === 'ar' ? arabic : english;
  const name = content.name ?? content.serviceType;
  // The list of services and the home page are English; Arabic pages hang from the Arabic main page.
  const parents =
    lang === 'ar'
      ? [{ label: labels.home, href: href('recoveryAr') }]
      : [{ label: labels.home, href: href('home') }, { label: labels.breadcrumbServices, href: href('services') }];
  const trail = content.id === 'recoveryAr' ? [{ label: name, href: path }] : [...parents, { label: name, href: path }];
  return (
    <>
      <Seo
        id={content.id}
        meta={content.meta}
        jsonLd={[
          service({ name, description: content.meta.description, serviceType: content.serviceType, path, areas: content.locations, lang }),
          faqPage(content.faqs, lang),
          ...(trail.length > 1 ? [breadcrumbList(trail)] : []),
        ]}
      />
      <Landing content={content} labels={labels} crumbs={trail.map((c, i) => (i < trail.length - 1 ? c : { label: c.label }))} />
    </>
  );
}
