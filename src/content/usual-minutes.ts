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
