import { lazy, memo, Suspense } from 'react';
import type { Lang } from '@/config/languages';
import { untilLoaded } from '@/lib/until-loaded';
import { stripWords } from '@/ui/strip-words';

/** Fetched after the page has started. Until then the page's own HTML stands there. */
const inLanguage = (lang: Lang) =>
  lazy(() =>
    untilLoaded(async () => {
      const [{ SituationList }, { strips }] = await Promise.all([import('./situation-list'), stripWords[lang]()]);
      return { default: () => <SituationList words={strips} /> };
    }),
  );
const parts = { en: inLanguage('en'), ar: inLanguage('ar'), ur: inLanguage('ur'), hi: inLanguage('hi') };

/**
 * Situations in four pictures each, in the page's language. Memoised, because a re-render of the parent while the code
 * is loading would replace the prerendered HTML.
 */
export const Situations = memo(function Situations({ lang }: { lang: Lang }) {
  const Part = parts[lang];
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
});
