import { OpenLocationCode } from 'open-location-code';
import type { Position } from './booking.ts';

/** What the library has at run time: its declared types speak of static functions, the package has methods. */
interface Codec {
  encode(lat: number, lng: number): string;
  isFull(code: string): boolean;
  isShort(code: string): boolean;
  decode(code: string): { latitudeCenter: number; longitudeCenter: number };
  /** Of a full code: that code. */
  recoverNearest(code: string, lat: number, lng: number): string;
}
export const codec = new OpenLocationCode() as unknown as Codec;

/** Plus Code of a position (Open Location Code, 10 digits: a square of about 14 m), e.g. "7HQQ57WF+VQ". */
export const plusCode = ({ lat, lng }: Pick<Position, 'lat' | 'lng'>): string => codec.encode(lat, lng);
