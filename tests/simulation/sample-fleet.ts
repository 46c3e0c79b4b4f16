import type { RoutePoint, SimulatedVehicle } from '@/simulation';

/** Two roads in Dubai, one with bends between its stops, and one vehicle of each priority. */
export const highway: readonly RoutePoint[] = [
  {
    name: 'Marina',
    lat: 25.0772,
    lng: 55.1398,
    via: [
      { lat: 25.0985, lng: 55.169 },
      { lat: 25.123, lng: 55.202 },
    ],
  },
  { name: 'Al Quoz', lat: 25.1384, lng: 55.2383, via: [{ lat: 25.165, lng: 55.235 }] },
  { name: 'Downtown', lat: 25.1972, lng: 55.2744 },
  { name: 'Deira', lat: 25.2711, lng: 55.3075 },
];
export const desert: readonly RoutePoint[] = [
  { name: 'Academic City', lat: 25.117, lng: 55.41 },
  { name: 'Al Lisaili', lat: 24.93, lng: 55.47 },
  { name: 'Margham', lat: 24.9, lng: 55.62 },
];

export const sampleFleet: readonly SimulatedVehicle[] = [
  { id: 'a', priority: 'critical', speed: 75, route: highway },
  { id: 'b', priority: 'urgent', speed: 50, route: desert },
  { id: 'c', priority: 'premium', speed: 55, route: highway },
  { id: 'd', priority: 'high', speed: 60, route: desert },
  { id: 'e', priority: 'medium', speed: 30, route: highway },
  { id: 'f', priority: 'low', speed: 40, route: desert },
];

/** n vehicles over the two roads, all priorities. */
export function manyVehicles(n: number): SimulatedVehicle[] {
  return Array.from({ length: n }, (_, i) => ({ ...sampleFleet[i % sampleFleet.length]!, id: `v${i}` }));
}
