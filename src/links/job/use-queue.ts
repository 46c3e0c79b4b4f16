import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { CrewView } from '@/contract/job/link';
import { newId } from '@/lib/new-id';
import { ask, type Answer } from '../shared/api';
import type { Wanted } from '../shared/use-press';
import { createQueue, type Queue, type Waiting } from './queue';
import { pressStore } from './store';

/** What waits is tried again this often, in milliseconds. */
const RETRY_MS = 8_000;
const LOCK = 'rnm-crew';

let busy = false;
/** One tab at a time, where the browser can say so; else one try at a time in this tab. The server counts a press once in any case. */
async function exclusive(work: () => Promise<void>): Promise<void> {
  if (navigator.locks)
    return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
  if (busy) return;
  busy = true;
  try {
    await work();
  } finally {
    busy = false;
  }
}

/** The driver's presses by this link: what waits, and what the office had made impossible. */
export function useQueue(token: string, take: (token: string, answer: Answer<CrewView>) => void) {
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [lost, setLost] = useState(false);
  const queueRef = useRef<Queue>(undefined);

  const look = useCallback(async () => setWaiting((await queueRef.current?.waiting(token)) ?? []), [token]);
  const flush = useCallback(async () => {
    await queueRef.current?.flush().catch(() => undefined);
    await look();
  }, [look]);

  useEffect(() => {
    queueRef.current = createQueue({
      store: pressStore(),
      send: (by, change) => ask<CrewView>(by, change),
      now: () => Date.now(),
      exclusive,
      heard: (entry, answer) => {
        if (answer.kind !== 'ok') setLost(true);
        if (answer.kind !== 'wrong') take(entry.token, answer);
        void look();
      },
    });
    void flush();
    const timer = setInterval(() => void flush(), RETRY_MS);
    const eagerly = () => void flush();
    addEventListener('online', eagerly);
    document.addEventListener('visibilitychange', eagerly);
    return () => {
      clearInterval(timer);
      removeEventListener('online', eagerly);
      document.removeEventListener('visibilitychange', eagerly);
    };
  }, [flush, look, take]);

  const press = useCallback(
    async (wanted: Wanted): Promise<void> => {
      await queueRef.current?.press(token, { ...wanted, id: newId(), ago: 0 } as Waiting['change']);
      await look();
      await flush();
    },
    [token, look, flush],
  );
  return { waiting, lost, forget: () => setLost(false), press };
}
