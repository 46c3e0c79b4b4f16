import { useEffect, useState, type ComponentType } from 'react';
import { readTickets, TICKET_KEPT } from '@/lib/ticket';

/**
 * The card of the bookings that were made in this browser; its code is fetched only if there are any. On the `booking`
 * page it shows only those of earlier visits, since the form itself confirms a new one.
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
    // A queued booking may be sent, and its ticket arrive, while the page is open; or one is made in another tab. The
    // booking page restored by Back counts as a later visit: the ticket may have been cancelled.
    const shown = (event: Event) => (!booking || (event as PageTransitionEvent).persisted) && show();
    const told = booking ? ['pageshow'] : [TICKET_KEPT, 'visibilitychange'];
    for (const name of told) addEventListener(name, shown);
    return () => told.forEach((name) => removeEventListener(name, shown));
  }, [booking]);
  return Card ? <Card /> : null;
}
