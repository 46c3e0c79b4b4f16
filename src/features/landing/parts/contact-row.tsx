import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';
import { useLanding } from '../context';

/** Call, WhatsApp and SMS side by side: three plain links that work before any script has loaded. */
export function ContactRow({ className = '' }: { className?: string }) {
  const { content, labels, name, renderWhatsApp } = useLanding();
  const { label, message, withPosition } = content.whatsapp;
  return (
    <div role="group" aria-label={labels.contactLabel} className={`flex flex-wrap items-start gap-3 ${className}`}>
      <CallLink source={name} variant="primary" className="max-xs:grow">
        {labels.callNow}
      </CallLink>
      {withPosition && renderWhatsApp ? (
        renderWhatsApp({ label, message, source: name })
      ) : (
        <WhatsAppLink message={message} source={name}>
          {label}
        </WhatsAppLink>
      )}
      <SmsLink body={content.sms ?? message} source={name}>
        {labels.sms}
      </SmsLink>
    </div>
  );
}
