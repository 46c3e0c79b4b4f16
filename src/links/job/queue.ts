/**
 * What the driver presses and photographs, in order: each is stored before it goes to the
 * network, and leaves only when the server has judged it. They go out one after the other
 * with the time since they were made; while one has no answer, the later ones wait behind it.
 * Only a press overtakes photographs, one on its way too: "I am there" must not wait for a
 * picture on a bad line.
 */
import type { CrewView, LinkChange } from '@/contract/job/link';
import type { PhotoPlace } from '@/contract/job/photo';
import type { Answer } from '../shared/api';

export interface Photo extends PhotoPlace {
  id: string;
  /** A JPEG. */
  bytes: ArrayBuffer;
  /** Of the file, should the driver have to save it. */
  name: string;
}

interface Made {
  /** Order in which they were made; given by the store. */
  seq?: number;
  /** The link by which it goes: a driver may have two jobs. */
  token: string;
  /** Milliseconds since the epoch, by this phone's clock. */
  madeAt: number;
  /** The server does not take it: it stays in the phone until the driver has seen to it. */
  refused?: boolean;
}
export type WaitingPress = Made & { change: LinkChange; photo?: undefined };
export type WaitingPhoto = Made & { photo: Photo; change?: undefined };
export type Waiting = WaitingPress | WaitingPhoto;
export type Kind = 'change' | 'photo';

export interface QueueStore {
  /** Always a new one. True: it outlives the page. */
  put(entry: Waiting): Promise<boolean>;
  all(): Promise<Waiting[]>;
  remove(seq: number): Promise<void>;
}

interface Parts {
  store: QueueStore;
  send: (entry: Waiting, ago: number) => Promise<Answer<CrewView>>;
  now: () => number;
  /** Runs `work` while nobody sends this `kind`, in no other tab either; not at all while one is at it. */
  exclusive: (kind: Kind, work: () => Promise<void>) => Promise<void>;
  /** Told of every answer but "no answer". */
  heard: (entry: Waiting, answer: Answer<CrewView>) => void;
}

export interface Queue {
  /** True: it outlives the page. */
  add(token: string, made: Pick<WaitingPress, 'change'> | Pick<WaitingPhoto, 'photo'>): Promise<boolean>;
  flush(): Promise<void>;
}

export function createQueue({ store, send, now, exclusive, heard }: Parts): Queue {
  const flush = (kind: Kind) =>
    exclusive(kind, async () => {
      for (;;) {
        const waiting = (await store.all()).filter(({ refused }) => !refused);
        const entry = waiting.find(({ change }) => change) ?? waiting[0];
        if (entry?.seq === undefined || !entry[kind]) return;
        const answer = await send(entry, Math.max(0, now() - entry.madeAt));
        if (answer.kind === 'failed') return;
        const { seq, ...made } = entry;
        // As a new one: where the phone is full, the old one could not be changed, and would be sent for ever.
        if (answer.kind !== 'ok') await store.put({ ...made, refused: true } as Waiting);
        await store.remove(seq);
        heard(entry, answer);
      }
    });
  return {
    add: (token, made) => store.put({ token, madeAt: now(), ...made }),
    flush: async () => {
      await flush('change');
      await flush('photo');
    },
  };
}
