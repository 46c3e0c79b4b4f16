import { useLayoutEffect, useRef } from 'react';
import { TicketLink } from './ticket-link';
import type { BookingContent } from '@/content/booking-types';

interface Props {
  words: BookingContent;
  reference: string;
  /** The ticket's address, where there is one. */
  track?: string | undefined;
  /** How many bookings wait: their list stands above, and this moves up when it goes. */
  waiting: number;
}

/** Shown for 3 s after the booking is stored; takes focus, so that it is read out. */
export function Confirmation({ words, reference, track, waiting }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  // The form it replaces was longer than the window: whole, and at once, for it does not stay long. Again when the list above goes:
  // WebKit doesn't hold the page then.
  useLayoutEffect(() => {
    if (box.current?.contains(document.activeElement))
      box.current.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [waiting]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="rounded-xl border-4 border-whatsapp-dark bg-white p-6 text-center outline-none"
    >
      <h2 className="text-title">{words.confirmed.title}</h2>
      <p className="mt-2 text-xl">{words.confirmed.text}</p>
      <p className="mt-4 text-lg text-muted">{words.confirmed.reference}</p>
      <p className="heading text-4xl tracking-wide">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      {track && <TicketLink path={track} />}
    </div>
  );
}
