import type { ReactNode } from 'react';
import { smsHref, whatsappHref } from '@/lib/links';

const LINK = 'inline-flex min-h-12 min-w-12 items-center underline underline-offset-4';

interface Props {
  copy: Record<'whatsapp' | 'sms', string>;
  /** What the message is. */
  name: string;
  text: string;
  phone: string;
  newTab: ReactNode;
}

/** A message as a draft in WhatsApp or SMS on this device: a person sends it. */
export const DraftRow = ({ copy, name, text, phone, newTab }: Props) => (
  <p className="flex flex-wrap items-center gap-x-4 text-base">
    <span className="text-muted">{`${name}:`}</span>
    <a className={LINK} href={whatsappHref(text, phone)} target="_blank" rel="noopener noreferrer">
      {copy.whatsapp}
      {newTab}
    </a>
    <a className={LINK} href={smsHref(text, phone)}>
      {copy.sms}
    </a>
  </p>
);
