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
 * The shared layout: skip link, thumb bar, header, the page, footer. The footer is hydrated separately, like the page's
 * sections, so that a tap meanwhile is answered. A page that needs the layout's texts gets them from
 * `useOutletContext`, not by a second import.
 */
export function Shell({ words }: { words: LayoutContent }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      {/* First in the document, though shown at the bottom: on a slow line its call button is painted with the first
          lines, and keyboards and screen readers reach it first. */}
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
