import { site } from '@/config/site';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: site.timeZone });

/** "02:14" in Dubai, of a time in milliseconds since the epoch or in ISO 8601; '' for what is no time. */
export function clockTime(at: string | number): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return Number.isNaN(ms) ? '' : clock.format(ms);
}
