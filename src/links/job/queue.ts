/**
 * The driver's presses, in order: each is stored before it goes to the network, and leaves only when the server has judged it. They go
 * out one after the other with the time since they were made; while one has no answer, the later ones wait behind it.
 */
import type { CrewView, LinkChange } from '@/contract/job/link';
import type { Answer } from '../shared/api';

export interface Waiting {
  /** Order of the presses; given by the store. */
  seq?: number;
  /** The link by which it goes: a driver may have two jobs. */
  token: string;
  /** Milliseconds since the epoch, by this phone's clock. */
  madeAt: number;
  change: LinkChange;
}

export interface QueueStore {
  add(entry: Waiting): Promise<void>;
  all(): Promise<Waiting[]>;
  remove(seq: number): Promise<void>;
}

interface Parts {
  store: QueueStore;
  send: (token: string, change: LinkChange) => Promise<Answer<CrewView>>;
  now: () => number;
  /** Runs `work` while no other tab does; not at all while one is at it. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  /** Told of every answer but "no answer". */
  heard: (entry: Waiting, answer: Answer<CrewView>) => void;
}

export interface Queue {
  press(token: string, change: LinkChange): Promise<void>;
  flush(): Promise<void>;
  waiting(token: string): Promise<Waiting[]>;
}

export function createQueue({ store, send, now, exclusive, heard }: Parts): Queue {
  return {
    press: (token, change) => store.add({ token, change, madeAt: now() }),
    waiting: async (token) => (await store.all()).filter((entry) => entry.token === token),
    flush: () =>
      exclusive(async () => {
        for (;;) {
          const [entry] = await store.all();
          if (entry?.seq === undefined) return;
          const ago = Math.max(0, now() - entry.madeAt);
          const answer = await send(entry.token, { ...entry.change, ago });
          if (answer.kind === 'failed') return;
          await store.remove(entry.seq);
          heard(entry, answer);
        }
      }),
  };
}
