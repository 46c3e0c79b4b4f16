/** Share of the remaining turn that a marker makes in 100 ms: quick enough to follow a bend, slow enough to be seen. */
const EAGERNESS = 0.75;

/** The heading to show `ms` later on the way from `shown` to `wanted`, the short way round; degrees. */
export function turnTowards(shown: number, wanted: number, ms: number): number {
  const difference = ((wanted - shown + 540) % 360) - 180;
  if (Math.abs(difference) < 0.5) return wanted;
  return (shown + difference * (1 - (1 - EAGERNESS) ** (ms / 100)) + 360) % 360;
}
