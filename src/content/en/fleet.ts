/**
 * The fleet section: its words, and the vehicles with their routes (spec 2, sections 2, 3 and 9). What only the map
 * shows stands in `fleet-map.ts`. Routes are illustrative and the page says so. A stop's `by` names the roads that lead
 * to the next stop; the map knows their shape.
 */
import type { FleetVehicleType, LatLng, Priority } from '@/simulation';
import { claims } from '../claims';
import type { Meta } from '../types';

/** Roads that routes may follow. The map must draw every one of them. */
export const FLEET_ROADS = [
  'E11', 'E311', 'E611', 'E44', 'E66', 'E77', 'D63', 'D71', 'D79', 'D85', 'D89', 'D92', 'D94', 'khalifa', 'palm',
] as const;
export type FleetRoad = (typeof FLEET_ROADS)[number];

export interface FleetStop extends LatLng {
  readonly name: string;
  readonly by?: readonly FleetRoad[];
}

/** A vehicle as it is written down; what it looks like and does follows from `type` and `priority`. */
export interface FleetVehicleContent {
  readonly id: string;
  /** Its beat, in words. */
  readonly name: string;
  readonly type: FleetVehicleType;
  readonly priority: Priority;
  /** km/h, 30 to 75. */
  readonly speed: number;
  readonly route: readonly FleetStop[];
}

/** Its name stays a type of its own: the compiler asks each translation for it. */
const stop = <const Name extends string>(name: Name, lat: number, lng: number, ...by: FleetRoad[]) =>
  ({ name, lat, lng, ...(by.length > 0 ? { by } : {}) }) satisfies FleetStop;

const vehicles = [
  {
    id: 'emergency-01', name: 'Sheikh Zayed Road patrol', type: 'emergency', priority: 'critical', speed: 75,
    route: [
      stop('Ibn Battuta', 25.0452, 55.1163, 'E11'), stop('Dubai Marina', 25.0785, 55.1455, 'E11'), stop('Mall of the Emirates', 25.1196, 55.1985, 'E11'),
      stop('Al Safa', 25.1665, 55.2362, 'E11'), stop('Downtown Dubai', 25.1938, 55.2628, 'E11'), stop('Trade Centre', 25.2262, 55.2872, 'E11'),
      stop('Al Garhoud', 25.2470, 55.3347, 'E11'), stop('Al Nahda', 25.2905, 55.3608),
    ],
  },
  {
    id: 'flatbed-02', name: 'Al Khail Road patrol', type: 'flatbed', priority: 'high', speed: 60,
    route: [
      stop('Jumeirah Lakes Towers', 25.0482, 55.1850, 'E44'), stop('Al Barsha South', 25.0848, 55.2172, 'E44'), stop('Al Quoz', 25.1400, 55.2602, 'E44'),
      stop('Business Bay', 25.1795, 55.2790, 'E44'), stop('Ras Al Khor', 25.1855, 55.3480, 'E44'), stop('Dragon Mart', 25.1748, 55.4230),
    ],
  },
  {
    id: 'accident-03', name: 'Sheikh Mohammed bin Zayed Road patrol', type: 'accident_response', priority: 'critical', speed: 70,
    route: [
      stop('Dubai Investments Park', 25.0080, 55.1530, 'E311'), stop('Sports City', 25.0498, 55.2200, 'E311'), stop('Global Village', 25.0702, 55.3030, 'E311'),
      stop('Dubai Silicon Oasis', 25.1180, 55.3652, 'E311'), stop('International City', 25.1640, 55.3925, 'E311'), stop('Mirdif', 25.2195, 55.4045, 'E311'),
      stop('Muhaisnah', 25.2635, 55.4138),
    ],
  },
  {
    id: 'heavy-04', name: 'Port and industry patrol', type: 'heavy_duty', priority: 'medium', speed: 40,
    route: [
      stop('Jebel Ali Free Zone', 24.9858, 55.0990, 'E77'), stop('Dubai South', 24.9648, 55.1830, 'E77', 'E611'), stop('Al Yalayis', 24.9800, 55.2420, 'E611'),
      stop('Dubailand', 25.0612, 55.3285, 'E611'), stop('Academic City', 25.1135, 55.4302, 'E611'), stop('Al Awir', 25.1655, 55.4955),
    ],
  },
  {
    id: 'luxury-05', name: 'Palm and Jumeirah patrol', type: 'luxury_recovery', priority: 'premium', speed: 55,
    route: [
      stop('Atlantis, Palm Jumeirah', 25.1288, 55.1208, 'palm'), stop('Nakheel Mall', 25.1144, 55.1385, 'palm', 'E11', 'D63'), stop('Burj Al Arab', 25.1380, 55.1875, 'D94'),
      stop('Umm Suqeim', 25.1660, 55.2132, 'D94'), stop('Jumeirah', 25.2010, 55.2405, 'D94'), stop('Pearl Jumeirah', 25.2330, 55.2638),
    ],
  },
  {
    id: 'desert-06', name: 'Al Qudra desert patrol', type: 'desert_4x4', priority: 'urgent', speed: 50,
    route: [
      stop('Arabian Ranches', 25.0478, 55.2512, 'D63'), stop('Damac Hills', 25.0252, 55.2755, 'D63'), stop('Al Qudra Road', 24.9700, 55.3360, 'D63'),
      stop('Al Marmoom', 24.9005, 55.3435, 'D63'), stop('Al Qudra Lakes', 24.8450, 55.3648),
    ],
  },
  {
    id: 'basement-07', name: 'Car park patrol', type: 'basement_crane', priority: 'high', speed: 30,
    route: [
      stop('Dubai Mall car parks', 25.1968, 55.2785, 'D71', 'E11'), stop('DIFC', 25.2118, 55.2762, 'E11'), stop('World Trade Centre', 25.2258, 55.2868, 'E11', 'khalifa'),
      stop('BurJuman', 25.2525, 55.3030, 'khalifa', 'D85'), stop('Deira City Centre', 25.2530, 55.3325),
    ],
  },
  {
    id: 'motorcycle-08', name: 'Al Wasl and Corniche patrol', type: 'motorcycle', priority: 'high', speed: 65,
    route: [
      stop('Al Manara', 25.1425, 55.2065, 'D92'), stop('Al Safa Park', 25.1800, 55.2372, 'D92'), stop('City Walk', 25.2075, 55.2580, 'D92'), stop('Al Satwa', 25.2212, 55.2682, 'D92', 'D79'),
      stop('Al Shindagha', 25.2640, 55.2892, 'D79'), stop('Deira Corniche', 25.2825, 55.3120, 'D79'), stop('Al Mamzar', 25.2975, 55.3395),
    ],
  },
  {
    id: 'tow-09', name: 'Dubai-Al Ain Road patrol', type: 'tow_truck', priority: 'medium', speed: 50,
    route: [
      stop('Oud Metha', 25.2280, 55.3142, 'E66'), stop('Ras Al Khor', 25.1945, 55.3102, 'E66'), stop('Nad Al Sheba', 25.1500, 55.3400, 'E66'),
      stop('Silicon Gate', 25.1050, 55.3772, 'E66'), stop('Outlet Mall', 25.0735, 55.4042, 'E66'), stop('Margham junction', 24.9572, 55.5000),
    ],
  },
  {
    id: 'vip-10', name: 'Airport to airport', type: 'vip', priority: 'premium', speed: 60,
    route: [
      stop('Dubai International Airport', 25.2478, 55.3452, 'D89', 'E11'), stop('Sheikh Zayed Road towers', 25.2130, 55.2772, 'E11', 'D63'), stop('Dubai Hills', 25.1022, 55.2330, 'D63'),
      stop('Arjan', 25.0600, 55.2500, 'D63', 'E311', 'E77'), stop('Al Maktoum Airport', 24.9700, 55.1620),
    ],
  },
] as const satisfies readonly FleetVehicleContent[];
/** What a translation of the fleet has to name. */
export type FleetVehicleId = (typeof vehicles)[number]['id'];
export type FleetStopName = (typeof vehicles)[number]['route'][number]['name'];

