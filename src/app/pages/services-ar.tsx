import { services } from '@/content/ar/services';
import { offerCatalog, Services } from '@/features/services';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('servicesAr', services.crumb);

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
