/**
 * Every area whose name and centre the site knows: the home page's (the booking form's among them) and the desert's.
 */
import { homeAreas } from '@/content/areas-home';
import { desertAreas } from '@/contract/desert-areas';
import { nearestOf, type Nearest, type Point } from '@/contract/nearest';

/** The nearest known area to a position. */
export const nearestArea = (position: Point): Nearest => nearestOf(position, [...homeAreas, ...desertAreas]);
