import type { Point } from './geometry';

/** What the library has at run time: its declared types speak of static functions, the package has methods. */
interface Codec {
  encode(lat: number, lng: number): string;
}

/**
 * Plus Code of a position (Open Location Code, 10 digits: a square of about 14 m), e.g. "7HQQ57WF+VQ". The code table
 * arrives on demand; rejects when it cannot be fetched.
 */
export async function plusCode({ lat, lng }: Point): Promise<string> {
  const { OpenLocationCode } = await import('open-location-code');
  return (new OpenLocationCode() as unknown as Codec).encode(lat, lng);
}
