import type { ReactNode } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { ClockProvider } from './alarm/clock';
import { DeskPanel } from './board/desk-panel';
import { Heard } from './board/heard';
import { NewJobs } from './board/new-jobs';
import { Unsent } from './board/unsent';
import { useBoard } from './board/use-board';
import { WaitingWork } from './board/waiting-work';
import { useAlarm } from './alarm/use-alarm';
import { useLastCall } from './alarm/use-last-call';
import { useLostLine } from './alarm/use-lost-line';
import { isRinging, isWaiting } from './alarm/ring';
import { useShift } from './shift/use-shift';
import { JobsProvider } from './job/other-jobs';
import { isLost } from './stream/desk-state';
import { useDesk } from './stream/use-desk';
import type { ServiceNames } from './job/names';

interface DeskSlot {
  /** Whether this back end has a desk (elsewhere the dashboard stays as it is); undefined until it has said so. */
  available: boolean | undefined;
  /** How many jobs nobody has taken. */
  waiting: number;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  ahead: number;
  panel: ReactNode;
  /** Who waits, short, for another tab. */
  work: ReactNode;
}

interface Props {
  copy: DeskCopy;
  services: ServiceNames;
  token: string;
  /** In a few minutes the session is over, and nothing rings any more. */
  endsSoon: boolean;
  /** The token was refused; the desk goes on asking while it stands. */
  onDenied: () => void;
  /** Milliseconds since the epoch. */
  now: () => number;
  children: (slot: DeskSlot) => ReactNode;
}

/**
 * The desk stands around the whole dashboard, so that it rings whichever tab is open.
 * `children` get the Jobs panel, to show it where they like.
 */
export function Desk({ copy, services, token, endsSoon, onDenied, now, children }: Props) {
  const link = useDesk(token, onDenied, now);
  const shift = useShift(token);
  const view = useBoard(link.state, now);
  const { state } = link;
  const jobs = [...state.jobs.values()];
  const onShift = shift.name !== '';
  useLastCall(copy.session, endsSoon && onShift);
  const lost = onShift && isLost(state.line);
  const [title, why] =
    state.line === 'denied' ? [copy.session.over, copy.session.overWhy] : [copy.line.lostTitle, copy.line.lostWhy];
  useLostLine(lost, title, why);
  const notice = lost ? title : endsSoon && onShift ? copy.session.soon : undefined;
  const beside = view.counts.waiting - view.waiting.length;
  useAlarm({ jobs, beside, copy, onShift, notice, heardAt: state.heardAt, now, ahead: state.ahead });
  const slot = children({
    available: state.status === 'loading' ? undefined : state.status === 'ready',
    waiting:
      beside +
      jobs.filter((job) => isRinging(job, (state.heardAt ?? 0) + state.ahead) || (job.account && isWaiting(job)))
        .length,
    ahead: state.ahead,
    panel: (
      <JobsProvider value={state.jobs}>
        <DeskPanel copy={copy} services={services} link={link} view={view} token={token} shift={shift} />
      </JobsProvider>
    ),
    work: (
      <>
        {state.status === 'ready' && onShift && !shift.sound && (
          <p className="mb-2 font-semibold text-alert">{copy.shift.soundAnywhere}</p>
        )}
        <WaitingWork copy={copy} services={services} link={link} view={view} by={shift.name} />
      </>
    ),
  });
  return (
    <>
      {slot}
      <Unsent copy={copy.unsent} jobs={state.status === 'ready' ? view.unsent : undefined} onShift={onShift} />
      {state.status === 'ready' && <NewJobs copy={copy} jobs={state.jobs} />}
      <ClockProvider value={view.clock}>
        <Heard copy={copy} jobs={state.jobs} said={state.said} onShift={onShift} />
      </ClockProvider>
    </>
  );
}
