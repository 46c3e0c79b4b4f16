import { fleetCrumb, fleetMeta, fleetWords } from '@/content/ar/fleet';
import { FleetSection } from '@/features/fleet';
import { breadcrumbList, business } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('liveFleetAr', fleetCrumb);

export default function LiveFleetArPage() {
  return (
    <>
      <Seo id="liveFleetAr" meta={fleetMeta} jsonLd={[business(), breadcrumbList(trail)]} />
      <FleetSection words={fleetWords} level={1} crumbs={trail} />
    </>
  );
}
