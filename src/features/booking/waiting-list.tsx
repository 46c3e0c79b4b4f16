import { useState } from 'react';
import { bookingReference } from '@/contract/booking';
import type { BookingContent } from '@/content/booking-types';
import { useLang } from '@/lib/lang';
import type { Entry } from './outbox';

interface Props {
  words: BookingContent;
  entries: readonly Entry[];
  onCancel: (id: string) => Promise<void>;
  onSendNow: () => Promise<void>;
}

/** Bookings that wait in this browser: each can be seen and cancelled. */
export function WaitingList({ words, entries, onCancel, onSendNow }: Props) {
  const [cancelled, setCancelled] = useState(false);
  const time = new Intl.DateTimeFormat(useLang() === 'ar' ? 'ar-AE' : 'en-GB', { hour: '2-digit', minute: '2-digit' });
  const button = 'min-h-12 px-3 font-semibold underline underline-offset-4';
  return (
    <div role="status">
      {cancelled && entries.length === 0 && <p className="mb-4 rounded-lg bg-sign-dim p-3 font-semibold">{words.outbox.cancelled}</p>}
      {entries.length > 0 && (
        <section aria-labelledby="waiting-title" className="mb-6 rounded-xl border-4 border-amber-400 bg-white p-4">
          <h2 id="waiting-title" className="text-subtitle">{words.outbox.pendingTitle}</h2>
          <p className="mt-1">{words.outbox.saved}</p>
          <ul className="mt-2">
            {entries.map(({ id, booking }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-sign-edge">
                <span>
                  {words.outbox.pending} <bdi dir="ltr" className="font-bold">{bookingReference(id)}</bdi>: {words.services[booking.service]}, {words.outbox.waiting}{' '}
                  <bdi>{time.format(new Date(booking.submittedAt))}</bdi>
                </span>
                <button type="button" className={button} onClick={() => void onCancel(id).then(() => setCancelled(true))}>{words.outbox.cancel}</button>
              </li>
            ))}
          </ul>
          <button type="button" className={button} onClick={() => void onSendNow()}>{words.outbox.sendNow}</button>
        </section>
      )}
    </div>
  );
}
