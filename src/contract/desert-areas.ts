/**
 * The 10 desert areas of the desert page (spec 1, section 2: "10 desert areas"; the names are ours, all of them real
 * and within 100 km of Dubai by road). Points are where tracks leave the tarmac or the middle of the driving ground,
 * WGS 84 degrees, good to a few kilometres: near enough to name the nearest known area, never to send a truck to.
 */
import type { BookingArea } from './catalogue.ts';

export const desertAreas = [
  { name: 'Al Qudra', ar: 'القدرة', lat: 24.838, lng: 55.375 },
  { name: 'Saih Al Salam', ar: 'سيح السلم', lat: 24.822, lng: 55.31 },
  { name: 'Al Lisaili', ar: 'الليسيلي', lat: 24.932, lng: 55.473 },
  { name: 'Al Awir', ar: 'العوير', lat: 25.168, lng: 55.545 },
  { name: 'Al Marmoom', ar: 'المرموم', lat: 24.775, lng: 55.42 },
  { name: 'Lahbab', ar: 'لهباب', lat: 25.034, lng: 55.592 },
  { name: 'Margham', ar: 'مرغم', lat: 24.9, lng: 55.622 },
  { name: 'Al Faqa', ar: 'الفقع', lat: 24.717, lng: 55.617 },
  { name: 'Al Badayer (Big Red)', ar: 'البداير', lat: 24.957, lng: 55.73 },
  { name: 'Hatta', ar: 'حتا', lat: 24.797, lng: 56.118 },
] as const satisfies readonly BookingArea[];

export type DesertAreaName = (typeof desertAreas)[number]['name'];
