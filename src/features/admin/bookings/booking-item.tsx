import { useState } from 'react';
import type { BookingRecord, BookingStatus } from '@/contract/staff';
import type { AdminWords } from '@/content/en/admin';
import { dialable } from '@/contract/phone';
import { phonesInOrder } from '@/contract/typed-phones';
import { mapsHref, telHref, whatsappHref } from '@/lib/links';
import { readablePhone } from '@/lib/readable-phone';
import { Icon } from '@/ui/icon';
import { BLOCKABLE, blockNextPress } from '@/ui/form/one-press';
import { Phone } from '@/ui/phone';
import { nameOf, type BookingNames } from './names';
import { ago, dateAndTime, exact } from '../format';
import { useWork } from '@/ui/form/use-work';
import { STATUS_LOOK } from '../status-look';
import { BookingDetails } from './booking-details';
import type { CustomersData } from './use-bookings';

interface Props {
  words: AdminWords['bookings'];
  justNow: string;
  names: BookingNames;
  record: BookingRecord;
  now: () => number;
  onMark: (id: string, status: BookingStatus) => Promise<boolean>;
  customersData: CustomersData;
}

/** In forced-colours mode only the border remains visible. */
const ACTION = 'inline-flex min-h-12 grow items-center justify-center gap-2 rounded-lg border-2 px-3 font-semibold';

/**
 * One booking: who, what, where, and the three things that are done with it. All of its
 * text was typed by a stranger and is shown as text.
 */
export function BookingItem({ words, justNow, names, record, now, onMark, customersData }: Props) {
  const { id, reference, status, customerInfo: who, position } = record;
  // If somebody has marked it as not done since, it counts as waiting again.
  const end = status === 'done' ? record.end : undefined;
  const name = `${who.firstName} ${who.lastName}`;
  const phone = dialable(who.phone);
  const newTab = <span className="sr-only">, {words.newTab}</span>;
  return (
    <li
      className="flex min-w-0 flex-col gap-2 rounded-xl border-2 wrap-anywhere border-sign-edge bg-card p-3 sm:p-4"
      data-booking={id}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-subtitle break-words">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-base text-muted">
            {reference} ·{' '}
            <time dateTime={record.receivedAt} title={dateAndTime(record.receivedAt)}>
              {ago(record.receivedAt, now(), justNow)}
            </time>
          </p>
        </div>
        <span className={`shrink-0 rounded px-2 py-0.5 text-base font-semibold ${STATUS_LOOK[end ? 'ended' : status]}`}>
          {end ? words.ends[end] : words.status[status]}
        </span>
      </div>
      <p>
        {record.account ? (
          <span className="font-semibold">
            {words.account} <bdi>{record.account.company}</bdi>
          </span>
        ) : (
          <>
            <span className="font-semibold">{nameOf(names.services, record.service)}</span>, {record.location} ·{' '}
            {nameOf(names.urgencies, record.urgency)} · AED {exact(record.estimatedCost)}
          </>
        )}
      </p>
      <p className="line-clamp-2 break-words" dir="auto">
        {phonesInOrder(who.description)}
      </p>
      {/* All of it: the longer label that a press leaves may wrap, and a link take the button's place. */}
      <div className={`${BLOCKABLE} flex flex-wrap gap-2`}>
        <a
          // With large text, the number wraps rather than leave the screen.
          className={`${ACTION} border-transparent bg-amber-400 text-asphalt-950 max-sm:[&_.tel]:whitespace-normal`}
          href={telHref(phone)}
        >
          <Icon name="phone" className="size-5" />
          <span className="sr-only">
            {words.call} {name}:
          </span>{' '}
          <Phone number={readablePhone(phone)} />
        </a>
        <a
          className={`${ACTION} border-transparent bg-whatsapp text-asphalt-950`}
          href={whatsappHref(words.message(who.firstName, reference), phone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" className="size-5" /> {words.whatsapp}
          {newTab}
        </a>
        {position && (
          <a
            className={`${ACTION} border-current`}
            href={mapsHref(position.lat, position.lng)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="pin" className="size-5" /> {words.map}
            {newTab}
          </a>
        )}
        <MarkButton words={words} name={name} status={status} onMark={(to) => onMark(id, to)} />
      </div>
      <BookingDetails words={words} names={names} record={record} customersData={customersData} />
    </li>
  );
}

interface MarkProps {
  words: AdminWords['bookings'];
  name: string;
  status: BookingStatus;
  onMark: (to: BookingStatus) => Promise<boolean>;
}

function MarkButton({ words, name, status, onMark }: MarkProps) {
  const label = status === 'done' ? words.markPending : words.markDone;
  /** The status that the last press found. If it has changed since, the press may have been saved without an answer. */
  const [pressedAt, setPressedAt] = useState<BookingStatus>();
  const { state, start: mark } = useWork(() => {
    blockNextPress();
    setPressedAt(status);
    return onMark(status === 'done' ? 'pending' : 'done');
  });
  return (
    <>
      <button
        type="button"
        className={`${ACTION} border-current aria-disabled:opacity-60`}
        aria-disabled={state === 'working'}
        onClick={() => void mark()}
      >
        <Icon name="check" className="size-5" /> <span>{state === 'working' ? words.marking : label}</span>
        <span className="sr-only">: {name}</span>
      </button>
      <p role="alert" className="basis-full font-semibold text-alert empty:hidden">
        {state === 'failed' && pressedAt === status && words.markFailed}
      </p>
    </>
  );
}
