import type { AdminWords } from '@/content/en/admin';
import type { DashboardData } from '../data/use-dashboard';
import { timeOfDay } from '../format';

interface Props {
  words: AdminWords['load'];
  data: DashboardData & { refresh: () => void };
}

/** When the figures were loaded, whether the latest load failed, and the button for another. */
export function LoadLine({ words, data: { loading, figures, loadedAt, failure, refresh } }: Props) {
  const first = figures === undefined;
  const state = () => {
    if (!failure) return loadedAt === undefined ? words.loading : words.updated(timeOfDay(loadedAt));
    const denied = failure.kind === 'denied' && words.denied;
    if (loadedAt === undefined) return denied || words.firstFailed;
    return `${denied || words.failed(timeOfDay(failure.at))} ${words.since(timeOfDay(loadedAt))}`;
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 max-sm:w-full">
      <p role="status" className={failure ? 'max-w-text font-semibold text-alert' : 'text-base text-muted'}>
        {state()}
      </p>
      <button
        type="button"
        className="min-h-12 min-w-20 text-end font-semibold underline underline-offset-4 disabled:opacity-60"
        disabled={loading}
        onClick={refresh}
      >
        {loading ? words.refreshing : failure && first ? words.retry : words.refresh}
      </button>
    </div>
  );
}
