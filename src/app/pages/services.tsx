import { services } from '@/content/en/services';
import { offerCatalog, Services } from '@/features/services';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('services', services.crumb);

export default function ServicesPage() {
  return (
    <>
      <Seo id="services" meta={services.meta} jsonLd={[offerCatalog(services, 'services'), breadcrumbList(trail)]} />
      <Services words={services} crumbs={trail} />
    </>
  );
}
