/** Where names stand on the map, and from which zoom on. */
import { mapAreas, mapPlaces, type PlaceNames } from '@/content/map-places';
import type { LatLng } from '@/simulation';

export type LabelKind = 'city' | 'district' | 'sea' | 'desert' | 'landmark';

export interface MapLabel extends LatLng {
  readonly names: PlaceNames;
  readonly kind: LabelKind;
  /** First zoom at which it may show. Where two would overlap, the one listed first wins. */
  readonly zoom: number;
}

/** By their English names. */
const FIRST: Readonly<Record<string, number>> = {
  'Downtown Dubai': 9.5,
  Deira: 9.8,
  'Dubai Marina': 9.5,
  'Jebel Ali': 9.5,
  Mirdif: 10.2,
  'Al Quoz': 10.2,
  'Palm Jumeirah': 10.2,
  'International City': 10.6,
  Hatta: 8,
  'Dubai Silicon Oasis': 10.4,
  'Al Barsha': 10.6,
};

const label = (names: PlaceNames, lat: number, lng: number, kind: LabelKind, zoom: number): MapLabel => ({
  names,
  lat,
  lng,
  kind,
  zoom,
});

export const labels: readonly MapLabel[] = [
  label(mapPlaces.gulf, 25.21, 55.02, 'sea', 8),
  label(mapPlaces.sharjah, 25.337, 55.42, 'city', 8),
  label(mapPlaces.ajman, 25.398, 55.478, 'city', 9.5),
  ...mapAreas.map(({ names, lat, lng }) => label(names, lat, lng, 'district', FIRST[names.en] ?? 11.4)),
  label(mapPlaces.alQudra, 24.853, 55.34, 'desert', 9.8),
  label(mapPlaces.alMarmoom, 24.885, 55.41, 'desert', 10.5),
  label(mapPlaces.alAwir, 25.175, 55.58, 'desert', 9.8),
  label(mapPlaces.lahbab, 25.045, 55.6, 'desert', 9.8),
  label(mapPlaces.margham, 24.91, 55.63, 'desert', 9.8),
  label(mapPlaces.alLisaili, 24.93, 55.455, 'desert', 10),
  label(mapPlaces.alFaqa, 24.72, 55.62, 'desert', 9.8),
  label(mapPlaces.alMadam, 24.965, 55.79, 'desert', 9),
  label(mapPlaces.dubaiAirport, 25.2528, 55.3644, 'landmark', 10.8),
  label(mapPlaces.maktoumAirport, 24.896, 55.161, 'landmark', 10.2),
  label(mapPlaces.expoCity, 24.962, 55.151, 'landmark', 10.8),
  label(mapPlaces.palmJebelAli, 25.012, 54.985, 'sea', 10.4),
  label(mapPlaces.theWorld, 25.2235, 55.1655, 'sea', 10.8),
  label(mapPlaces.dubaiIslands, 25.327, 55.303, 'sea', 11),
  label(mapPlaces.dubaiHills, 25.112, 55.255, 'district', 11.2),
  label(mapPlaces.arabianRanches, 25.052, 55.27, 'district', 11),
  label(mapPlaces.sportsCity, 25.039, 55.22, 'district', 11.4),
  label(mapPlaces.nadAlSheba, 25.153, 55.345, 'district', 11),
  label(mapPlaces.meydan, 25.156, 55.302, 'district', 11.4),
  label(mapPlaces.academicCity, 25.119, 55.41, 'district', 11),
  label(mapPlaces.alWarqa, 25.19, 55.42, 'district', 11.6),
  label(mapPlaces.festivalCity, 25.222, 55.353, 'district', 11.8),
  label(mapPlaces.ummSuqeim, 25.152, 55.208, 'district', 11.4),
  label(mapPlaces.discoveryGardens, 25.04, 55.139, 'district', 11.8),
  label(mapPlaces.damacHills, 25.026, 55.25, 'district', 11.6),
  label(mapPlaces.portRashid, 25.263, 55.274, 'landmark', 11.8),
  label(mapPlaces.rasAlKhor, 25.196, 55.342, 'desert', 11.6),
  label(mapPlaces.burjKhalifa, 25.1972, 55.2744, 'landmark', 12.6),
  label(mapPlaces.burjAlArab, 25.1412, 55.1853, 'landmark', 12.2),
  label(mapPlaces.atlantis, 25.1304, 55.1171, 'landmark', 12.4),
];
