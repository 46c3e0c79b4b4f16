/** What our own map of Dubai calls the places that are none of the booking form's areas, in each language of the site. */
import type { SiteLang } from '@/config/languages';
import { BOOKING_AREAS, type BookingArea } from '@/contract/catalogue';

export type PlaceNames = Readonly<Record<SiteLang, string>>;

export const mapPlaces = {
  gulf: { en: 'Arabian Gulf', ar: 'الخليج العربي' },
  sharjah: { en: 'Sharjah', ar: 'الشارقة' },
  ajman: { en: 'Ajman', ar: 'عجمان' },
  alQudra: { en: 'Al Qudra', ar: 'القدرة' },
  alMarmoom: { en: 'Al Marmoom', ar: 'المرموم' },
  alAwir: { en: 'Al Awir', ar: 'العوير' },
  lahbab: { en: 'Lahbab', ar: 'لهباب' },
  margham: { en: 'Margham', ar: 'مرغم' },
  alLisaili: { en: 'Al Lisaili', ar: 'الليسيلي' },
  alFaqa: { en: 'Al Faqa', ar: 'الفقع' },
  alMadam: { en: 'Al Madam', ar: 'المدام' },
  dubaiAirport: { en: 'Dubai International Airport', ar: 'مطار دبي الدولي' },
  maktoumAirport: { en: 'Al Maktoum Airport', ar: 'مطار آل مكتوم' },
  expoCity: { en: 'Expo City', ar: 'مدينة إكسبو' },
  palmJebelAli: { en: 'Palm Jebel Ali', ar: 'نخلة جبل علي' },
  theWorld: { en: 'The World', ar: 'جزر العالم' },
  dubaiIslands: { en: 'Dubai Islands', ar: 'جزر دبي' },
  dubaiHills: { en: 'Dubai Hills', ar: 'دبي هيلز' },
  arabianRanches: { en: 'Arabian Ranches', ar: 'المرابع العربية' },
  sportsCity: { en: 'Sports City', ar: 'المدينة الرياضية' },
  nadAlSheba: { en: 'Nad Al Sheba', ar: 'ند الشبا' },
  meydan: { en: 'Meydan', ar: 'ميدان' },
  academicCity: { en: 'Academic City', ar: 'المدينة الأكاديمية' },
  alWarqa: { en: 'Al Warqa', ar: 'الورقاء' },
  festivalCity: { en: 'Festival City', ar: 'فستيفال سيتي' },
  ummSuqeim: { en: 'Umm Suqeim', ar: 'أم سقيم' },
  discoveryGardens: { en: 'Discovery Gardens', ar: 'ديسكفري جاردنز' },
  damacHills: { en: 'Damac Hills', ar: 'داماك هيلز' },
  portRashid: { en: 'Port Rashid', ar: 'ميناء راشد' },
  rasAlKhor: { en: 'Ras Al Khor', ar: 'رأس الخور' },
  burjKhalifa: { en: 'Burj Khalifa', ar: 'برج خليفة' },
  burjAlArab: { en: 'Burj Al Arab', ar: 'برج العرب' },
  atlantis: { en: 'Atlantis', ar: 'أتلانتس' },
} as const satisfies Record<string, PlaceNames>;

/** A map has no room for the second name that the Arabic form gives in brackets. */
const short = ({ name, ar }: BookingArea): PlaceNames => ({ en: name, ar: ar.replace(/ \(.*/, '') });

/** The booking form's areas, with their coordinates. */
export const mapAreas = BOOKING_AREAS.map((area) => ({ names: short(area), lat: area.lat, lng: area.lng }));
