import { env } from '@/config/env';
import type { Description } from '../describe';

/** Reports a call tap to the embedded API, so that the dashboard can count calls. Off with any other back end. */
export function callTaps({ callTap }: Description): void {
  if (!callTap || !env.embeddedApi) return;
  navigator.sendBeacon?.('/api/real-crm-endpoint', JSON.stringify({ action: 'store-call', ...callTap }));
}
