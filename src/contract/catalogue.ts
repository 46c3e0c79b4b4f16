/**
 * The service catalogue and the option lists of the booking form (spec 2, section 3).
 * Ids are what the API stores; display names live in `content/`.
 */

/** Service id to from-price in AED (spec 2, section 3, "Service catalogue"). */
export const SERVICE_PRICES = {
  car_recovery: 150,
  towing_service: 200,
  desert_recovery: 300,
  heavy_vehicle: 500,
  motorcycle_recovery: 100,
  luxury_car_recovery: 250,
} as const;

export type ServiceId = keyof typeof SERVICE_PRICES;
export const SERVICE_IDS = Object.keys(SERVICE_PRICES) as [ServiceId, ...ServiceId[]];

export const URGENCIES = ['immediate', 'within_hour', 'scheduled'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Vehicle types as stored (spec 2, section 3). */
export const VEHICLE_TYPES = [
  'Sedan',
  'SUV',
  'Hatchback',
  'Coupe',
  'Convertible',
  'Pickup Truck',
  'Van',
  'Motorcycle',
  'Luxury Car',
  'Sports Car',
  'Commercial Vehicle',
] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export interface BookingArea {
  /** English name: the value that is stored. */
  readonly name: string;
  /** Arabic name: for display on Arabic pages. */
  readonly ar: string;
  readonly lat: number;
  readonly lng: number;
}

/** The 20 Dubai areas of the booking form and the towing page; coordinates are district centres, WGS 84 degrees. */
export const BOOKING_AREAS = [
  { name: 'Downtown Dubai', ar: 'داون تاون (وسط مدينة دبي)', lat: 25.1946, lng: 55.2741 },
  { name: 'Business Bay', ar: 'بزنس باي (الخليج التجاري)', lat: 25.1857, lng: 55.2727 },
  { name: 'Dubai Marina', ar: 'دبي مارينا (مرسى دبي)', lat: 25.0806, lng: 55.1411 },
  { name: 'Jumeirah', ar: 'جميرا', lat: 25.2048, lng: 55.2434 },
  { name: 'Palm Jumeirah', ar: 'نخلة جميرا', lat: 25.1124, lng: 55.139 },
  { name: 'Al Barsha', ar: 'البرشاء', lat: 25.1107, lng: 55.2003 },
  { name: 'Jumeirah Lakes Towers', ar: 'جي إل تي (أبراج بحيرات جميرا)', lat: 25.0693, lng: 55.1417 },
  { name: 'Jumeirah Village Circle', ar: 'جي في سي (قرية جميرا الدائرية)', lat: 25.0602, lng: 55.2094 },
  { name: 'Al Quoz', ar: 'القوز', lat: 25.1384, lng: 55.2383 },
  { name: 'Deira', ar: 'ديرة', lat: 25.2711, lng: 55.3075 },
  { name: 'Bur Dubai', ar: 'بر دبي', lat: 25.2532, lng: 55.2945 },
  { name: 'Al Karama', ar: 'الكرامة', lat: 25.2477, lng: 55.3036 },
  { name: 'Al Qusais', ar: 'القصيص', lat: 25.2711, lng: 55.3772 },
  { name: 'Mirdif', ar: 'مردف', lat: 25.2174, lng: 55.4178 },
  { name: 'Al Nahda', ar: 'النهدة', lat: 25.2898, lng: 55.3686 },
  { name: 'International City', ar: 'المدينة العالمية', lat: 25.1644, lng: 55.4084 },
  { name: 'Dubai Silicon Oasis', ar: 'واحة دبي للسيليكون', lat: 25.1213, lng: 55.3773 },
  { name: 'Dubai Investments Park', ar: 'مجمع دبي للاستثمار', lat: 24.9812, lng: 55.1764 },
  { name: 'Jebel Ali', ar: 'جبل علي', lat: 25.0113, lng: 55.0612 },
  { name: 'Hatta', ar: 'حتا', lat: 24.7967, lng: 56.1175 },
] as const satisfies readonly BookingArea[];

/** The area of this English name; undefined for a place that somebody has put into words. */
export const areaNamed = (name: string): BookingArea | undefined => BOOKING_AREAS.find((area) => area.name === name);

/** A place farther from every area's centre than this is in none of them, in metres. */
export const REACH_M = 10_000;

/** A position less accurate than this, in metres, names no area: that of a network can lie a town away. */
export const ROUGH_M = 2_000;
/** A circle wider than this finds no car, in metres: who stands there is asked for a landmark too. */
export const INACCURATE_M = 500;

/** The 21st option of the location select (spec 2, section 3). */
export const OTHER_LOCATION = 'Other (specify in description)';

export const LOCATION_OPTIONS: readonly string[] = [...BOOKING_AREAS.map((a) => a.name), OTHER_LOCATION];
