/** What only the map of the fleet shows, and comes with it: its words, and the six headquarters (spec 2, sections 3 and 9). */
import { site } from '@/config/site';
import type { LatLng } from '@/simulation';

export interface Headquarters extends LatLng {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly services: readonly string[];
  readonly capacity: string;
  readonly responseTime: string;
}

/** Capacity and response pairs as specified (spec 2, section 3); which hub has which is ours. */
const hubs = [
  { id: 'hq-al-quoz', name: 'Al Quoz Main Depot', type: 'Head office and workshop', lat: 25.1305, lng: 55.2360, services: ['Flatbed towing', 'Luxury cars', 'Accident response'], capacity: '50+ vehicles', responseTime: '5-8 min' },
  { id: 'hq-business-bay', name: 'Business Bay Hub', type: 'City centre base', lat: 25.1872, lng: 55.2770, services: ['Basement and car park recovery', 'Motorcycles', 'VIP'], capacity: '25+ vehicles', responseTime: '4-6 min' },
  { id: 'hq-marina', name: 'Dubai Marina Hub', type: 'City west base', lat: 25.0722, lng: 55.1490, services: ['Emergency response', 'Luxury cars', 'Flatbed towing'], capacity: '30+ vehicles', responseTime: '3-5 min' },
  { id: 'hq-al-qudra', name: 'Al Qudra Desert Base', type: 'Desert base', lat: 24.9080, lng: 55.3330, services: ['Desert 4x4', 'Winch recovery', 'Sand rescue'], capacity: '15+ vehicles', responseTime: '10-15 min' },
  { id: 'hq-deira', name: 'Deira Hub', type: 'City east base', lat: 25.2680, lng: 55.3265, services: ['Standard towing', 'Emergency response', 'Motorcycles'], capacity: '20+ vehicles', responseTime: '6-10 min' },
  { id: 'hq-jebel-ali', name: 'Jebel Ali Heavy Depot', type: 'Heavy vehicle base', lat: 24.9990, lng: 55.1130, services: ['Heavy duty towing', 'Long distance', 'Fleet service'], capacity: '35+ vehicles', responseTime: '8-12 min' },
] as const satisfies readonly Headquarters[];
export type HeadquartersId = (typeof hubs)[number]['id'];
type Base = Headquarters & { readonly id: HeadquartersId };
export const headquarters: readonly Base[] = hubs;
export const bases = Object.fromEntries(headquarters.map((hub) => [hub.id, hub])) as Readonly<Record<HeadquartersId, Base>>;

export const fleetMapText = {
  mapLabel: 'Map of Dubai with the recovery fleet',
  mapHelp: 'Arrow keys move the map, plus and minus zoom. Tab goes from vehicle to vehicle, Enter opens one.',
  touchHint: 'Use two fingers to move the map',
  wheelHint: (key: string) => `Hold ${key} and scroll to zoom the map`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  resetView: 'Show all of Dubai',
  drawn: `Map drawn by ${site.name}, not for navigation`,
  status: 'ACTIVE PATROL',
  statusLabel: 'Status',
  speedLabel: 'Speed',
  stopsLabel: 'Stops',
  unitLabel: 'Unit ID',
  call: 'Call',
  close: 'Close',
  pile: (n: number) => `${n} in one place: which one?`,
  capacity: 'Capacity',
  response: 'Usual response close to the hub',
  services: 'Services',
} as const;
