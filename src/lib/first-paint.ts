/**
 * Milliseconds since the visitor first saw something of this page (its first contentful
 * paint; where the browser doesn't tell, since the page was asked for).
 */
export function sincePaint(): number {
  const [paint] = performance.getEntriesByName?.('first-contentful-paint') ?? [];
  return performance.now() - (paint?.startTime ?? 0);
}
