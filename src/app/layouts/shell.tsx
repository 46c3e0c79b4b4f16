import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import type { LayoutContent } from '@/content/layout-types';
import { NamedPagesContext } from '@/lib/lang';
import { PageErrorBoundary } from '../page-error';
import { Footer } from './parts/footer';
import { Header } from './parts/header';
import { OfflineLine } from './parts/offline-line';
import { ThumbBar } from './parts/thumb-bar';

/**
 * The shared layout: skip link, thumb bar, header, the page, footer. The footer is hydrated
 * by itself, like the page's sections: what is tapped meanwhile does not wait for them. A page that needs the layout's
 * texts has them by `useOutletContext`, not by a second import.
 */
export function Shell({ words }: { words: LayoutContent }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      {/* First in the document, though it stands at the bottom: on a slow line its call button
          is painted with the first lines, and a keyboard or screen reader comes to it first. */}
      <ThumbBar words={words} />
      <Header words={words} />
      <OfflineLine text={words.offline} help={words.offlineHelp} />
      <main id="main" tabIndex={-1} className="outline-none">
        <PageErrorBoundary within sms={words.smsMessage}>
          <NamedPagesContext value={words.named}>
            <Outlet context={words} />
          </NamedPagesContext>
        </PageErrorBoundary>
      </main>
      <Suspense>
        <Footer words={words} />
      </Suspense>
    </>
  );
}
