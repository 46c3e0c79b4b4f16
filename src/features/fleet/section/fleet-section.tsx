import { useState } from 'react';
import { fleetText, fleetVehicles } from '@/content/en/fleet';
import { useReducedMotion } from '@/lib/media';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { Section } from '@/ui/section';
import { FleetControls } from './controls';
import { Coverage } from './coverage';
import { MapFrame } from './map-frame';
import { FleetStats } from './stats';
import { createStatusStore } from './status-store';
import { VehicleCard } from './vehicle-card';

interface Props {
  /** Starts the map now; without it the map starts when it comes near the window, or when it is tapped. */
  start?: boolean;
  /** Level of the section's heading: 1 on a page of its own. */
  level?: 1 | 2;
  id?: string;
  /** On a page of its own: where this page stands. */
  crumbs?: readonly Crumb[];
}

/**
 * The fleet map section (spec 2, section 2). All its words, figures and call buttons are prerendered and work without
 * JavaScript; only the map and its two switches need it. With reduced motion the fleet starts paused.
 */
export function FleetSection({ start = false, level = 2, id = 'fleet', crumbs }: Props) {
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [routes, setRoutes] = useState(true);
  const [statuses] = useState(createStatusStore);
  const paused = choice ?? reducedMotion;
  const Heading = `h${level}` as 'h2';
  const CardsHeading = level === 1 ? 'h2' : 'h3';

  return (
    <Section id={id} tone="dark">
      {crumbs && <Breadcrumb items={crumbs} />}
      <Heading className="text-title">{fleetText.title}</Heading>
      <p className="mt-3 max-w-text text-lg text-fog">{fleetText.intro}</p>
      <Coverage />
      <FleetStats />
      <FleetControls paused={paused} onPaused={setChoice} routes={routes} onRoutes={setRoutes} />
      <MapFrame start={start} paused={paused} routes={routes} statuses={statuses} level={level === 1 ? 2 : 3} />
      <p className="mt-3 max-w-text text-fog">{fleetText.caption}</p>
      <CardsHeading className="mt-10 text-subtitle">{fleetText.cardsTitle}</CardsHeading>
      <ul className="-mx-4 mt-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-3 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 xl:grid-cols-5">
        {fleetVehicles.map((vehicle) => (
          <VehicleCard key={vehicle.id} vehicle={vehicle} statuses={statuses} level={level === 1 ? 3 : 4} />
        ))}
      </ul>
    </Section>
  );
}
