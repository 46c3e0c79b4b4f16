import { fleetCrumb, fleetMeta } from '@/content/en/fleet';
import { fleetWords } from '@/content/en/fleet-words';
import { FleetSection } from '@/features/fleet';
import { breadcrumbList, business } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('liveFleet', fleetCrumb);

export default function LiveFleetPage() {
  return (
    <>
      <Seo id="liveFleet" meta={fleetMeta} jsonLd={[business(), breadcrumbList(trail)]} />
      <FleetSection words={fleetWords} level={1} crumbs={trail} />
    </>
  );
}
