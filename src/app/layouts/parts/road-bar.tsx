import { useRoadProgress } from '../hooks/use-road-progress';
import { Truck } from './logo';

/** The road under the header: the logo's truck drives along it as the page is scrolled, 0 to 1. */
export function RoadBar({ label }: { label: string }) {
  const ref = useRoadProgress();
  return (
    <div ref={ref} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={0} className="road-bar" data-road-bar>
      <div className="road-bar-done" />
      <Truck className="road-bar-truck" />
    </div>
  );
}
