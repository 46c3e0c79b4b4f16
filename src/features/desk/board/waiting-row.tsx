import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { dialable } from '@/contract/phone';
import { phonesInOrder } from '@/contract/typed-phones';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { BLOCKABLE } from '@/ui/form/one-press';
import { CallCustomer } from '../job/job-contact';
import type { ServiceNames } from '../job/names';
import { Promised } from '../job/promised';
import { dangerText } from '../job/said';

interface Props {
  copy: DeskCopy;
  services: ServiceNames;
  job: Job;
  saving: boolean;
  /** Left out while nobody is on shift. */
  onTake: (() => void) | undefined;
}

/**
 * One waiting job in a line (two on a phone): how long, what and where, whom to call, and
 * taking it. Its text was typed by a stranger.
 */
export function WaitingRow({ copy, services, job, saving, onTake }: Props) {
  const { card } = copy;
  return (
    <li
      data-job={job.id}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-s-8 p-2 ps-3 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_13rem_7rem_9rem] lg:gap-x-6',
        job.danger ? 'border-s-danger' : 'border-s-amber-500',
      )}
    >
      {job.danger && (
        <p className="col-span-full mb-1 rounded bg-danger px-2 font-semibold text-white">{dangerText(card, job)}</p>
      )}
      <div className="min-w-0 leading-snug">
        <p className="font-semibold">
          {job.service ? services[job.service] : card.phoneJob}
          {', '}
          {job.place ? (
            <bdi>{phonesInOrder(job.place)}</bdi>
          ) : (
            <span className="font-normal text-muted">{card.noPlace}</span>
          )}
        </p>
        {job.words && (
          <p className="truncate text-base text-muted max-lg:hidden" dir="auto">
            {phonesInOrder(job.words)}
          </p>
        )}
      </div>
      <div className="lg:order-3 lg:justify-self-end">
        <Promised copy={card} job={job} />
      </div>
      <p className="min-w-0 leading-tight">
        <CallCustomer copy={card} phone={dialable(job.phone)} />
        {job.name && <bdi className="block truncate text-base text-muted max-lg:sr-only lg:-mt-2">{job.name}</bdi>}
      </p>
      {onTake ? (
        <Button variant="call" className={`px-4 lg:order-last ${BLOCKABLE}`} aria-disabled={saving} onClick={onTake}>
          {copy.next.taken}
          <span className="sr-only">: {job.reference}</span>
        </Button>
      ) : (
        <span />
      )}
    </li>
  );
}
