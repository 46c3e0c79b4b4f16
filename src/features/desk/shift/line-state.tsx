import type { DeskCopy } from '@/content/en/desk';
import { exactTime } from '@/lib/exact-time';
import { useWhen } from '../job/use-when';
import { isLost, type DeskState } from '../stream/desk-state';

interface Props {
  copy: DeskCopy['line'];
  line: DeskState['line'];
  /** By this device's clock, in milliseconds since the epoch. */
  heardAt: number | undefined;
  /** How far the server's clock is ahead, in milliseconds. */
  ahead: number;
}

const LOOK: Record<DeskState['line'], string> = {
  connecting: 'bg-amber-400',
  live: 'bg-whatsapp',
  polling: 'bg-amber-400',
  lost: 'bg-danger',
  denied: 'bg-danger',
};

/** How the board hears of jobs, and how old what it shows is. */
export function LineState({ copy, line, heardAt, ahead }: Props) {
  const when = useWhen();
  return (
    <p className={isLost(line) ? 'font-semibold text-alert' : 'text-muted'}>
      <span aria-hidden="true" className={`me-2 inline-block size-3 rounded-full ${LOOK[line]}`} />
      <span role="status">{copy[line]}</span>
      {heardAt !== undefined && (
        <span className="ms-1">{copy.age(when(new Date(heardAt + ahead).toISOString(), exactTime))}</span>
      )}
    </p>
  );
}
