/** What the fleet says in each language; where its vehicles drive is the same in all of them (`en/fleet.ts`). */
import type { Priority, FleetVehicleType } from '@/simulation';
import type { fleetText, FleetVehicleContent } from './en/fleet';
import type { fleetMapText, Headquarters, HeadquartersId } from './en/fleet-map';
import type { FleetProfile } from './en/fleet-profiles';
import type { IconName } from './types';

type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

export type FleetText = Omit<Widen<typeof fleetText>, 'coverage'> & {
  readonly coverage: readonly { icon: IconName; text: string }[];
};

export interface FleetWords {
  text: FleetText;
  vehicles: readonly FleetVehicleContent[];
  profiles: Readonly<Record<FleetVehicleType, FleetProfile>>;
  priorities: Readonly<Record<Priority, string>>;
}

export type FleetMapText = Widen<typeof fleetMapText>;

/** What only the map shows. */
export interface FleetMapWords {
  text: FleetMapText;
  bases: Readonly<Record<HeadquartersId, Pick<Headquarters, 'name' | 'type' | 'services'>>>;
}
