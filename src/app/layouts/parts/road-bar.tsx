import { PageLink } from '@/ui/page-link';
import { useRoadProgress } from '../hooks/use-road-progress';
import { Truck } from './truck';

interface Props {
  /** Accessible name of the meter: how far down the page one is. */
  label: string;
  /** What the truck's link is called. */
  homeLabel: string;
}

/**
 * The road under the header: the logo slides along it as the page is scrolled, 0 to 1, and links home (spec 1,
 * section 2); it passes a gantry where a section begins, and takes the slip road at the end (`road/drive.ts`).
 * Its link is larger than the truck; where it reaches behind the controls of the header, these come first.
 */
export function RoadBar({ label, homeLabel }: Props) {
  const ref = useRoadProgress();
  return (
    <div ref={ref} className="road-bar" data-road-bar>
      {/* Not a progress bar: screen readers report those by themselves, here at every few lines that are read. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="road-bar-road"
      >
        <div className="road-bar-done" />
      </div>
      <PageLink page="home" aria-label={homeLabel} className="road-bar-link" data-road-truck>
        <Truck className="road-bar-truck" />
      </PageLink>
    </div>
  );
}
