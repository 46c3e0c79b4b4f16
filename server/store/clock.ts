/** How far the machine's clock may fall behind before it is ignored, in milliseconds: NTP corrects by seconds. */
const TOLERANCE_MS = 60_000;
/** If it is this far behind, it is the machine's clock that is wrong, in milliseconds. */
const WRONG_MS = 86_400_000;
/** How fast time passes until a machine's clock that was set right has caught up: an hour takes four. */
const CATCHING_UP = 0.75;

interface ClockParts {
  /** The machine's clock, milliseconds since the epoch. */
  wall?: () => number;
  /** Milliseconds that only ever grow. */
  steady?: () => number;
  /** The newest time in the store. */
  newest?: number;
  /** Told once when the clock has been set back. */
  tell?: (text: string) => void;
}

const words = (ms: number): string =>
  ms >= 172_800_000 ? `${Math.round(ms / 86_400_000)} days` : `${Math.round(ms / 60_000)} minutes`;

/**
 * A clock that never goes back: when the machine's is set back (by years, with an empty battery), time goes on from
 * where it was, so that the order of bookings, their days and their retention hold. By hours, it was most likely ahead
 * and has been set right: then time goes on slower, since customers are told hours. Once the machine's clock has caught
 * up it is followed again.
 */
export function steadyClock({
  wall = Date.now,
  steady = () => performance.now(),
  newest = 0,
  tell = () => undefined,
}: ClockParts = {}): () => number {
  let last = Math.max(wall(), newest);
  let at = steady();
  let told = false;
  let pace = 1;
  return () => {
    const expected = last + (steady() - at) * pace;
    const real = wall();
    const behind = expected - real;
    const believed = behind <= (told ? 0 : TOLERANCE_MS);
    if (!believed && !told)
      tell(
        `The clock is ${words(behind)} behind what the store has seen. New bookings get times after that: set the clock or, if it is right, see docs/operations.md.`,
      );
    told = !believed;
    pace = told && behind < WRONG_MS ? CATCHING_UP : 1;
    last = believed ? Math.max(last, real) : expected;
    at = steady();
    return Math.round(last);
  };
}
