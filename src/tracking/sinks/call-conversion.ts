import type { Description } from '../describe';
import { globals } from './globals';

/** Tells the custom call-conversion function about a call. */
export function callConversion({ callTap }: Description): void {
  if (callTap) globals().trackCallConversion?.(callTap.source, callTap.value, callTap.page);
}
