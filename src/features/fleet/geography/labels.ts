/** Names on the map. The booking form's areas come from its own list; the rest are only of use here. */
import { BOOKING_AREAS } from '@/contract/catalogue';
import type { LatLng } from '@/simulation';

export type LabelKind = 'city' | 'district' | 'sea' | 'desert' | 'landmark';

export interface MapLabel extends LatLng {
  readonly text: string;
  readonly kind: LabelKind;
  /** First zoom at which it may show. Where two would overlap, the one listed first wins. */
  readonly zoom: number;
}

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

const label = (text: string, lat: number, lng: number, kind: LabelKind, zoom: number): MapLabel => ({
  text,
  lat,
  lng,
  kind,
  zoom,
});

export const labels: readonly MapLabel[] = [
  label('Arabian Gulf', 25.21, 55.02, 'sea', 8),
  label('Sharjah', 25.337, 55.42, 'city', 8),
  label('Ajman', 25.398, 55.478, 'city', 9.5),
  ...BOOKING_AREAS.map((a) => label(a.name, a.lat, a.lng, 'district', FIRST[a.name] ?? 11.4)),
  label('Al Qudra', 24.853, 55.34, 'desert', 9.8),
  label('Al Marmoom', 24.885, 55.41, 'desert', 10.5),
  label('Al Awir', 25.175, 55.58, 'desert', 9.8),
  label('Lahbab', 25.045, 55.6, 'desert', 9.8),
  label('Margham', 24.91, 55.63, 'desert', 9.8),
  label('Al Lisaili', 24.93, 55.455, 'desert', 10),
  label('Al Faqa', 24.72, 55.62, 'desert', 9.8),
  label('Al Madam', 24.965, 55.79, 'desert', 9),
  label('Dubai International Airport', 25.2528, 55.3644, 'landmark', 10.8),
  label('Al Maktoum Airport', 24.896, 55.161, 'landmark', 10.2),
  label('Expo City', 24.962, 55.151, 'landmark', 10.8),
  label('Palm Jebel Ali', 25.012, 54.985, 'sea', 10.4),
  label('The World', 25.2235, 55.1655, 'sea', 10.8),
  label('Dubai Islands', 25.327, 55.303, 'sea', 11),
  label('Dubai Hills', 25.112, 55.255, 'district', 11.2),
  label('Arabian Ranches', 25.052, 55.27, 'district', 11),
  label('Sports City', 25.039, 55.22, 'district', 11.4),
  label('Nad Al Sheba', 25.153, 55.345, 'district', 11),
  label('Meydan', 25.156, 55.302, 'district', 11.4),
  label('Academic City', 25.119, 55.41, 'district', 11),
  label('Al Warqa', 25.19, 55.42, 'district', 11.6),
  label('Festival City', 25.222, 55.353, 'district', 11.8),
  label('Umm Suqeim', 25.152, 55.208, 'district', 11.4),
  label('Discovery Gardens', 25.04, 55.139, 'district', 11.8),
  label('Damac Hills', 25.026, 55.25, 'district', 11.6),
  label('Port Rashid', 25.263, 55.274, 'landmark', 11.8),
  label('Ras Al Khor', 25.196, 55.342, 'desert', 11.6),
  label('Burj Khalifa', 25.1972, 55.2744, 'landmark', 12.6),
  label('Burj Al Arab', 25.1412, 55.1853, 'landmark', 12.2),
  label('Atlantis', 25.1304, 55.1171, 'landmark', 12.4),
];
