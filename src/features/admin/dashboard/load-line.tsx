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
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p role="status" className={failure ? 'max-w-text font-semibold text-alert' : 'text-muted'}>
        {state()}
      </p>
      <button
        type="button"
        className="ms-auto min-h-12 min-w-32 rounded-lg border-2 border-asphalt-700 px-4 font-semibold disabled:opacity-60"
        disabled={loading}
        onClick={refresh}
      >
        {loading ? words.refreshing : failure && first ? words.retry : words.refresh}
      </button>
    </div>
  );
}
