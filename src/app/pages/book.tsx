import { booking } from '@/content/en/booking';
import { BookingScreen } from '@/features/booking';
import { OfflineLine } from '../layouts/parts/offline-line';
import { Seo } from '../head/seo';
import { TicketSlot } from '../ticket-slot';
import { reserveAction, webPage } from '../head/web-page';

export default function BookPage() {
  return (
    <>
      <Seo id="book" meta={booking.meta} jsonLd={[webPage('book', booking.meta, reserveAction('book'))]} />
      <BookingScreen words={booking} notice={<OfflineLine text={booking.offline} help={booking.offlineHelp} />} />
      <TicketSlot booking />
    </>
  );
}
