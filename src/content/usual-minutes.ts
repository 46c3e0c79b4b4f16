/**
 * Usual minutes from call to arrival by area, as both languages show them (spec 1, section 9: towing from 5-8 Downtown to
 * 45-60 in Hatta, desert from 15-20 at Al Qudra to 45-60 in Hatta; those between are ours, and so is how hard the ground is).
 */
import type { BOOKING_AREAS } from '@/contract/catalogue';
import type { DesertAreaName } from '@/contract/desert-areas';
import type { Difficulty } from './types';

export const cityMinutes: Readonly<Record<(typeof BOOKING_AREAS)[number]['name'], string>> = {
  'Downtown Dubai': '5-8',
  'Business Bay': '6-9',
  'Dubai Marina': '12-18',
  Jumeirah: '8-12',
  'Palm Jumeirah': '14-20',
  'Al Barsha': '10-15',
  'Jumeirah Lakes Towers': '12-18',
  'Jumeirah Village Circle': '12-18',
  'Al Quoz': '8-12',
  Deira: '10-15',
  'Bur Dubai': '9-14',
  'Al Karama': '8-12',
  'Al Qusais': '14-20',
  Mirdif: '14-20',
  'Al Nahda': '14-20',
  'International City': '15-20',
  'Dubai Silicon Oasis': '15-22',
  'Dubai Investments Park': '20-28',
  'Jebel Ali': '20-30',
  Hatta: '45-60',
};

/** The other districts and the big roads that the pages name, for a truck that carries cars; heavy wreckers have their own page. */
export const further = {
  'Academic City': '18-25',
  'Airport Tunnel': '10-18',
  'Al Barari': '15-20',
  'Al Furjan': '16-22',
  'Al Garhoud': '9-14',
  'Al Maktoum Airport': '24-30',
  'Al Mamzar': '13-19',
  'Al Qudra Road': '20-28',
  'Al Safa': '8-12',
  'Al Satwa': '8-12',
  'Al Shindagha Tunnel': '10-18',
  'Al Warqa': '14-20',
  'Al Wasl': '8-12',
  'Arabian Ranches': '16-22',
  Arjan: '12-18',
  'Barsha Heights': '10-15',
  Bluewaters: '13-19',
  'Business Bay Crossing': '6-12',
  'City Walk': '8-12',
  DIFC: '5-9',
  'Discovery Gardens': '18-24',
  'Dubai Airport': '10-15',
  'Dubai Creek Harbour': '10-15',
  'Dubai Hills': '11-16',
  'Dubai Production City': '16-22',
  'Dubai South': '24-30',
  'Dubai Sports City': '15-21',
  'Emirates Hills': '12-18',
  'Festival City': '10-15',
  'Financial Centre Road': '5-8',
  'Jumeirah Bay': '9-14',
  'Jumeirah Golf Estates': '18-25',
  Meydan: '10-16',
  'Motor City': '14-20',
  Muhaisnah: '15-21',
  'Nad Al Sheba': '12-17',
  'Oud Metha': '7-11',
  'Port Rashid': '9-14',
  'Port Saeed': '9-14',
  'Ras Al Khor': '10-16',
  Remraam: '18-26',
  'The Greens': '11-16',
  'Umm Ramool': '10-16',
  'Umm Suqeim': '9-14',
  'E11 Trade Centre to Mall of the Emirates': '8-15',
  'E11 Trade Centre': '5-10',
  'E11 Al Barsha': '10-15',
  'E11 Marina to Jebel Ali': '15-25',
  'E11 Jebel Ali to Ghantoot': '25-40',
  'E44 Al Khail Road': '8-15',
  'E44 Al Quoz': '8-12',
  'E44 Ras Al Khor to Dragon Mart': '12-20',
  'E311 north': '12-20',
  'E311 south': '15-25',
  E611: '18-30',
  E66: '15-25',
  D94: '8-15',
  D89: '10-18',
  D92: '10-18',
  D61: '12-20',
  D63: '12-22',
  'Al Maktoum Bridge': '8-15',
  'Al Garhoud Bridge': '8-15',
  'Al Ittihad Road': '12-20',
  E77: '20-30',
  'Expo Road': '20-30',
  'Ras Al Khor Road': '10-18',
  'Jebel Ali Free Zone roads': '20-30',
} as const;

/** Every place in the city that has usual minutes. */
export type Place = keyof typeof cityMinutes | keyof typeof further;

/** Usual minutes to a place in the city, "8-12": one table for every page and both languages. */
export const minutesTo = (place: Place): string => ({ ...cityMinutes, ...further })[place];
/** The same as an English coverage list shows it, "8-12 min". */
export const near = (place: Place): string => `${minutesTo(place)} min`;

export const desertAccess: Readonly<Record<DesertAreaName, { minutes: string; difficulty: Difficulty }>> = {
  'Al Qudra': { minutes: '15-20', difficulty: 'Easy' },
  'Saih Al Salam': { minutes: '18-25', difficulty: 'Easy' },
  'Al Lisaili': { minutes: '20-25', difficulty: 'Easy' },
  'Al Awir': { minutes: '20-28', difficulty: 'Easy' },
  'Al Marmoom': { minutes: '22-30', difficulty: 'Medium' },
  Lahbab: { minutes: '25-35', difficulty: 'Medium' },
  Margham: { minutes: '30-40', difficulty: 'Medium' },
  'Al Faqa': { minutes: '35-45', difficulty: 'Medium' },
  'Al Badayer (Big Red)': { minutes: '35-45', difficulty: 'Hard' },
  Hatta: { minutes: '45-60', difficulty: 'Hard' },
};

/** "14-20" → "14 to 20", for a sentence. */
export const spoken = (range: string): string => range.replace('-', ' to ');
