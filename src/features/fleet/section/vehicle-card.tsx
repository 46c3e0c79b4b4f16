import type { FleetVehicleContent } from '@/content/en/fleet';
import type { FleetText } from '@/content/fleet-types';
import { profileOf } from '@/simulation';
import { CallLink } from '@/ui/contact-links';
import { Fold } from '@/ui/fold';
import { LinkedText } from '@/ui/linked-text';
import { useFleetWords } from '../words';
import { PriorityBadge, PriorityDot } from './priority-badge';
import { useStatus, type StatusStore } from './status-store';
import { VehiclePicture } from './vehicle-picture';

const SHOWN_FEATURES = 2;

/** The longest status of a vehicle, and one more line, since a shorter text may still wrap to one more. */
function longestStatus({ route }: FleetVehicleContent, text: FleetText): string {
  const said = route.map(({ name }, i) => text.stoppedAt(name, route[(i + 1) % route.length]!.name));
  return `${said.reduce((longest, status) => (status.length > longest.length ? status : longest), '')}\n.`;
}

/**
 * Where the vehicle is heading; before the map runs, the two ends of its route, if it has one. The longest status is
 * rendered invisibly to reserve its height: the text changes every few seconds, and nothing below may move with it.
 */
function Whereabouts({ vehicle, statuses }: { vehicle: FleetVehicleContent; statuses: StatusStore }) {
  const { text } = useFleetWords();
  const status = useStatus(statuses, vehicle.id);
  const [first, last] = [vehicle.route[0], vehicle.route.at(-1)];
  const beat = first && last && text.beat(first.name, last.name);
  return (
    <p
      data-longest={longestStatus(vehicle, text)}
      className="mt-2 grid font-semibold text-sea *:col-start-1 *:row-start-1 after:invisible after:col-start-1 after:whitespace-pre-line after:row-start-1 after:content-[attr(data-longest)]"
    >
      <span>{status ?? beat}</span>
    </p>
  );
}

/** One vehicle of the fleet: what it is, where it is heading, and the button to ask for it. */
export function VehicleCard({
  vehicle,
  statuses,
  level,
}: {
  vehicle: FleetVehicleContent;
  statuses: StatusStore;
  level: 3 | 4;
}) {
  const { text, profiles } = useFleetWords();
  const profile = profileOf(profiles, vehicle.type);
  const Heading = `h${level}` as 'h3';
  return (
    <li className="flex flex-col overflow-hidden rounded-xl bg-card text-ink">
      <VehiclePicture key={profile.picture} name={profile.picture} alt={text.pictureAlt(profile.name)} />
      <div className="flex grow flex-col p-3 wide:p-4">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <PriorityBadge priority={vehicle.priority} />
          <span className="flex items-center gap-1.5 text-sm font-bold text-whatsapp-dark">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-whatsapp" />
            {text.active}
          </span>
        </div>
        <Fold
          className="grow wide:mt-3"
          bodyClassName="max-wide:text-sm max-wide:leading-snug"
          line={
            <Heading className="heading flex items-center gap-2 text-subtitle">
              <PriorityDot priority={vehicle.priority} className="max-wide:hidden" />
              <span className="min-w-0">{profile.name}</span>
            </Heading>
          }
        >
          <p className="text-muted">{vehicle.name}</p>
          <p className="mt-2">
            <LinkedText>{profile.description}</LinkedText>
          </p>
          <ul className="mt-3 list-disc ps-4 marker:text-amber-700 wide:ps-5">
            {profile.features.slice(0, SHOWN_FEATURES).map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="mt-1 text-muted">{text.moreFeatures(profile.features.length - SHOWN_FEATURES)}</p>
          <p className="flex flex-wrap gap-x-4 pt-2 text-muted">
            <span>{text.speed(vehicle.speed)}</span>
            <span>{text.stops(vehicle.route.length)}</span>
          </p>
          <Whereabouts vehicle={vehicle} statuses={statuses} />
        </Fold>
        <CallLink
          source="map card"
          className="mt-2 w-full px-2 text-lg max-sm:px-1 max-sm:text-base rtl:xl:text-base wide:mt-3 max-sm:[&>svg]:hidden"
        >
          {text.request(profile.name)}
        </CallLink>
      </div>
    </li>
  );
}