interface NamedVehicle extends FleetVehicleContent {
  readonly id: FleetVehicleId;
  readonly route: readonly (FleetStop & { readonly name: FleetStopName })[];
}
export const fleetVehicles: readonly NamedVehicle[] = vehicles;

export const fleetText = {
  title: `Elite ${fleetVehicles.length}-Vehicle Recovery Fleet - Complete Dubai Coverage`,
  intro: 'See how our recovery vehicles cover the city: where each one patrols, what it is built for, and how to ask for it.',
  coverageTitle: 'Where we go',
  coverage: [
    { icon: 'road', text: 'Highways and city roads' },
    { icon: 'desert', text: 'Desert and off-road' },
    { icon: 'parking', text: 'Underground parking and basements' },
    { icon: 'crane', text: 'Multi-level parking' },
  ],
  pause: 'Pause Fleet Operations',
  resume: 'Resume Fleet Operations',
  paused: 'Fleet paused',
  running: 'Fleet running',
  showRoutes: 'Show Routes',
  stats: { active: 'Active vehicles', total: 'Total fleet', response: 'Response minutes near a hub', hours: 'Hours and days' },
  responseMinutes: claims.liveFleet.responseMinutes,
  availability: '24/7',
  // How a base's figures are read (`en/fleet-map.ts`). Here, since the map has the words of all languages.
  baseCapacity: (capacity: string) => capacity,
  baseResponse: (time: string) => time,
  loading: 'Loading Advanced Recovery System...',
  start: 'Show the moving map',
  startHint: 'The map moves and uses a little data. Tap to load it.',
  failed: 'The map could not be loaded. The call buttons below work without it.',
  retry: 'Try again',
  noScript: 'The moving map does not work in this browser. Every vehicle and its route is listed below, and the call buttons work.',
  caption: 'Illustration: the patrol routes show how our fleet covers Dubai. They are not live locations, and they promise no arrival time.',
  cardsTitle: 'The vehicles',
  headingTo: (place: string) => `Heading to ${place}`,
  stoppedAt: (place: string, next: string) => `At ${place}, next stop ${next}`,
  beat: (from: string, to: string) => `Patrols ${from} to ${to}`,
  speed: (kmh: number) => `${kmh} km/h`,
  stops: (n: number) => `${n} stops`,
  moreFeatures: (n: number) => `+${n} more features`,
  active: 'ACTIVE',
  /** 'Request {first word of service name}' (spec 2, section 2). */
  request: (serviceName: string) => `Request ${serviceName.split(' ')[0]}`,
  pictureAlt: (serviceName: string) => `${serviceName} vehicle`,
} as const;

/** Of the map's own page. */
export const fleetCrumb = 'Fleet map';
export const fleetMeta: Meta = {
  title: `Fleet Map: ${fleetVehicles.length} Recovery Vehicles in Dubai`,
  description: `See how ${fleetVehicles.length} recovery vehicles cover Dubai: flatbeds, desert 4x4s, heavy tow trucks and car park cranes, each with its patrol route. Call 24/7.`,
  keywords: ['recovery fleet Dubai', 'tow truck map Dubai', 'flatbed near me', 'desert recovery vehicle'],
};
