import type { BookingContent } from '@/content/booking-types';
import { OTHER_LOCATION, type ServiceId } from '@/contract/catalogue';
import { messageWithPosition } from '@/lib/position';
import { SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { cx } from '@/ui/cx';
import type { Draft } from './draft';

interface Props {
  words: BookingContent;
  draft: Pick<Draft, 'values' | 'position'>;
  className?: string;
}

/**
 * WhatsApp and SMS drafts with what the form contains so far: the service, the place, and the position if it was asked
 * for.
 */
export function Drafts({ words, draft: { values, position }, className }: Props) {
  const place = values.location === OTHER_LOCATION ? '' : words.area(values.location);
  const text = words.message([values.service && words.services[values.service as ServiceId], place].filter(Boolean));
  const message = position ? messageWithPosition(text, position, words.position.common) : text;
  return (
    <div className={cx('grid grid-cols-2 gap-3 sm:flex', className)}>
      <WhatsAppLink message={message} source="booking" className="max-sm:px-2">
        {words.drafts.whatsapp}
      </WhatsAppLink>
      <SmsLink body={message} source="booking" className="max-sm:px-2">
        {words.drafts.sms}
      </SmsLink>
    </div>
  );
}
