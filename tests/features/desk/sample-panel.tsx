import { useMemo } from 'react';
import { vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { DeskPanel } from '@/features/desk/board/desk-panel';
import { useBoard } from '@/features/desk/board/use-board';
import { useShift } from '@/features/desk/shift/use-shift';
import { FIRST } from '@/features/desk/stream/desk-state';
import type { DeskLink } from '@/features/desk/stream/use-desk';
import { NOW } from './sample-job';

interface Props {
  jobs: Job[];
  change?: DeskLink['change'];
}

const now = () => NOW;

/** The board with these jobs, its line up. */
export const SamplePanel = ({ jobs, change = vi.fn() }: Props) => {
  const byId = useMemo(() => new Map(jobs.map((one) => [one.id, one])), [jobs]);
  const state = { ...FIRST, status: 'ready' as const, jobs: byId };
  return (
    <DeskPanel
      copy={desk}
      services={booking.services}
      link={{ state, change, add: vi.fn(), saveTruck: vi.fn() }}
      view={useBoard(state, now)}
      token="t"
      shift={useShift('t')}
    />
  );
};
