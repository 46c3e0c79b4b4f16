import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { BookingContent } from '@/content/booking-types';
import type { FormValues } from '@/contract/booking-fields';
import { OTHER_LOCATION, type ServiceId, type VehicleType } from '@/contract/catalogue';
import { latinDigits } from '@/contract/readable';
import { TicketLink } from './ticket-link';

interface Props {
  words: BookingContent;
  reference: string;
  /** What was sent. */
  stored?: FormValues;
  /** The ticket's address, where there is one. */
  track?: string;
  /** How many bookings wait: their list stands above, and this moves up when it goes. */
  waiting: number;
}

/** The ticket: shown for 3 s after the booking is stored; takes focus, so that it is read out. */
export function Confirmation({ words, reference, stored, track, waiting }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  // The form that it replaces was longer than the window: scroll it into view at once, since it is shown only briefly;
  // and again when the list above disappears, because WebKit has no scroll anchoring.
  useLayoutEffect(() => {
    if (box.current?.contains(document.activeElement)) box.current.scrollIntoView();
  }, [waiting]);
  const { confirmed } = words;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      // Read when it takes the focus: it is gone before anybody has found a way through it.
      aria-labelledby="booked"
      aria-describedby="booked-text booked-facts"
      // Its ground shows as a hairline inside the round corners of its border.
      className="overflow-hidden rounded-xl border-4 border-whatsapp-dark bg-leaf outline-none"
    >
      <div className="px-4 py-2.5 text-white">
        <h2 id="booked" className="text-title">
          {confirmed.title}
        </h2>
        <p id="booked-text" className="leading-snug">
          {confirmed.text}
        </p>
      </div>
      <dl
        id="booked-facts"
        className="flex flex-wrap items-end gap-x-4 gap-y-1 border-b-4 border-dashed border-sign-edge bg-card px-4 py-3 leading-snug"
      >
        <Row title={confirmed.reference}>
          <bdi dir="ltr" className="heading text-[1.75rem] whitespace-nowrap">
            {reference}
          </bdi>
        </Row>
        {stored && (
          <>
            <Row title={confirmed.calls}>
              <bdi dir="ltr" className="text-lg font-bold wrap-anywhere">
                {/* Latin digits: groups of Arabic ones would be reordered in right-to-left text. */}
                {latinDigits(stored.phone)}
              </bdi>
            </Row>
            <Row title={confirmed.sent} wide>
              {sentOf(words, stored)}
            </Row>
          </>
        )}
      </dl>
      <div className="bg-card px-4 py-3">
        <h3 className="text-lg font-semibold">{confirmed.next.title}</h3>
        <ol className="list-decimal ps-5 leading-snug">
          {confirmed.next.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {track && <TicketLink path={track} />}
      </div>
    </div>
  );
}

/** "Car recovery, SUV, Mirdif, Right now" */
function sentOf(words: BookingContent, { service, vehicleType, location, urgency }: FormValues): string {
  const place = location === OTHER_LOCATION ? words.otherShort : words.area(location);
  const parts = [words.services[service as ServiceId], words.vehicleTypes[vehicleType as VehicleType], place];
  return [...parts, words.urgencies[urgency as keyof BookingContent['urgencies']]].join(words.comma);
}

const Row = ({ title, wide, children }: { title: string; wide?: true; children: ReactNode }) => (
  <div className={wide ? 'basis-full' : 'grow basis-32'}>
    <dt className="text-base text-muted">{title}</dt>
    <dd>{children}</dd>
  </div>
);
