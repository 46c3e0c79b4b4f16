import { Suspense, useEffect } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { useLocation, useRoutes } from 'react-router-dom';
import { languages } from '@/config/languages';
import { langOf } from '@/config/paths';
import { LangContext, MissingContext } from '@/lib/lang';
import { useAll } from './on-demand';
import { PageErrorBoundary } from './page-error';
import { partsOf, routes } from './routes';
import { useArrival } from './use-arrival';
import { useFolds } from './use-folds';

/** The page of the current address. Waits (the old page stays) while the new one's code is fetched. */
function Page() {
  const { pathname } = useLocation();
  const lang = langOf(pathname);
  const parts = partsOf(pathname);
  useAll(parts);
  const page = useRoutes(routes);

  // Before the page scrolls to where it begins: each language has a face and line heights of its own.
  useEffect(() => {
    const root = document.documentElement;
    // Only a change is written: setting `dir`, even to what it is, makes the browser restyle every element.
    if (root.lang !== lang) root.lang = lang;
    const { dir } = languages[lang];
    if (root.dir !== dir) root.dir = dir;
  }, [lang]);
  useArrival();
  useFolds();

  return (
    <LangContext value={lang}>
      <MissingContext value={parts.at(-1)?.loaded?.value === undefined}>{page}</MissingContext>
    </LangContext>
  );
}

/** What both renderers share; the router around it differs. */
export function Root() {
  return (
    <HelmetProvider>
      <PageErrorBoundary>
        <Suspense>
          <Page />
        </Suspense>
      </PageErrorBoundary>
    </HelmetProvider>
  );
}
