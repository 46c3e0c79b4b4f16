import { href } from '@/config/paths';
import { useLang } from '@/lib/lang';

/** Addresses of the pages that the layout names in the language of the page it stands on. */
export const useOwnPages = (): { home: string; stranded: string } =>
  useLang() === 'ar' ? { home: href('recoveryAr'), stranded: href('strandedAr') } : { home: href('home'), stranded: href('stranded') };
