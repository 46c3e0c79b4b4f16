import { env } from '@/config/env';
import { attribution } from '../attribution';
import type { Description } from '../describe';

/**
 * Reports a tap on call, WhatsApp or SMS to the embedded API, so that the dashboard can
 * count them. Off with any other back end.
 */
export function callTaps({ callTap, chatTap }: Description): void {
  const tap = callTap ?? chatTap;
  if (!tap || !env.embeddedApi) return;
  const campaign = attribution();
  const from = Object.keys(campaign).length > 0 ? { attribution: campaign } : {};
  navigator.sendBeacon?.('/api/real-crm-endpoint', JSON.stringify({ action: 'store-call', ...tap, ...from }));
}
