import { useState } from 'react';
import type { FleetWords } from '@/content/fleet-types';
import { useReducedMotion } from '@/lib/media';
import { Breadcrumb, type Crumb } from '@/ui/breadcrumb';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';
import { FleetContext } from '../words';
import { FleetControls } from './controls';
import { Coverage } from './coverage';
import { MapFrame } from './map-frame';
import { FleetStats } from './stats';
import { createStatusStore } from './status-store';
import { VehicleCard } from './vehicle-card';

interface Props {
  words: FleetWords;
  /** Starts the map now; without it the map starts when it comes near the window, or when it is tapped. */
  start?: boolean;
  /** Level of the section's heading: 1 on a page of its own. */
  level?: 1 | 2;
  /** On a page of its own: where this page stands. */
  crumbs?: readonly Crumb[];
}

/** Estimated height until the section is laid out (`contain-intrinsic-size`). */
const HEIGHT = '[--about:170rem] wide:[--about:180rem]';

/**
 * The fleet map section (spec 2, section 2). All its words, figures and call buttons are prerendered and work without
 * JavaScript; only the map and its two switches need it. With reduced motion the fleet starts paused.
 */
export function FleetSection({ words, start = false, level = 2, crumbs }: Props) {
  const { text } = words;
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<boolean>();
  const [routes, setRoutes] = useState(true);
  const [statuses] = useState(createStatusStore);
  const paused = choice ?? reducedMotion;
  const Heading = `h${level}` as 'h2';
  const CardsHeading = level === 1 ? 'h2' : 'h3';

  return (
    <FleetContext value={words}>
      <Section id="fleet" tone="dark" className={HEIGHT}>
        {crumbs && <Breadcrumb items={crumbs} />}
        <Heading className="text-title">{text.title}</Heading>
        <p className="mt-2 max-w-text text-fog wide:mt-3 wide:text-lg">
          <LinkedText>{text.intro}</LinkedText>
        </p>
        <Coverage />
        <FleetStats />
        <FleetControls paused={paused} onPaused={setChoice} routes={routes} onRoutes={setRoutes} />
        <MapFrame start={start} paused={paused} routes={routes} statuses={statuses} level={level === 1 ? 2 : 3} />
        <p className="mt-3 max-w-text text-fog">
          <LinkedText>{text.caption}</LinkedText>
        </p>
        <CardsHeading className="mt-6 text-subtitle wide:mt-10">{text.cardsTitle}</CardsHeading>
        <ul className="when-near [--about:88rem] wide:[--about:112rem] mt-4 grid grid-cols-2 gap-3 wide:gap-4 lg:grid-cols-4 lg:max-xl:[&>:nth-child(4n+1):nth-last-child(2)]:col-start-2 xl:grid-cols-5 xl:gap-3">
          {words.vehicles.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} statuses={statuses} level={level === 1 ? 3 : 4} />
          ))}
        </ul>
      </Section>
    </FleetContext>
  );
}
