import { useEffect, useState, type ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { linkMessage } from '@/content/link-messages';
import type { Purpose } from '@/contract/job/link';
import type { Job, Truck } from '@/contract/job/record';
import { isOver } from '@/contract/job/steps';
import { makeLink } from '../stream/api';
import { dialable } from '@/contract/phone';
import { Summary } from '@/ui/summary';
import { useTime } from '../alarm/clock';
import { DraftRow } from './draft-row';

/** A caller's link opens for two hours: one that has stood here all night would be over before it is read. */
const RENEW_MS = 3_600_000;

interface Props {
  copy: DeskCopy['links'];
  job: Job;
  trucks: readonly Truck[];
  token: string;
  newTab: ReactNode;
}

interface Recipient {
  purpose: Purpose;
  phone: string;
  lang: string;
}

/** To whom what may be sent at this step. */
function recipients(job: Job, truck: Truck | undefined): Recipient[] {
  const customer = { phone: dialable(job.phone), lang: job.lang };
  const placed = job.thereAt !== undefined;
  return [
    ...(placed ? [] : [{ purpose: 'pin' as const, ...customer }]),
    ...(truck ? [{ purpose: 'job' as const, phone: dialable(truck.phone), lang: truck.lang }] : []),
    { purpose: 'track' as const, ...customer },
  ];
}

/** Links as drafts: asked for when this is opened, again for another driver, and each hour. */
export function SendLink({ copy, job, trucks, token, newTab }: Props) {
  const [open, setOpen] = useState(false);
  const [paths, setPaths] = useState<Partial<Record<Purpose, string>>>();
  const [failed, setFailed] = useState(false);
  const truck = trucks.find(({ id }) => id === job.truckId);
  const list = recipients(job, truck);
  const wanted = list.map(({ purpose }) => purpose).join(' ');
  const { id, truckId } = job;
  const driver = truck?.phone;
  const hour = useTime((time) => Math.floor(time / RENEW_MS));
  // The links of the hour before stay until the new ones have come.
  useEffect(() => {
    setPaths(undefined);
    setFailed(false);
  }, [open, token, id, wanted, truckId, driver]);
  useEffect(() => {
    if (!open) return;
    let current = true;
    const purposes = wanted.split(' ') as Purpose[];
    void Promise.all(purposes.map((purpose) => makeLink(token, id, purpose))).then((made) => {
      if (!current) return;
      if (made.some((path) => path === undefined)) return setFailed(true);
      setPaths(Object.fromEntries(purposes.map((purpose, at) => [purpose, made[at]])));
    });
    return () => {
      current = false;
    };
  }, [open, token, id, wanted, truckId, driver, hour]);
  if (isOver(job.state)) return null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary about={job.reference}>{copy.title}</Summary>
      {open && !paths && (
        <p role="status" className="text-muted">
          {failed ? copy.failed : copy.loading}
        </p>
      )}
      {open &&
        paths &&
        list.map(({ purpose, phone, lang }) => (
          <DraftRow
            key={purpose}
            copy={copy}
            name={copy.names[purpose]}
            text={linkMessage(purpose, lang, job.reference, `${location.origin}${paths[purpose] ?? ''}`)}
            phone={phone}
            newTab={newTab}
          />
        ))}
    </details>
  );
}
