import type { CallSource } from '@/tracking';
import { CallWords } from './call-words';
import { CallLink, SmsLink, WhatsAppLink } from './contact-links';
import { cx } from './cx';

interface Props {
  /** Where a tap came from, as it is reported. */
  source: CallSource;
  /** What stands on the three buttons. */
  labels: Readonly<Record<'call' | 'chat' | 'sms', string>>;
  /** What is typed in the drafts. */
  drafts: Readonly<Record<'whatsappMessage' | 'smsMessage', string>>;
  className: string;
}

/** In half a page there is no room for three: the call has a line to itself, as on a phone. */
export const IN_HALF = 'lg:max-xl:grid lg:max-xl:grid-cols-2 lg:max-xl:*:first:col-span-2';

/** The three ways to reach us in one row: on a phone the call has a line to itself. */
export function ContactRow({ source, labels, drafts, className }: Props) {
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      <CallLink source={source} className="max-sm:w-full">
        <CallWords>{labels.call}</CallWords>
      </CallLink>
      <WhatsAppLink source={source} className="max-sm:grow" message={drafts.whatsappMessage}>
        {labels.chat}
      </WhatsAppLink>
      <SmsLink source={source} className="max-sm:grow" body={drafts.smsMessage}>
        {labels.sms}
      </SmsLink>
    </div>
  );
}
