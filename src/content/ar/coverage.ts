import { minutesTo, type Place } from '../usual-minutes';
import type { CoverageArea } from '../types';
import { minutes } from './format';

/** A line of a coverage list: the place's name, its usual minutes, and what helps to find the car there. */
export const reach = ([name, place, note]: readonly [name: string, place: Place, note?: string]): CoverageArea => ({
  name,
  response: minutes(minutesTo(place)),
  coverage: '24/7',
  ...(note ? { note } : {}),
});
