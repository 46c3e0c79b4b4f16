import type { ReactNode } from 'react';
import { customerMessage, type MessageKind } from '@/content/desk-messages';
import type { DeskCopy } from '@/content/en/desk';
import { clockTime } from '@/lib/clock-time';
import type { Job, Truck } from '@/contract/job/record';
import type { JobState } from '@/contract/job/steps';
import { dialable } from '@/contract/phone';
import { useTime } from '../alarm/clock';
import { DraftRow } from './draft-row';
import { spokenTo } from './spoken-to';

/** What there is to say at each step. */
const SAYS: Partial<Record<JobState, MessageKind>> = {
  new: 'received',
  taken: 'received',
  sent: 'sent',
  there: 'there',
  done: 'done',
};

interface Props {
  copy: DeskCopy['messages'];
  job: Job;
  trucks: readonly Truck[];
  newTab: ReactNode;
}

/** The message that fits the step, in the customer's language. */
export function CustomerMessages({ copy, job, trucks, newTab }: Props) {
  const { eta } = job;
  // A time that has passed is no promise to make.
  const isToCome = useTime((time) => eta !== undefined && time < Date.parse(eta.at));
  const kind = SAYS[job.state];
  if (!kind) return null;
  const truck = trucks.find(({ id }) => id === job.truckId);
  const text = customerMessage(kind, job.lang, {
    name: spokenTo(job.name),
    reference: job.reference,
    eta: eta && isToCome ? clockTime(eta.at) : undefined,
    plate: truck?.plate,
    driver: truck?.driver,
    price: job.finalPrice,
  });
  return <DraftRow copy={copy} name={copy.names[kind]} text={text} phone={dialable(job.phone)} newTab={newTab} />;
}
