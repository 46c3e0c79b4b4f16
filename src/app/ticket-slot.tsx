import { useEffect, useState, type ComponentType } from 'react';
import { readTicket } from '@/lib/ticket';

/** The card of a booking that was made in this browser. Its code is fetched only where there is one. */
export function TicketSlot() {
  const [Card, setCard] = useState<ComponentType>();
  useEffect(() => {
    if (!readTicket()) return;
    // Without it nothing is lost but a short cut.
    import('@/features/ticket').then(
      ({ TicketCard }) => setCard(() => TicketCard),
      () => undefined,
    );
  }, []);
  return Card ? <Card /> : null;
}
