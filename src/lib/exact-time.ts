import { site } from '@/config/site';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: site.timeZone });

/** "02:14:05" in Dubai, of milliseconds since the epoch. */
export const exactTime = (ms: number): string => clock.format(ms);
