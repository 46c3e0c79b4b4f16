/**
 * The queue of what the driver presses and photographs, in order. Each entry is stored before it goes to the network,
 * and is removed only when the server has accepted or refused it. Entries are sent one after the other, with their age;
 * while one has no answer, the later ones wait. Presses overtake photographs, even one that is being sent: "I am there"
 * must not wait for a picture on a bad line.
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
  /** The server refused it: it stays in the phone until the driver has dealt with it. */
  refused?: boolean;
}
export type WaitingPress = Made & { change: LinkChange; photo?: undefined };
export type WaitingPhoto = Made & { photo: Photo; change?: undefined };
export type Waiting = WaitingPress | WaitingPhoto;
export type Kind = 'change' | 'photo';

export interface QueueStore {
  /** Adds an entry; one with a number in place of any with that number. */
  put(entry: Waiting): Promise<void>;
  all(): Promise<Waiting[]>;
  remove(seq: number): Promise<void>;
}

interface Parts {
  store: QueueStore;
  send: (entry: Waiting, ago: number) => Promise<Answer<CrewView>>;
  now: () => number;
  /** Runs `work` while nobody else, in any tab, is sending this `kind`; skips it if somebody is. */
  exclusive: (kind: Kind, work: () => Promise<void>) => Promise<void>;
  /** Called with every answer except failures. */
  heard: (entry: Waiting, answer: Answer<CrewView>) => void;
}

export interface Queue {
  add(token: string, made: Pick<WaitingPress, 'change'> | Pick<WaitingPhoto, 'photo'>): Promise<void>;
  flush(): Promise<void>;
}

export function createQueue({ store, send, now, exclusive, heard }: Parts): Queue {
  const flush = (kind: Kind) =>
    exclusive(kind, async () => {
      for (;;) {
        const waiting = (await store.all()).filter(({ refused }) => !refused);
        const entry = waiting.find(({ change }) => change) ?? waiting.find(({ photo }) => photo);
        if (!entry?.[kind]) return;
        const answer = await send(entry, Math.max(0, now() - entry.madeAt));
        if (answer.kind === 'failed') return;
        const seq = entry.seq as number;
        // As a new entry: on a full phone the old one could not be updated, and would be sent again and again. Its
        // number comes from the old one, so that two tabs which have both sent it keep it once.
        if (answer.kind !== 'ok') await store.put({ ...entry, seq: seq + 0.5, refused: true });
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
