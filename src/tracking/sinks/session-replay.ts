import type { Description } from '../describe';
import { globals } from './globals';

/**
 * Tags the recorded session. Never with a name, phone or plate, nor with where the
 * visitor is: of a tapped area it tells the name.
 */
export function sessionReplay({ tags }: Description): void {
  for (const [key, value] of Object.entries(tags ?? {})) globals().clarity?.('set', key, value);
}
