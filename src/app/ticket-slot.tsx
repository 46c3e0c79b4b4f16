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
    // The booking page as it was left, come back to by Back, is a later visit: the ticket may have been cancelled.
    const shown = (event: Event) => (!booking || (event as PageTransitionEvent).persisted) && show();
    const told = booking ? 'pageshow' : TICKET_KEPT;
    addEventListener(told, shown);
    return () => removeEventListener(told, shown);
  }, [booking]);
  return Card ? <Card /> : null;
}
