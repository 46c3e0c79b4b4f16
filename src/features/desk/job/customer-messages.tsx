import type { ReactNode } from 'react';
import { customerMessage, type MessageKind } from '@/content/desk-messages';
import type { DeskCopy } from '@/content/en/desk';
import { clockTime } from '@/lib/clock-time';
import type { Job, Truck } from '@/contract/job/record';
import type { JobState } from '@/contract/job/steps';
import { smsHref, whatsappHref } from '@/lib/links';
import { dialable } from '@/contract/phone';

/** What there is to say at each step. */
const SAYS: Partial<Record<JobState, MessageKind>> = {
  new: 'received',
  taken: 'received',
  sent: 'sent',
  there: 'there',
  loaded: 'there',
  done: 'done',
};

interface Props {
  copy: DeskCopy['messages'];
  job: Job;
  trucks: readonly Truck[];
  newTab: ReactNode;
}

/** The message that fits the step, in the customer's language, as a draft in WhatsApp or SMS: a person sends it. */
export function CustomerMessages({ copy, job, trucks, newTab }: Props) {
  const kind = SAYS[job.state];
  if (!kind) return null;
  const truck = trucks.find(({ id }) => id === job.truckId);
  const text = customerMessage(kind, job.lang, {
    name: job.name.split(/\s+/)[0] ?? '',
    reference: job.reference,
    ...(job.eta ? { eta: clockTime(job.eta.at) } : {}),
    ...(truck ? { plate: truck.plate, driver: truck.driver } : {}),
    ...(job.finalPrice === undefined ? {} : { price: job.finalPrice }),
  });
  const phone = dialable(job.phone);
  const link = 'inline-flex min-h-12 min-w-12 items-center underline underline-offset-4';
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-base">
      <span className="text-muted">{copy.names[kind]}:</span>
      <a className={link} href={whatsappHref(text, phone)} target="_blank" rel="noopener noreferrer">
        {copy.whatsapp}
        {newTab}
      </a>
      <a className={link} href={smsHref(text, phone)}>
        {copy.sms}
      </a>
    </p>
  );
}
