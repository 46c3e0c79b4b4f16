import { useState } from 'react';
import type { AdminWords } from '@/content/en/admin';
import { dubaiMidnight } from '@/contract/dubai-day';
import { exactTime } from '@/lib/exact-time';
import { timeOf } from '@/lib/time-of';
import type { DashboardData } from '../data/use-dashboard';

interface Props {
  words: AdminWords['load'];
  data: DashboardData & { refresh: () => void };
}

/**
 * When the figures were loaded, whether the latest load failed, and the button for another. A screen reader
 * is told of what failed and of the load that was asked for, not every half minute that all is well, or still is not.
 */
export function LoadLine({ words, data: { loading, figures, loadedAt, failure, round, refresh } }: Props) {
  /** The round that a button press has started. */
  const [asked, setAsked] = useState<number>();
  const first = figures === undefined;
  const state = () => {
    if (!failure) return loadedAt === undefined ? words.loading : words.updated(exactTime(loadedAt));
    const denied = failure.kind === 'denied' && words.denied;
    if (loadedAt === undefined) return denied || words.firstFailed;
    // Of another day where the laptop has slept, or the server has not answered since.
    const since = timeOf(loadedAt, dubaiMidnight(failure.at), exactTime);
    return `${denied || words.failed(exactTime(failure.at))} ${words.since(since)}`;
  };
  const spoken = failure?.again === false || (asked === round && !loading);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 max-sm:w-full">
      <p className={failure ? 'max-w-text font-semibold text-alert' : 'text-base text-muted'}>
        <span role="status">{spoken && state()}</span>
        <span>{!spoken && state()}</span>
      </p>
      <button
        type="button"
        className="ms-auto min-h-12 min-w-20 text-end font-semibold underline underline-offset-4 aria-disabled:opacity-60"
        // Not `disabled`: a keyboard user would lose the focus at every automatic refresh.
        aria-disabled={loading}
        onClick={() => {
          if (loading) return;
          setAsked(round + 1);
          refresh();
        }}
      >
        {loading ? words.refreshing : failure && first ? words.retry : words.refresh}
      </button>
    </div>
  );
}
