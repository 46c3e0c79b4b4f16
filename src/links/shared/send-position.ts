import { requestPosition, type PositionRequest } from '@/lib/position/request';
import type { Fix } from '@/lib/position/types';

/** A later position is worth sending when it is this much better. */
const BETTER = 0.6;

/**
 * Asks the phone where it is. `take` gets the best position of the first seconds, and each later one that is much
 * better; `failed` hears that there is none, after which whatever comes all the same will do.
 */
export function sendPosition(take: (fix: Fix) => void, failed: () => void): PositionRequest {
  /** In metres: a position that is no worse is sent as it comes. None while the best is waited for. */
  let wanted = -1;
  const hand = (fix: Fix): void => {
    wanted = fix.accuracy * BETTER;
    take(fix);
  };
  const running = requestPosition({
    onUpdate: (fix) => fix.accuracy <= wanted && hand(fix),
    onFailure: () => {
      // As when the phone's question was read slowly.
      wanted = Infinity;
      failed();
    },
  });
  void running.done.then((found) => found.ok && hand(found.fix));
  return running;
}
