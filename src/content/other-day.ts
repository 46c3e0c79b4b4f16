import type { SiteLang } from '@/config/languages';

/** The time of another day than today: "19:51 on Fri 20 Nov". */
export const otherDay: Record<SiteLang, (time: string, day: string) => string> = {
  en: (time, day) => `${time} on ${day}`,
  ar: (time, day) => `${time} يوم ${day}`,
};
