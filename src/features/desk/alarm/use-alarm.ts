import { useEffect, useEffectEvent, useRef } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { isRinging, ringNow, titleFor, type Rung } from './ring';
import { clearNotifications, notifyOfWaiting, showBadge } from './signs';
import { hearsFirst, lookAgain, type Watch } from './sleep';
import { ringOnce } from './sound';

/**
 * How often to check for a ring that is due, in milliseconds. Timers of hidden tabs are throttled: there, each
 * heartbeat of the stream triggers a check.
 */
const LOOK_MS = 1000;

interface Options {
  jobs: readonly Job[];
  /** Number of waiting jobs that are not among `jobs`. */
  beside: number;
  copy: DeskCopy;
  /** Only a device on shift makes noise. */
  onShift: boolean;
  /** The title while no job waits; undefined: the page's own. */
  notice?: string;
  /** Changes with each sign of the server. */
  heardAt: number | undefined;
  now: () => number;
  /** How far the server's clock is ahead, in milliseconds: a device's own may be wrong by hours. */
  ahead: number;
}

/** Rings, in front and in a hidden tab alike, for as long as a job waits. */
export function useAlarm({ jobs, beside, copy, onShift, notice, heardAt, now, ahead }: Options): void {
  const rung = useRef<Rung>(new Map());
  const watch = useRef<Watch>(undefined);
  const waiting = jobs.filter((job) => isRinging(job, (heardAt ?? 0) + ahead));

  const look = useEffectEvent(() => {
    watch.current = lookAgain(watch.current, heardAt, now());
    if (!onShift || hearsFirst(watch.current, heardAt)) return;
    const { due, rung: remembered } = ringNow(waiting, rung.current, now() + ahead);
    rung.current = remembered;
    if (due.length === 0) return;
    ringOnce();
    notifyOfWaiting(due, copy);
  });
  useEffect(() => look());
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);

  const all = waiting.length + beside;
  const ids = waiting.map(({ id }) => id).join(' ');
  useEffect(() => {
    const waitingIds = new Set(ids.split(' ').filter(Boolean).map(Number));
    showBadge(all);
    void clearNotifications(waitingIds);
  }, [ids, all]);

  const usual = useRef('');
  useEffect(() => {
    // The page's own title comes from its head; it is put back when nothing waits.
    if (!/^\(\d+\) /.test(document.title)) usual.current = document.title;
    document.title = titleFor(all, copy.newJobTitle, notice ?? usual.current);
    return () => {
      document.title = usual.current;
    };
  }, [all, copy.newJobTitle, notice]);
}
