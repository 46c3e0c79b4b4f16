import { useEffect, useState, type ComponentType } from 'react';
import { readTickets, TICKET_KEPT } from '@/lib/ticket';

/**
 * The card of the bookings that were made in this browser. Its code is fetched only where there is
 * one. The `booking` page shows that of an earlier visit only: what is booked there is told there.
 */
export function TicketSlot({ booking = false }: { booking?: boolean }) {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(() => {
    const show = () => {
      if (readTickets().length === 0) return;
      // Without it nothing is lost but a short cut.
      import('@/features/ticket').then(
        ({ TicketCard }) => setCard(() => TicketCard),
        () => undefined,
      );
    };
    show();
    // A booking that waited may go out, and bring its ticket, while the page is open.
    if (booking) return;
    addEventListener(TICKET_KEPT, show);
    return () => removeEventListener(TICKET_KEPT, show);
  }, [booking]);
  return Card ? <Card /> : null;
}
