import { requestPosition, type PositionRequest } from '@/lib/position/request';
import type { Fix } from '@/lib/position/types';

/** A later position is worth sending when it is this much better. */
const BETTER = 0.6;

/**
 * Asks the phone for its position. `take` gets the best position of the first seconds, and each later one that is much
 * better; `failed` is called if there is none, after which any late position is passed on.
 */
export function sendPosition(take: (fix: Fix) => void, failed: () => void): PositionRequest {
  /** Accuracy in metres at which the next position is passed on; -1 while waiting for the best of the first seconds. */
  let wanted = -1;
  const hand = (fix: Fix): void => {
    wanted = fix.accuracy * BETTER;
    take(fix);
  };
  const running = requestPosition({
    onUpdate: (fix) => fix.accuracy <= wanted && hand(fix),
    onFailure: () => {
      // A position may still come, for example when the permission prompt was answered late.
      wanted = Infinity;
      failed();
    },
  });
  void running.done.then((found) => found.ok && hand(found.fix));
  return running;
}
