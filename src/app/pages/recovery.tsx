import { href, pathTable } from '@/config/paths';
import { landingLabels } from '@/content/en/landing-labels';
import { recovery } from '@/content/en/landing/recovery';
import { Recovery } from '@/features/landing';
import { breadcrumbList, faqPage, service } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailOf } from '../head/breadcrumbs';

/** `/recovery-near-me`: head, structured data and the page of its own. */
export default function RecoveryPage() {
  const { path, lang } = pathTable.recovery;
  const { name, meta, serviceType, locations, faqs } = recovery;
  const all = { label: landingLabels.breadcrumbServices, href: href('services') };
  const trail = trailOf(lang, all, { label: name, href: path });
  return (
    <>
      <Seo
        id="recovery"
        meta={meta}
        jsonLd={[
          service({ name, description: meta.description, serviceType, path, areas: locations }),
          faqPage(faqs, lang),
          breadcrumbList(trail),
        ]}
      />
      <Recovery content={recovery} labels={landingLabels} crumbs={trail} />
    </>
  );
}
