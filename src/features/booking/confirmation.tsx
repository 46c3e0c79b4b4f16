import { useEffect, useRef } from 'react';
import type { BookingContent } from '@/content/booking-types';

/** Shown for 3 s after the booking is stored; takes focus, so that it is read out. */
export function Confirmation({ words, reference }: { words: BookingContent; reference: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    // The form it replaces was longer than the window: whole, and at once, for it does not stay long.
    box.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="rounded-xl border-4 border-whatsapp-dark bg-white p-6 text-center outline-none">
      <h2 className="text-title">{words.confirmed.title}</h2>
      <p className="mt-2 text-xl">{words.confirmed.text}</p>
      <p className="mt-4 text-lg text-muted">{words.confirmed.reference}</p>
      <p className="heading text-4xl tracking-wide"><bdi dir="ltr">{reference}</bdi></p>
    </div>
  );
}
