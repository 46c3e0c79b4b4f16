import { site } from '@/config/site';

const withSeconds = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: site.timeZone });

/** "02:14:05" in Dubai. */
export const exactTime = (ms: number): string => withSeconds.format(ms);
