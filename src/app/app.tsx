import { Suspense } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { BrowserRouter } from 'react-router-dom';
import { PageErrorBoundary } from './page-error';
import { CurrentPage } from './current-page';

/** What both renderers share; the router around it differs. */
export function AppBody() {
  return (
    <HelmetProvider>
      <PageErrorBoundary>
        <Suspense fallback={null}>
          <CurrentPage />
        </Suspense>
      </PageErrorBoundary>
    </HelmetProvider>
  );
}

export function BrowserApp() {
  return (
    <BrowserRouter>
      <AppBody />
    </BrowserRouter>
  );
}
