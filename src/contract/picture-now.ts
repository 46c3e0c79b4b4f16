import { lightAt } from './daylight.ts';
import { HOUR_PICTURES, NOW } from './hour-picture.ts';

const PICTURE = /^\/pictures\/[a-z0-9-]+-(\d+\.(?:avif|webp))$/;

/**
 * Path of the picture of the hour for an address that asks for it, in the size and format
 * that it names; undefined for any other.
 */
export function pictureNow(path: string, query: string, time: number): string | undefined {
  const form = query === NOW && PICTURE.exec(path)?.[1];
  return form ? `/pictures/${HOUR_PICTURES[lightAt(time)]}-${form}` : undefined;
}
