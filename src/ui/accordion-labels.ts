import type { SiteLang } from '@/config/languages';

/** What the line over the folded questions says. */
export const moreQuestions: Record<SiteLang, (count: number) => string> = {
  en: (count) => `${count} more questions`,
  ar: (count) => (count <= 10 ? `${count} أسئلة أخرى` : `${count} سؤالًا آخر`),
};
