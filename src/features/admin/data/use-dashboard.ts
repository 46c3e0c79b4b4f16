import { useEffect, useMemo, useState } from 'react';
import type { LastBackup } from '@/contract/dashboard';
import { ADS_HEALTH, ask, DATABASE_HEALTH, healthOf, INSIGHTS, STATS } from './api';
import { createPoll } from './poll';
import { readFigures, type Figures } from './read-figures';

/** Spec 2, section 9: dashboard refresh. */
const REFRESH_MS = 30_000;

export interface Check {
  state: 'checking' | 'connected' | 'error';
  /** Milliseconds since the epoch; undefined: not yet, or never (assumed). */
  at?: number;
}

export interface DashboardData {
  loading: boolean;
  /** The figures of the last load that went well. */
  figures?: Figures;
  loadedAt?: number;
  /** Why the latest load brought nothing, and when. `again`: as the one before it. */
  failure?: { kind: 'failed' | 'denied'; at: number; again: boolean };
  database: Check;
  ads: Check;
  /** As the database's last check told. */
  backup?: LastBackup;
  /** Counts the loads, for lists that refresh along with them. */
  round: number;
}

const START: DashboardData = { loading: true, database: { state: 'checking' }, ads: { state: 'checking' }, round: 0 };

/**
 * Figures and health, loaded on entry and every 30 s, in a hidden tab too. Each of the
 * three waits for its own answer only: a slow health check does not hold up the figures.
 */
export function useDashboard(token: string, now: () => number): DashboardData & { refresh: () => void } {
  const [data, setData] = useState(START);

  const polls = useMemo(() => {
    const change = (part: Partial<DashboardData>) => setData((before) => ({ ...before, ...part }));
    const check = (name: 'database' | 'ads', url: string) => async () => {
      const { healthy, backup } = await healthOf(url);
      change({
        [name]: { state: healthy ? 'connected' : 'error', at: now() } satisfies Check,
        ...(name === 'database' && healthy ? { backup } : {}),
      });
    };
    const figures = async (stopped: () => boolean) => {
      setData((before) => ({ ...before, loading: true, round: before.round + 1 }));
      const [stats, insights] = await Promise.all([ask(STATS, { token }), ask(INSIGHTS, { token })]);
      // Somebody has signed in again: what the server says of the token before comes too late.
      if (stopped()) return;
      if (stats.kind === 'ok') {
        return change({
          loading: false,
          figures: readFigures(stats.body, insights.kind === 'ok' ? insights.body : undefined),
          loadedAt: now(),
          failure: undefined,
        });
      }
      console.warn('dashboard load failed:', stats.kind);
      const kind = stats.kind === 'denied' ? 'denied' : 'failed';
      setData((before) => ({
        ...before,
        loading: false,
        failure: { kind, at: now(), again: before.failure?.kind === kind },
      }));
    };
    return [figures, check('database', DATABASE_HEALTH), check('ads', ADS_HEALTH)].map((work) =>
      createPoll({ work, interval: REFRESH_MS, now }),
    );
  }, [token, now]);

  useEffect(() => {
    for (const poll of polls) poll.start();
    return () => {
      for (const poll of polls) poll.stop();
    };
  }, [polls]);
  return { ...data, refresh: () => polls.forEach((poll) => poll.run()) };
}
