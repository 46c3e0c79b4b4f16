import type { FleetUnit } from '../map/model';

/** The name of a vehicle's marker for those who hear it: what it is, and its beat. */
export const fleetMarkerLabel = (unit: FleetUnit): string => `${unit.profile.name}, ${unit.name}`;
