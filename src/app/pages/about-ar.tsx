import { about } from '@/content/ar/about';
import { areaName } from '@/content/area-names';
import { BOOKING_AREAS } from '@/contract/catalogue';
import { About } from '@/features/about';
import { breadcrumbList, business, faqPage } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('aboutAr', about.crumb);
const areas = BOOKING_AREAS.map(({ name }) => areaName(name, 'ar'));

export default function AboutArPage() {
  return (
    <>
      <Seo
        id="aboutAr"
        meta={about.meta}
        jsonLd={[business([...areas, ...about.areas.beyond]), faqPage(about.faqs, 'ar'), breadcrumbList(trail)]}
      />
      <About words={about} crumbs={trail} areas={areas} />
    </>
  );
}
