import { CallWords } from '@/ui/call-words';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { PositionWhatsApp } from '@/ui/position-whatsapp';
import { useLanding } from '../context';

const PHONE = 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto]';
/** Arabic words are long: on the narrowest phone a message's label would have four lines. */
const MESSAGE = 'max-sm:px-2 ltr:max-sm:text-lg rtl:max-[22rem]:gap-1.5 rtl:max-[22rem]:text-base';

/**
 * Call, WhatsApp and SMS: three plain links that work before any script has loaded. On a phone the call takes the
 * whole width, and the messages share a row whatever typeface their words are in: a row
 * that wraps once it has come would move the page.
 */
export function ContactRow({ className = '' }: { className?: string }) {
  const { content, labels, source } = useLanding();
  const { label, message, withPosition } = content.whatsapp;
  return (
    <div
      role="group"
      aria-label={labels.contactLabel}
      // Equal heights for both messages, except while the text about the position stands under one of them.
      className={`flex flex-wrap gap-3 has-[[role=status]:not(:empty)]:items-start ${PHONE} ${className}`}
    >
      <CallLink source={source} className="max-sm:col-span-2">
        <CallWords>{labels.callNow}</CallWords>
      </CallLink>
      {withPosition ? (
        <PositionWhatsApp
          label={label}
          words={labels.position}
          message={message}
          source={source}
          look={`btn btn-whatsapp ${MESSAGE}`}
        />
      ) : (
        <WhatsAppLink message={message} source={source} className={MESSAGE}>
          {label}
        </WhatsAppLink>
      )}
      <SmsLink body={content.sms ?? message} source={source} className={MESSAGE}>
        {labels.sms}
      </SmsLink>
    </div>
  );
}
