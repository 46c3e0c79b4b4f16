import type { ReactNode } from 'react';
import { site } from '@/config/site';
import type { RoadsideWords } from '@/content/roadside-types';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { Mark } from '@/ui/mark';
import { nameSize } from '@/ui/name-size';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { PageErrorBoundary } from '../page-error';
import { OfflineLine } from './parts/offline-line';
import { ThumbBar } from './parts/thumb-bar';

interface Props {
  words: RoadsideWords;
  children: ReactNode;
}

/** Around a page whose language has no menu: the name, the number, and the call bar. */
export function RoadsideFrame({ words, children }: Props) {
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <ThumbBar words={words} />
      <header className="on-dark sticky top-0 z-40 bg-asphalt-900 text-white">
        <Container className="flex h-17 items-center justify-between gap-3">
          <PageLink
            page="home"
            aria-label={words.logoLabel}
            className={`heading inline-flex min-h-12 items-center gap-2 uppercase no-underline ${nameSize(site.name, 'text-[1.4rem] sm:text-2xl')}`}
          >
            <Mark className="size-8 shrink-0" />
            <span lang="en">{site.name}</span>
          </PageLink>
          <CallLink
            source="header"
            variant="compact"
            className="max-sm:hidden"
            label={`${words.bar.callLabel} ${site.hotline}`}
          >
            <Phone />
          </CallLink>
        </Container>
        <div className="lane text-amber-400" aria-hidden="true" />
      </header>
      <OfflineLine text={words.offline} help={words.offlineHelp} />
      <main id="main" tabIndex={-1} className="outline-none">
        <PageErrorBoundary within sms={words.smsMessage}>
          {children}
        </PageErrorBoundary>
      </main>
      <footer className="on-dark bg-asphalt-950 text-white">
        <Container className="py-6 text-fog">
          <p>{words.others}</p>
        </Container>
      </footer>
    </>
  );
}
