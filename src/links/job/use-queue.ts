import { useCallback, useState } from 'preact/hooks';
import type { CrewView } from '@/contract/job/link';
import { newId } from '@/lib/new-id';
import { ask, sendPhoto, type Answer } from '../shared/api';
import { useAgain } from '../shared/use-again';
import type { Wanted } from '../shared/use-press';
import {
  createQueue,
  type Kind,
  type Photo,
  type Queue,
  type Waiting,
  type WaitingPhoto,
  type WaitingPress,
} from './queue';
import { pressStore } from './store';

/** What waits is tried again this often, in milliseconds. */
const RETRY_MS = 8_000;
const LOCK = 'rnm-crew-';

export interface DriverQueue {
  /** By this link, not sent yet. */
  waiting: Waiting[];
  /** Photographs that the office did not take, by any link. */
  refused: WaitingPhoto[];
  /** Presses by this link that did not count. */
  lost: Waiting[];
  press: (wanted: Wanted) => Promise<void>;
  /** False: it is kept for as long as the page stands. */
  photo: (photo: Omit<Photo, 'id'>) => Promise<boolean>;
  /** Into the phone's own files. */
  save: (entry: WaitingPhoto) => void;
  drop: (entries: readonly Waiting[]) => Promise<void>;
}

const running: Partial<Record<Kind, Promise<void>>> = {};
/**
 * One tab at a time, where the browser can say so; it may have no locks, or refuse them as it refuses cookies. Who is
 * looked at does not wait for one behind it, which the phone may have put to sleep with the lock: the server counts
 * everything once in any case.
 */
const exclusive = (kind: Kind, work: () => Promise<void>): Promise<void> =>
  (running[kind] ??= (
    navigator.locks
      ?.request(LOCK + kind, { ifAvailable: true }, (lock) =>
        // Its failure is not the lock's, for which it is done without one below.
        lock || !document.hidden ? work().catch(() => undefined) : undefined,
      )
      .catch(work) ?? work()
  ).finally(() => (running[kind] = undefined)));

function save({ photo }: WaitingPhoto): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([photo.bytes], { type: 'image/jpeg' }));
  link.download = photo.name;
  link.click();
  // Later: the download reads it after the press.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}

const store = pressStore();

/** What the driver made by this link: what waits, and what the office had made impossible. */
export function useQueue(token: string, take: (token: string, answer: Answer<CrewView>) => void): DriverQueue {
  const [all, setAll] = useState<Waiting[]>([]);
  const look = useCallback(async () => setAll(await store.all()), []);
  const [queue] = useState(() =>
    createQueue({
      store,
      send: (entry, ago) =>
        entry.photo
          ? sendPhoto<CrewView>(entry.token, entry.photo, ago)
          : ask<CrewView>(entry.token, { ...entry.change, ago }),
      now: Date.now,
      exclusive,
      heard: (entry, answer) => {
        if (answer.kind !== 'wrong') take(entry.token, answer);
        void look();
      },
    }),
  );
  /** Shows what waits, also what an earlier page has left; the network may take its own time. */
  const flush = useCallback(() => {
    void queue.flush().catch(() => undefined);
    return look();
  }, [queue, look]);

  useAgain(flush, RETRY_MS, true);

  /** Its time is now. */
  const add = async (made: Parameters<Queue['add']>[1]): Promise<boolean> => {
    const kept = await queue.add(token, made);
    await flush();
    return kept;
  };
  return {
    waiting: all.filter((entry) => entry.token === token && !entry.refused),
    refused: all.filter((entry) => entry.refused && entry.photo) as WaitingPhoto[],
    lost: all.filter((entry) => entry.token === token && entry.refused && entry.change),
    press: async (wanted) => void (await add({ change: { ...wanted, id: newId(), ago: 0 } as WaitingPress['change'] })),
    photo: (photo) => add({ photo: { ...photo, id: newId() } }),
    save,
    async drop(entries) {
      for (const { seq } of entries) await store.remove(seq as number);
      await look();
    },
  };
}
