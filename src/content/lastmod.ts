import type { PathId } from '@/config/paths';

/** Date of the last real change of a page's words, for sitemap.xml. Change it with the words. */
export const lastmod: Partial<Record<PathId, string>> & { default: string } = { default: '2026-11-21' };
