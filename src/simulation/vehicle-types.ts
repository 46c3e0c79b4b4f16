/** The 19 vehicle types (spec 2, section 3, "Vehicle types"). Their names, descriptions and features are content. */
export const VEHICLE_TYPES = [
  'flatbed',
  'emergency',
  'heavy_duty',
  'luxury_recovery',
  'desert_4x4',
  'basement_crane',
  'motorcycle',
  'tow_truck',
  'vip',
  'accident_response',
  'weather_rescue',
  'fleet_service',
  'desert_pullout',
  'desert_winch',
  'sand_rescue',
  'basement_pullout',
  'underground_crane',
  'parking_rescue',
  'multi_level_recovery',
] as const;

export type FleetVehicleType = (typeof VEHICLE_TYPES)[number];

/** Standard towing stands in for a type nobody knows (spec 2, sections 3 and 5). */
const FALLBACK_TYPE: FleetVehicleType = 'tow_truck';

/** The type itself when it is one of these, else the fallback. */
export function resolveVehicleType(type: string): FleetVehicleType {
  return (VEHICLE_TYPES as readonly string[]).includes(type) ? (type as FleetVehicleType) : FALLBACK_TYPE;
}

/** The entry of a table of profiles for any type: its own, or standard towing's. */
export function profileOf<P>(profiles: Readonly<Record<FleetVehicleType, P>>, type: string): P {
  return profiles[resolveVehicleType(type)];
}
