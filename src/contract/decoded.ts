/** A part of an address as it reads: without its %-codes, or as it is written where a lone % stands in it. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
