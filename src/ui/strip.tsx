import { lazy, memo, Suspense } from 'react';
import type { Lang } from '@/config/languages';
import type { StripId } from '@/content/strip-types';
import { useLang } from '@/lib/lang';
import { untilLoaded } from '@/lib/until-loaded';
import { stripWords } from './strip-words';

interface Props {
  id: StripId;
  className?: string;
}

/** Fetched after the page has started. Until then the page's own HTML stands there. */
const inLanguage = (lang: Lang) =>
  lazy(() =>
    untilLoaded(async () => {
      const [{ Frames }, { strips }] = await Promise.all([import('./strip-frames'), stripWords[lang]()]);
      const StripInLanguage = ({ id, className }: Props) => {
        const strip = strips.list.find((one) => one.id === id);
        return strip && <Frames strip={strip} className={className} />;
      };
      return { default: StripInLanguage };
    }),
  );
const parts = { en: inLanguage('en'), ar: inLanguage('ar'), ur: inLanguage('ur'), hi: inLanguage('hi') };

/**
 * What to do in one situation, in four pictures with a line each, in the page's language. Memoised, because a re-render
 * of the parent while the code is loading would replace the prerendered HTML.
 */
export const Strip = memo(function Strip(props: Props) {
  const Part = parts[useLang()];
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
});
