import { booking } from '@/content/en/booking';
import { layout } from '@/content/en/layout';
import { BookingScreen } from '@/features/booking';
import { Seo } from '../seo';

export default function BookPage() {
  return (
    <>
      <Seo id="book" meta={booking.meta} />
      <BookingScreen words={booking} whatsappMessage={layout.whatsappMessage} smsMessage={layout.smsMessage} />
    </>
  );
}
