/** Usual minutes until a heavy wrecker is on the spot, as both languages show them; trucks that carry cars have `usual-minutes.ts`. */
export const heavyMinutes = {
  'Al Quoz Industrial': '15-20',
  'Ras Al Khor Industrial': '15-20',
  'Downtown and Business Bay sites': '15-20',
  'Port Rashid': '18-25',
  'Umm Ramool': '18-25',
  'Airport Freezone': '18-25',
  'Al Qusais Industrial': '20-25',
  'Deira and the old port': '20-30',
  'Al Barsha South works': '20-30',
  'Dubai Investments Park': '20-30',
  'Sheikh Mohammed bin Zayed Road': '20-30',
  'Jebel Ali Port': '20-30',
  'JAFZA': '20-30',
  'National Industries Park': '25-30',
  'Dubai Industrial City': '25-35',
  'Al Awir': '25-35',
  'Emirates Road': '25-40',
  'Dubai South and Al Maktoum': '25-40',
  'Jebel Ali to Lahbab road': '35-45',
  'Hatta': '45-60',
} as const;

export type HeavyPlace = keyof typeof heavyMinutes;

/** "15-20". */
export const heavyMinutesTo = (place: HeavyPlace): string => heavyMinutes[place];
/** The same as an English coverage list shows it, "15-20 min". */
export const heavyNear = (place: HeavyPlace): string => `${heavyMinutesTo(place)} min`;
