import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { PositionWhatsApp } from '@/ui/position-whatsapp';
import { useLanding } from '../context';

/** Call, WhatsApp and SMS: three plain links that work before any script has loaded. On a phone the call takes the whole width. */
export function ContactRow({ className = '' }: { className?: string }) {
  const { content, labels, source } = useLanding();
  const { label, message, withPosition } = content.whatsapp;
  return (
    <div role="group" aria-label={labels.contactLabel} className={`flex flex-wrap items-start gap-3 ${className}`}>
      <CallLink source={source} className="max-sm:w-full">
        {labels.callNow}
      </CallLink>
      {withPosition ? (
        <PositionWhatsApp label={label} message={message} source={source} className="max-sm:grow" />
      ) : (
        <WhatsAppLink message={message} source={source} className="max-sm:grow">
          {label}
        </WhatsAppLink>
      )}
      <SmsLink body={content.sms ?? message} source={source} className="max-sm:grow">
        {labels.sms}
      </SmsLink>
    </div>
  );
}
