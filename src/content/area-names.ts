import type { SiteLang } from '@/config/languages';
import { areaNamed, type BookingArea } from '@/contract/catalogue';

/** Where an area has its name in each language of the site. */
const NAME_IN = { en: 'name', ar: 'ar' } as const satisfies Record<SiteLang, keyof BookingArea>;

/** An area as a reader of `lang` calls it; what is no area stays as it is. */
export const areaName = (name: string, lang: SiteLang): string => areaNamed(name)?.[NAME_IN[lang]] ?? name;
