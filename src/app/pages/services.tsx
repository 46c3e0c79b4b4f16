import { services } from '@/content/en/services';
import { offerCatalog, Services } from '@/features/services';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';
import { trailTo } from '../breadcrumbs';

const trail = trailTo('services', services.crumb);

export default function ServicesPage() {
  return (
    <>
      <Seo id="services" meta={services.meta} jsonLd={[offerCatalog(services, 'services'), breadcrumbList(trail)]} />
      <Services words={services} crumbs={trail} />
    </>
  );
}
