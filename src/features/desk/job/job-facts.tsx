import type { DeskCopy } from '@/content/en/desk';
import { pendingEta } from '@/contract/job/eta';
import { paidPrice } from '@/contract/job/paid';
import type { Job, Truck } from '@/contract/job/record';
import { isEnd } from '@/contract/job/steps';
import { named } from './names';
import { TypedText } from './typed-text';
import { useWhen } from './use-when';

interface Props {
  copy: DeskCopy;
  job: Job;
  trucks: readonly Truck[];
  /** Which other jobs are of the same phone, or ''. */
  samePhone: string;
}

/** The lesser facts of a job, each on a line of its own, only those that are known. */
export function JobFacts({ copy: { card, reasons, payments, ends }, job, trucks, samePhone }: Props) {
  const when = useWhen();
  const truck = trucks.find(({ id }) => id === job.truckId);
  const eta = pendingEta(job);
  const paid = paidPrice(job);
  const reason = named(reasons, [job.reason, job.reasonNote].filter(Boolean).join(': '));
  /** What somebody typed at the end of a line stands behind it once more. */
  const facts: [id: string, text: string | undefined | false, typed?: string][] = [
    ['same', samePhone],
    ['vehicle', job.vehicle],
    ['estimate', job.estimate !== undefined && paid === undefined && card.estimate(job.estimate)],
    ['taken', job.takenAt && job.takenBy ? card.takenBy(job.takenBy, when(job.takenAt)) : undefined],
    ['truck', truck && card.truck(truck.plate, truck.driver)],
    ['eta', eta && card.eta(when(eta.at), when(eta.saidAt), eta.by)],
    ['there', job.thereAt && card.thereAt(when(job.thereAt))],
    ['loaded', job.loadedAt && card.loadedAt(when(job.loadedAt))],
    [
      'price',
      paid !== undefined && [card.price(paid), job.payment && payments[job.payment]].filter(Boolean).join(', '),
    ],
    ['end', isEnd(job.state) && card.ended(ends[job.state], reason), job.reasonNote],
    ['over', job.endedAt && card.endedAt(when(job.endedAt))],
  ];
  const shown = facts.filter(([, text]) => text);
  if (shown.length === 0) return null;
  return (
    <ul className="text-base">
      {shown.map(([id, text, typed]) => (
        <li key={id} dir="auto" className={id === 'same' ? 'font-semibold text-alert' : undefined}>
          <TypedText text={text || ''} detail={typed} />
        </li>
      ))}
    </ul>
  );
}
