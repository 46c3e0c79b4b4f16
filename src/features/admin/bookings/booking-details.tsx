import type { ReactNode } from 'react';
import type { BookingRecord } from '@/contract/staff';
import { truckAnswers } from '@/contract/truck-questions';
import { answerBadges } from '@/content/en/truck-answers';
import type { AdminWords } from '@/content/en/admin';
import { dialable } from '@/contract/phone';
import { phonesInOrder } from '@/contract/typed-phones';
import { readablePhone } from '@/lib/readable-phone';
import { Phone } from '@/ui/phone';
import { Summary } from '@/ui/summary';
import { nameOf, type BookingNames } from './names';
import { dateAndTime, exact } from '../format';
import { BookingRights } from './booking-rights';
import type { CustomersData } from './use-bookings';

interface Props {
  words: AdminWords['bookings'];
  names: BookingNames;
  record: BookingRecord;
  customersData: CustomersData;
}

/** Everything the booking holds, behind a fold. */
export function BookingDetails({ words, names, record, customersData }: Props) {
  const { customerInfo: who, position, attribution } = record;
  const { fields } = words;
  const vehicle = [record.vehicleType, who.vehicleMake, who.vehicleModel, who.vehicleYear].filter(Boolean).join(', ');
  const answers = truckAnswers({ ...record });
  /** Rows that a request for an account does not have. */
  const tow = (said: [string, ReactNode][]) => (record.account ? [] : said);
  const rows: [string, ReactNode][] = [
    [fields.reference, record.reference],
    ...tow([
      [fields.service, nameOf(names.services, record.service)],
      [fields.urgency, nameOf(names.urgencies, record.urgency)],
      [fields.location, record.location],
    ]),
    [fields.company, record.account?.company],
    [
      who.phoneAbroad ? fields.phoneAbroad : fields.phone,
      <Phone key="phone" number={readablePhone(dialable(who.phone))} />,
    ],
    [fields.email, who.email],
    ...tow([[fields.vehicle, vehicle]]),
    [
      fields.description,
      <span key="text" className="whitespace-pre-line">
        {phonesInOrder(who.description)}
      </span>,
    ],
    [fields.hurt, record.hurt && words.hurt[record.hurt]],
    [fields.truck, answers && answerBadges(answers).join(', ')],
    ...tow([[fields.estimate, `AED ${exact(record.estimatedCost)}`]]),
    [
      fields.position,
      position &&
        `${position.lat.toFixed(5)}, ${position.lng.toFixed(5)}, ${words.accuracy(Math.round(position.accuracy))}`,
    ],
    [fields.received, dateAndTime(record.receivedAt)],
    [fields.submitted, dateAndTime(record.submittedAt)],
    [record.end ? fields.ended : fields.done, record.doneAt && dateAndTime(record.doneAt)],
    [fields.leadScore, String(record.leadScore)],
    [
      fields.source,
      attribution &&
        Object.entries(attribution)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', '),
    ],
  ];
  return (
    <details>
      <Summary about={record.reference}>{words.details}</Summary>
      <dl className="grid grid-cols-[6.5rem_1fr] gap-x-3 gap-y-1 sm:grid-cols-[11rem_1fr]">
        {rows
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="min-w-0 break-words">
                {value}
              </dd>
            </div>
          ))}
      </dl>
      <BookingRights words={words.rights} record={record} {...customersData} />
    </details>
  );
}
