import { about } from '@/content/en/about';
import { BOOKING_AREAS } from '@/contract/catalogue';
import { About } from '@/features/about';
import { breadcrumbList, business, faqPage } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('about', about.crumb);
const areas = BOOKING_AREAS.map((area) => area.name);

export default function AboutPage() {
  return (
    <>
      <Seo
        id="about"
        meta={about.meta}
        jsonLd={[business([...areas, ...about.areas.beyond]), faqPage(about.faqs, 'en'), breadcrumbList(trail)]}
      />
      <About words={about} crumbs={trail} areas={areas} />
    </>
  );
}
