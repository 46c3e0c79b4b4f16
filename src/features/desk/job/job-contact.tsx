import type { ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { dialable } from '@/contract/phone';
import { phonesInOrder } from '@/contract/typed-phones';
import { mapsHref, telHref } from '@/lib/links';
import { plusCode } from '@/contract/plus-code';
import { readablePhone } from '@/lib/readable-phone';
import { Icon } from '@/ui/icon';
import { Phone } from '@/ui/phone';

interface Props {
  copy: DeskCopy['card'];
  job: Job;
}

/** The number that dials, large. `phone` as `dialable` gives it. */
export function CallCustomer({ copy: card, phone }: { copy: DeskCopy['card']; phone: string }) {
  return (
    <a
      className="heading inline-flex min-h-12 items-center gap-2 text-xl underline underline-offset-4"
      href={telHref(phone)}
    >
      <Icon name="phone" className="size-5" />
      <span className="sr-only">{card.call} </span>
      <Phone number={readablePhone(phone)} />
    </a>
  );
}

/** Whom to call. */
export function JobContact({ copy: card, job }: Props) {
  const phone = dialable(job.phone);
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <CallCustomer copy={card} phone={phone} />
      {!phone.startsWith('+971') && <span className="rounded border border-asphalt-700 px-2">{card.abroad}</span>}
      <bdi className="min-w-0">{job.name}</bdi>
    </div>
  );
}

/** Where to go. `newTab` is read out with the link to the map. */
export function JobPlace({ copy: card, job, newTab }: Props & { newTab: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {job.place ? (
        <bdi className="font-semibold">{phonesInOrder(job.place)}</bdi>
      ) : (
        <span className="text-muted">{card.noPlace}</span>
      )}
      {job.position && (
        <a
          className="inline-flex min-h-12 items-center gap-1 underline"
          href={mapsHref(job.position.lat, job.position.lng)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="pin" className="size-5" />
          {card.map}
          {newTab}
        </a>
      )}
      {job.position && (
        <span className="text-base text-muted">
          <bdi>{plusCode(job.position)}</bdi>
          {job.position.accuracy > 0 && `, ${card.accuracy(Math.round(job.position.accuracy))}`}
        </span>
      )}
    </p>
  );
}
