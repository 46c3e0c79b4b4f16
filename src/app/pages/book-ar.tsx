import { booking } from '@/content/ar/booking';
import { BookingScreen } from '@/features/booking';
import { OfflineLine } from '../layouts/parts/offline-line';
import { Seo } from '../head/seo';
import { TicketSlot } from '../ticket-slot';
import { reserveAction, webPage } from '../head/web-page';

export default function BookArPage() {
  return (
    <>
      <Seo id="bookAr" meta={booking.meta} jsonLd={[webPage('bookAr', booking.meta, reserveAction('bookAr'))]} />
      <BookingScreen words={booking} notice={<OfflineLine text={booking.offline} help={booking.offlineHelp} />} />
      <TicketSlot booking />
    </>
  );
}
