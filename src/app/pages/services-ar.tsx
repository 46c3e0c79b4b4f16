import { href } from '@/config/paths';
import { landingLabels } from '@/content/ar/landing-labels';
import { services } from '@/content/ar/services';
import { offerCatalog, Services } from '@/features/services';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

const trail = [
  { label: landingLabels.home, href: href('homeAr') },
  { label: services.crumb, href: href('servicesAr') },
];

export default function ServicesArPage() {
  return (
    <>
      <Seo
        id="servicesAr"
        meta={services.meta}
        jsonLd={[offerCatalog(services, 'servicesAr'), breadcrumbList(trail)]}
      />
      <Services words={services} crumbs={trail} />
    </>
  );
}
