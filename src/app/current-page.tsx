import { use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { dirOf, LangContext } from '@/lib/lang';
import { frame } from './layouts/frames';
import { matchPage } from './match';
import { loadedPage, preload } from './pages-cache';
import { useArrival } from './use-arrival';

/** The page of the current address inside its frame. Waits (the old page stays) while the new one's code is fetched. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const match = matchPage(pathname);
  if (!loadedPage(match.key)) use(preload(pathname));
  const Page = loadedPage(match.key) as NonNullable<ReturnType<typeof loadedPage>>;
  const Frame = frame(match.frame);
  useArrival();

  useEffect(() => {
    const root = document.documentElement;
    // Only a change is written: setting `dir`, even to what it is, makes the browser restyle every element.
    if (root.lang !== match.lang) root.lang = match.lang;
    if (root.dir !== dirOf(match.lang)) root.dir = dirOf(match.lang);
  }, [match.lang]);

  return (
    <LangContext value={match.lang}>
      {/* Both come from module-level caches: the same component at every render. */}
      {/* eslint-disable react-hooks/static-components -- see above */}
      <Frame>
        <Page key={match.key} />
      </Frame>
      {/* eslint-enable react-hooks/static-components */}
    </LangContext>
  );
}
