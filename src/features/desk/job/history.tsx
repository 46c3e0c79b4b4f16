import { useEffect, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, JobEvent, Truck } from '@/contract/job/record';
import type { PhotoKey } from '@/contract/job/photo';
import { isEnd } from '@/contract/job/steps';
import { ltr } from '@/content/ltr';
import { exactTime } from '@/lib/exact-time';
import { Summary } from '@/ui/summary';
import { readHistory } from '../stream/api';
import { untilRead } from '../stream/until-read';
import { named, photoName } from './names';
import { TypedText } from './typed-text';
import { useWhen } from './use-when';

interface Props {
  copy: DeskCopy;
  job: Job;
  trucks: readonly Truck[];
  token: string;
  startsOpen: boolean;
}

/**
 * Everything that happened to the job, oldest first; asked for when it is opened, and again when the job has changed.
 */
export function History({ copy, job, trucks, token, startsOpen }: Props) {
  const { history } = copy;
  const when = useWhen();
  const [open, setOpen] = useState(startsOpen);
  const [found, setFound] = useState<readonly JobEvent[] | 'failed'>();
  const { id, version, photos } = job;
  useEffect(() => {
    if (!open) return;
    return untilRead(
      () => readHistory(token, id),
      // What has already been loaded stays, until it is answered again.
      (events) => setFound((before) => events ?? (typeof before === 'object' ? before : 'failed')),
    );
  }, [open, token, id, version, photos]);
  return (
    <details open={startsOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary about={job.reference}>{history.title}</Summary>
      {open && typeof found !== 'object' && (
        <p role="status" className="text-muted">
          {found === 'failed' ? history.failed : history.loading}
        </p>
      )}
      {open && typeof found === 'object' && (
        <ol className="space-y-1 text-base">
          {found.map((event) => (
            <li key={event.seq}>
              <time dateTime={event.at} className="me-2 text-muted tabular-nums">
                {when(event.at, exactTime)}
              </time>
              <span>
                <TypedText text={textOf(copy, event, trucks)} detail={event.detail} />
              </span>
              <span className="ms-2 text-muted">
                <bdi>{event.by || history.actors[event.actor]}</bdi>
              </span>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

/** One event in words. Details were typed by people: they are shown as text. */
function textOf(
  { history, heard, states, reasons, problems, card, photos, actions }: DeskCopy,
  { what, to, from, detail = '' }: JobEvent,
  trucks: readonly Truck[],
): string {
  switch (what) {
    case 'created':
      return history.created;
    case 'call':
      return detail ? history.callPlace(detail) : history.call;
    case 'step': {
      if (!to) return '';
      if (to === 'sent' && detail) return history.sent(states[to], Number(detail));
      return isEnd(to) ? card.ended(states[to], named(reasons, detail)) : states[to];
    }
    case 'undone':
      return history.undone(from ? states[from] : '');
    case 'danger':
      return detail === 'yes' ? history.danger : history.noDanger;
    case 'problem':
      return history.problem(named(problems, detail));
    case 'truck': {
      if (detail === '') return history.truck(actions.noTruck);
      // Not its driver: that is who drives it now.
      const plate = trucks.find(({ id }) => id === Number(detail))?.plate;
      return history.truck(plate && ltr(plate));
    }
    case 'photo':
      return photoName(photos, detail as PhotoKey);
    case 'place':
      return detail ? history.with.place(detail) : heard.position;
    case 'note':
    case 'price':
    case 'eta':
      return history.with[what](detail);
    default:
      // Of a newer server than this screen, which has been open since before.
      what satisfies never;
      return detail;
  }
}
