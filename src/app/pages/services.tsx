import { href } from '@/config/paths';
import { services } from '@/content/en/services';
import { offerCatalog, Services } from '@/features/services';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

const trail = [
  { label: 'Home', href: href('home') },
  { label: services.crumb, href: href('services') },
];

export default function ServicesPage() {
  return (
    <>
      <Seo id="services" meta={services.meta} jsonLd={[offerCatalog(services, 'services'), breadcrumbList(trail)]} />
      <Services words={services} crumbs={trail} />
    </>
  );
}
