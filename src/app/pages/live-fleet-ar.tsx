import { href } from '@/config/paths';
import { fleetMeta, fleetWords } from '@/content/ar/fleet';
import { landingLabels } from '@/content/ar/landing-labels';
import { FleetSection } from '@/features/fleet';
import { breadcrumbList, business } from '../json-ld';
import { Seo } from '../seo';

const trail = [
  { label: landingLabels.home, href: href('homeAr') },
  { label: 'خريطة الأسطول', href: href('liveFleetAr') },
];

export default function LiveFleetArPage() {
  return (
    <>
      <Seo id="liveFleetAr" meta={fleetMeta} jsonLd={[business(), breadcrumbList(trail)]} />
      <FleetSection words={fleetWords} level={1} crumbs={trail} />
    </>
  );
}
