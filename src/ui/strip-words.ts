import type { Lang } from '@/config/languages';
import type { StripsContent } from '@/content/strip-types';

/** The words of all strips in one language: a file of its own, fetched after the page has started. */
export const stripWords: Record<Lang, () => Promise<{ strips: StripsContent }>> = {
  en: () => import('@/content/en/strips'),
  ar: () => import('@/content/ar/strips'),
  ur: () => import('@/content/ur/strips'),
  hi: () => import('@/content/hi/strips'),
};
