import { useState } from 'react';
import { fleetText, type FleetVehicleContent } from '@/content/en/fleet';
import { defaultPicture, fleetProfiles } from '@/content/en/fleet-profiles';
import type { Pic } from '@/content/types';
import { profileOf } from '@/simulation';
import { CallLink } from '@/ui/contact-links';
import { Picture } from '@/ui/picture';
import { PriorityBadge, PriorityDot } from './priority-badge';
import { useStatus, type StatusStore } from './status-store';

/** Conversion value of a call from the fleet map, AED (spec 2, section 9). */
export const MAP_CALL_VALUE = 1700;
const SHOWN_FEATURES = 2;

/** Where the vehicle is heading; before the map runs, the two ends of its beat. */
function Whereabouts({ vehicle, statuses }: { vehicle: FleetVehicleContent; statuses: StatusStore }) {
  const status = useStatus(statuses, vehicle.id);
  const beat = fleetText.beat(vehicle.route[0]!.name, vehicle.route.at(-1)!.name);
  return <p className="mt-2 min-h-[3.2em] font-semibold text-lagoon">{status ?? beat}</p>;
}

/** A vehicle's picture, or the default recovery picture when it cannot be had (spec 2, section 2). */
function VehiclePicture({ name, alt }: Pic) {
  const [shown, setShown] = useState(name);
  return <Picture pic={{ name: shown, alt }} sizes="(min-width: 80rem) 15rem, (min-width: 40rem) 50vw, 82vw" onError={() => setShown(defaultPicture)} />;
}

/** One vehicle of the fleet: what it is, where it is heading, and the button to ask for it. */
export function VehicleCard({ vehicle, statuses, level }: { vehicle: FleetVehicleContent; statuses: StatusStore; level: 3 | 4 }) {
  const profile = profileOf(fleetProfiles, vehicle.type);
  const Heading = `h${level}` as 'h3';
  return (
    <li className="flex w-[82%] shrink-0 snap-start flex-col overflow-hidden rounded-xl bg-white text-ink sm:w-auto">
      <VehiclePicture key={profile.picture} name={profile.picture} alt={`${profile.name} vehicle`} />
      <div className="flex grow flex-col p-4">
        <div className="flex items-center justify-between gap-2">
          <PriorityBadge priority={vehicle.priority} />
          <span className="flex items-center gap-1.5 text-sm font-bold text-whatsapp-dark">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-whatsapp" />
            {fleetText.active}
          </span>
        </div>
        <Heading className="heading mt-3 flex items-center gap-2 text-subtitle">
          <PriorityDot priority={vehicle.priority} />
          {profile.name}
        </Heading>
        <p className="text-muted">{vehicle.name}</p>
        <p className="mt-2">{profile.description}</p>
        <ul className="mt-3 list-disc ps-5 marker:text-amber-700">
          {profile.features.slice(0, SHOWN_FEATURES).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <p className="mt-1 text-muted">{fleetText.moreFeatures(profile.features.length - SHOWN_FEATURES)}</p>
        <Whereabouts vehicle={vehicle} statuses={statuses} />
        <p className="mt-auto flex gap-4 pt-3 text-muted">
          <span>{fleetText.speed(vehicle.speed)}</span>
          <span>{fleetText.stops(vehicle.route.length)}</span>
        </p>
        <CallLink source="map card" value={MAP_CALL_VALUE} className="mt-3 w-full">
          {fleetText.request(profile.name)}
        </CallLink>
      </div>
    </li>
  );
}
