import { booking } from '@/content/en/booking';
import { layout } from '@/content/en/layout';
import { BookingScreen } from '@/features/booking';
import { OfflineLine } from '../layouts/parts/offline-line';
import { Seo } from '../seo';

export default function BookPage() {
  return (
    <>
      <Seo id="book" meta={booking.meta} />
      <BookingScreen words={booking} whatsappMessage={layout.whatsappMessage} smsMessage={layout.smsMessage} notice={<OfflineLine text={layout.offline} help={layout.offlineHelp} />} />
    </>
  );
}
