import { useCallback, useState } from 'preact/hooks';
import type { CrewView } from '@/contract/job/link';
import { newId } from '@/lib/new-id';
import { ask, sendPhoto, type Answer } from '../shared/api';
import { useRepeated } from '../shared/use-repeated';
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
  /** Photographs that the office refused, of any link. */
  refused: WaitingPhoto[];
  /** Presses of this link that were refused. */
  lost: Waiting[];
  press: (wanted: Wanted) => Promise<void>;
  photo: (photo: Omit<Photo, 'id'>) => Promise<void>;
  /** Into the phone's own files. */
  save: (entry: WaitingPhoto) => void;
  drop: (entries: readonly Waiting[]) => Promise<void>;
}

const running: Partial<Record<Kind, Promise<void>>> = {};
/**
 * Runs `work` in one tab at a time, if the browser has locks (it may lack or refuse them, as with cookies). A visible
 * page does not wait for a hidden one, which the phone may have suspended while it held the lock: the server counts
 * everything once in any case.
 */
const exclusive = (kind: Kind, work: () => Promise<void>): Promise<void> =>
  (running[kind] ??= (
    navigator.locks
      ?.request(LOCK + kind, { ifAvailable: true }, (lock) =>
        // A failure of `work` must not look like a refused lock, which is handled below.
        lock || !document.hidden ? work().catch(() => undefined) : undefined,
      )
      .catch(work) ?? work()
  ).finally(() => (running[kind] = undefined)));

function save({ photo }: WaitingPhoto): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([photo.bytes], { type: 'image/jpeg' }));
  link.download = photo.name;
  link.click();
  // Later: the download reads the URL after the click.
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}

const store = pressStore();

/** The entries that the driver made with this link: those still queued, and those that came too late. */
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
  /** Updates the list at once, with what an earlier page has left; sending may take its time. */
  const flush = useCallback(() => {
    void queue.flush().catch(() => undefined);
    return look();
  }, [queue, look]);

  useRepeated(flush, RETRY_MS, true);

  /** Its time is now. */
  const add = async (made: Parameters<Queue['add']>[1]): Promise<void> => {
    await queue.add(token, made);
    await flush();
  };
  return {
    waiting: all.filter((entry) => entry.token === token && !entry.refused),
    refused: all.filter((entry) => entry.refused && entry.photo) as WaitingPhoto[],
    lost: all.filter((entry) => entry.token === token && entry.refused && entry.change),
    press: (wanted) => add({ change: { ...wanted, id: newId(), ago: 0 } as WaitingPress['change'] }),
    photo: (photo) => add({ photo: { ...photo, id: newId() } }),
    save,
    async drop(entries) {
      for (const { seq } of entries) await store.remove(seq as number);
      await look();
    },
  };
}
