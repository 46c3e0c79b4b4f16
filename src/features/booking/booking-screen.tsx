import { useEffect, useRef, type ReactNode } from 'react';
import { siteLang } from '@/config/languages';
import { site } from '@/config/site';
import type { BookingContent } from '@/content/booking-types';
import { siteNames, useLang } from '@/lib/lang';
import { readTickets } from '@/lib/ticket';
import { CALL_SEEN } from '@/ui/call-seen';
import { CallLink } from '@/ui/contact-links';
import { Container } from '@/ui/container';
import { LanguageSwitch } from '@/ui/language-switch';
import { Mark } from '@/ui/mark';
import { nameSize } from '@/ui/name-size';
import { PageLink } from '@/ui/page-link';
import { Phone } from '@/ui/phone';
import { BookingForm } from './booking-form';
import { Confirmation } from './confirmation';
import { Drafts } from './drafts';
import { useBookingForm } from './use-booking-form';
import { TicketLink } from './ticket-link';
import { WaitingList } from './waiting-list';
import { WhyPanel } from './why-panel';

interface Props {
  words: BookingContent;
  /** Stands under the header. */
  notice?: ReactNode;
}

const NAME = 'text-lg leading-tight xs:text-[1.4rem] xs:whitespace-nowrap sm:text-2xl rtl:max-[22rem]:text-base';

/**
 * The booking screen: hotline on top, form, side panel. Without JavaScript the hotline
 * and the drafts stand in its place.
 */
export function BookingScreen({ words, notice }: Props) {
  const lang = useLang();
  const form = useBookingForm();
  const ticket = form.reference && readTickets().find(({ reference }) => reference === form.reference);
  const track = ticket ? ticket.path : undefined;
  const name = siteNames[siteLang(lang)];
  const heading = useFocusAfter(form.phase === 'confirmed');
  return (
    <>
      <header className="on-dark sticky top-0 z-40 bg-asphalt-900 text-white">
        <Container className="flex min-h-17 items-center justify-between gap-3 py-1 rtl:max-[22rem]:gap-1">
          <PageLink
            page="home"
            className={`heading inline-flex min-h-12 items-center gap-2 uppercase no-underline ${nameSize(name, NAME)}`}
          >
            <Mark className="size-8 shrink-0 max-[22rem]:hidden rtl:max-sm:hidden" />
            {name}
          </PageLink>
          <LanguageSwitch className="ms-auto px-2 font-semibold no-underline rtl:max-[22rem]:px-1" />
          <CallLink source="booking" variant="compact" label={`${words.callFirst} ${site.hotline}`}>
            <span className="sm:hidden" {...CALL_SEEN}>
              {words.call}
            </span>
            <span className="hidden sm:inline">
              <Phone />
            </span>
          </CallLink>
        </Container>
        <div className="lane text-amber-400" aria-hidden="true" />
      </header>
      {notice}
      <main id="main" tabIndex={-1} className="outline-none">
        <Container className="grid gap-10 pt-8 pb-[calc(2rem+var(--over))] lg:grid-cols-[minmax(0,1fr)_24rem]">
          {/* Session recordings mask everything about the customer. */}
          <div data-clarity-mask="true">
            <h1 ref={heading} tabIndex={-1} className="text-hero outline-none">
              {words.title}
            </h1>
            <p className="mt-2 mb-6 text-lg text-muted">{words.lead}</p>
            <noscript>
              <div className="on-dark edge-after-dark mb-6 rounded-xl bg-asphalt-900 p-5 text-white">
                <p className="text-lg">{words.noscript}</p>
                <div className="mt-4 flex flex-wrap gap-3">
                  <CallLink source="booking">
                    {words.call} <Phone />
                  </CallLink>
                </div>
              </div>
            </noscript>
            <Drafts words={words} draft={form} className="mb-6" />
            {/* While a booking is being sent, too: what comes back is announced again. */}
            <p role="status" className="font-semibold">
              {form.phase !== 'confirmed' && form.reference && (
                <span className="mb-4 block rounded-lg bg-sign-dim p-3">
                  {form.tooLate ? words.outbox.cancelledLate : words.confirmed.kept}{' '}
                  <bdi dir="ltr" className="whitespace-nowrap">
                    {form.reference}
                  </bdi>
                  . {track && <TicketLink path={track} />}
                </span>
              )}
              {form.phase !== 'confirmed' && form.restored && (
                <span className="mb-4 block rounded-lg bg-sign-dim p-3">{words.draftKept}</span>
              )}
            </p>
            <WaitingList
              words={words}
              entries={form.waiting}
              cancelled={form.cancelled}
              onCancel={form.cancel}
              onSendNow={form.sendNow}
            />
            {form.phase === 'confirmed' ? (
              <Confirmation
                words={words}
                reference={form.reference}
                stored={form.stored}
                track={track}
                waiting={form.waiting.length}
              />
            ) : (
              <BookingForm words={words} form={form} />
            )}
          </div>
          <WhyPanel words={words} />
        </Container>
      </main>
    </>
  );
}

/** The element that takes the focus when the confirmation goes, unless the visitor has moved it elsewhere meanwhile. */
function useFocusAfter(confirmed: boolean) {
  const target = useRef<HTMLHeadingElement>(null);
  const before = useRef(confirmed);
  useEffect(() => {
    const over = before.current && !confirmed;
    before.current = confirmed;
    // What had it is gone, and the browser has fallen back to the body.
    if (over && document.activeElement === document.body) target.current?.focus();
  }, [confirmed]);
  return target;
}
