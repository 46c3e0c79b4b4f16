import type { AboutContent } from '@/content/en/about';
import { CallLink, SmsLink, WhatsAppLink } from '@/ui/contact-links';

/**
 * Call, WhatsApp and SMS. A WhatsApp tap reports the event `about_whatsapp` and a conversion (spec 1, section 7): both
 * follow from the source "about".
 */
export function AboutActions({ words, className = '' }: { words: AboutContent; className?: string }) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <CallLink source="about" className="max-sm:w-full">
        {words.call}
      </CallLink>
      <WhatsAppLink source="about" className="max-sm:grow" message={words.whatsappMessage}>
        {words.chat}
      </WhatsAppLink>
      <SmsLink source="about" className="max-sm:grow" body={words.smsMessage}>
        {words.sms}
      </SmsLink>
    </div>
  );
}
