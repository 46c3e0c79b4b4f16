import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import type { ServiceNames } from './names';
import { useWhen } from './use-when';

interface Props {
  copy: DeskCopy;
  services: ServiceNames;
  job: Job;
}

/** What is asked for, and below it the reference, how urgent it is, and when it came in. */
export function JobTitle({ copy, services, job }: Props) {
  const when = useWhen();
  const { account } = job;
  return (
    <h3 tabIndex={-1} className="text-subtitle min-w-0 grow basis-24">
      {account ? (
        <>
          {copy.account.title} <bdi>{account.company}</bdi>
        </>
      ) : job.service ? (
        services[job.service]
      ) : (
        copy.card.phoneJob
      )}
      <span className="block text-base font-normal text-muted">
        {[job.reference, !account && copy.urgency[job.urgency], copy.card.cameIn(when(job.createdAt))]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </h3>
  );
}
