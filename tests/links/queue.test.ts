// @vitest-environment node
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CrewView, LinkChange } from '@/contract/job/link';
import type { PhotoPart } from '@/contract/job/photo';
import { createQueue, type Kind, type Photo, type Waiting, type WaitingPhoto } from '@/links/job/queue';
import { stateWith } from '@/links/job/job';
import { pressStore } from '@/links/job/store';
import type { Answer } from '@/links/shared/api';
import { eventually } from '../support/eventually';

const view = { purpose: 'job', state: 'sent' } as CrewView;
const step = (to: 'sent' | 'there' | 'loaded'): LinkChange => ({ kind: 'step', to, id: randomUUID(), ago: 0 });

let now: number;
let sent: { to: string; ago: number; token: string }[];
let heard: string[];
let answer: (change: LinkChange) => Answer<CrewView>;
let judge: () => Answer<CrewView> | Promise<Answer<CrewView>>;
let busy: Set<Kind>;

const nameOf = (change: LinkChange): string => (change.kind === 'step' ? change.to : change.kind);
/** The queue, with the store that it keeps everything in. */
const open = () => {
  const store = pressStore();
  const queue = createQueue({
    store,
    now: () => now,
    async send({ token, change, photo }, ago) {
      sent.push({ to: photo ? `${photo.part} ${new Uint8Array(photo.bytes).join()}` : nameOf(change), ago, token });
      return photo ? judge() : answer(change);
    },
    async exclusive(kind, work) {
      if (busy.has(kind)) return;
      busy.add(kind);
      await work();
      busy.delete(kind);
    },
    heard: (_entry, { kind }) => void heard.push(kind),
  });
  return { ...queue, ...store };
};
type Queue = ReturnType<typeof open>;

const waiting = async (queue: Queue, token: string): Promise<Waiting[]> =>
  (await queue.all()).filter((entry) => entry.token === token && !entry.refused);
const refused = async (queue: Queue): Promise<WaitingPhoto[]> =>
  (await queue.all()).filter((entry): entry is WaitingPhoto => entry.photo !== undefined && !!entry.refused);

beforeEach(async () => {
  now = 1_000_000;
  [sent, heard, busy] = [[], [], new Set()];
  answer = () => ({ kind: 'ok', view });
  judge = () => ({ kind: 'ok', view });
  // Entries that an earlier test left behind.
  await open().flush();
  [sent, heard] = [[], []];
});

describe("the driver's presses", () => {
  it('go out in the order they were made, with the time since then', async () => {
    const queue = open();
    answer = () => ({ kind: 'failed' });
    for (const to of ['sent', 'there', 'loaded'] as const) {
      await queue.add('a', { change: step(to) });
      now += 60_000;
    }
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['sent']);
    expect(await waiting(queue, 'a')).toHaveLength(3);
    answer = () => ({ kind: 'ok', view });
    sent = [];
    await queue.flush();
    expect(sent.map(({ to, ago }) => [to, ago])).toEqual([
      ['sent', 180_000],
      ['there', 120_000],
      ['loaded', 60_000],
    ]);
    expect(await waiting(queue, 'a')).toEqual([]);
  });

  it('are as good as made just now for a phone whose clock was set back since: the server takes no age below 0', async () => {
    const queue = open();
    answer = () => ({ kind: 'failed' });
    await queue.add('a', { change: step('there') });
    now -= 3_600_000;
    answer = () => ({ kind: 'ok', view });
    await queue.flush();
    expect(sent.map(({ ago }) => ago)).toEqual([0]);
  });

  it('outlive the page', async () => {
    answer = () => ({ kind: 'failed' });
    await open().add('a', { change: step('there') });
    expect((await waiting(open(), 'a')).map(({ change }) => change?.kind)).toEqual(['step']);
    expect(await waiting(open(), 'b')).toEqual([]);
  });

  it('are told, not lost, when the office has changed the job', async () => {
    const queue = open();
    await queue.add('a', { change: step('there') });
    await queue.add('a', { change: step('loaded') });
    answer = (change) =>
      change.kind === 'step' && change.to === 'there' ? { kind: 'refused', view } : { kind: 'ok', view };
    await queue.flush();
    expect(heard).toEqual(['refused', 'ok']);
    expect(await waiting(queue, 'a')).toEqual([]);
    // Until the driver has seen it, on the page of its job: that may not be the one that is open now.
    const again = open();
    sent = [];
    await again.flush();
    expect(sent).toEqual([]);
    const kept = await again.all();
    expect(kept).toMatchObject([{ token: 'a', change: { to: 'there' }, refused: true }]);
    await again.remove(kept[0]?.seq as number);
    expect(await open().all()).toEqual([]);
  });

  it('wait while another tab sends', async () => {
    const queue = open();
    await queue.add('a', { change: step('there') });
    busy.add('change');
    await queue.flush();
    expect(sent).toEqual([]);
    expect(await waiting(queue, 'a')).toHaveLength(1);
  });

  it('are sent even where the phone stores nothing', async () => {
    const refused = globalThis.indexedDB;
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      value: {
        open() {
          throw new Error('refused');
        },
      },
    });
    try {
      const queue = open();
      await queue.add('a', { change: step('there') });
      expect(await waiting(queue, 'a')).toHaveLength(1);
      await queue.flush();
      expect(sent.map(({ to }) => to)).toEqual(['there']);
      expect(await waiting(queue, 'a')).toEqual([]);
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: refused });
    }
  });
});

const corner = (part: PhotoPart, ...bytes: number[]): Photo => ({
  id: randomUUID(),
  moment: 'before',
  part,
  name: `${part}.jpg`,
  bytes: Uint8Array.from(bytes).buffer,
});
/** Runs `work` on a phone whose database is full. */
async function withFullDisk(work: () => Promise<void>): Promise<void> {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  try {
    await work();
  } finally {
    full.mockRestore();
  }
}

describe("the driver's photographs", () => {
  it('wait with the presses, outlive the page, and go out in order with the time they were taken', async () => {
    answer = () => ({ kind: 'failed' });
    judge = () => ({ kind: 'failed' });
    const queue = open();
    await queue.add('a', { photo: corner('front_left', 1, 2) });
    expect(await waiting(open(), 'a')).toHaveLength(1);
    now += 60_000;
    await queue.add('a', { photo: corner('damage', 3) });
    expect(await waiting(open(), 'a')).toHaveLength(2);
    now += 60_000;
    await queue.flush();
    answer = () => ({ kind: 'ok', view });
    judge = () => ({ kind: 'ok', view });
    sent = [];
    const again = open();
    expect((await waiting(again, 'a')).map(({ photo }) => photo?.part)).toEqual(['front_left', 'damage']);
    await again.flush();
    expect(sent).toEqual([
      { to: 'front_left 1,2', ago: 120_000, token: 'a' },
      { to: 'damage 3', ago: 60_000, token: 'a' },
    ]);
    expect([await waiting(again, 'a'), await refused(again)]).toEqual([[], []]);
  });

  it('never hold up a press', async () => {
    const queue = open();
    judge = () => ({ kind: 'failed' });
    await queue.add('a', { photo: corner('front_left', 1) });
    await queue.add('a', { change: step('there') });
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['there', 'front_left 1']);
    expect((await waiting(queue, 'a')).map(({ photo }) => photo?.part)).toEqual(['front_left']);
  });

  it('go out past an entry with nothing in it', async () => {
    const queue = open();
    await queue.put({ token: 'a', madeAt: now } as Waiting);
    await queue.add('a', { photo: corner('front_left', 1) });
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['front_left 1']);
    for (const { seq } of await queue.all()) await queue.remove(seq as number);
  });

  it('let a press by that is made while one of them is on its way', async () => {
    const queue = open();
    let arrive = (_answer: Answer<CrewView>): void => undefined;
    judge = () => new Promise((resolve) => (arrive = resolve));
    await queue.add('a', { photo: corner('front_left', 1) });
    await queue.add('a', { photo: corner('front_right', 2) });
    const sending = queue.flush();
    await eventually(() => expect(sent).toHaveLength(1));
    await queue.add('a', { change: step('there') });
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['front_left 1', 'there']);
    expect((await waiting(queue, 'a')).map(({ photo }) => photo?.part)).toEqual(['front_left', 'front_right']);
    arrive({ kind: 'ok', view });
    await eventually(() => expect(sent).toHaveLength(3));
    arrive({ kind: 'ok', view });
    await sending;
    expect(await waiting(queue, 'a')).toEqual([]);
  });

  it('wait behind a press that has no answer', async () => {
    const queue = open();
    answer = () => ({ kind: 'failed' });
    await queue.add('a', { photo: corner('front_left', 1) });
    await queue.add('a', { change: step('there') });
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['there']);
    expect(await waiting(queue, 'a')).toHaveLength(2);
  });

  it.each<[string, Answer<CrewView>]>([
    ['whose link is another driver’s now', { kind: 'gone', why: 'revoked' }],
    ['of a job that has enough', { kind: 'refused', view }],
    ['that the server cannot read', { kind: 'wrong' }],
  ])('stay in the phone until the driver has seen to them: one %s', async (_what, told) => {
    const queue = open();
    judge = () => told;
    await queue.add('a', { photo: corner('damage', 7) });
    await queue.add('a', { change: step('there') });
    await queue.flush();
    expect(heard.sort()).toEqual(['ok', told.kind].sort());
    expect(await waiting(queue, 'a')).toEqual([]);
    sent = [];
    const again = open();
    await again.flush();
    expect(sent).toEqual([]);
    const [kept] = await refused(again);
    expect(kept).toMatchObject({ photo: { name: 'damage.jpg' }, refused: true });
    expect(new Uint8Array(kept?.photo.bytes as ArrayBuffer)).toEqual(Uint8Array.of(7));
    await again.remove(kept?.seq as number);
    expect(await refused(open())).toEqual([]);
  });

  it('are kept once where two tabs have sent the same one and both were refused', async () => {
    const tabs = [open(), open()] as const;
    const answers: ((told: Answer<CrewView>) => void)[] = [];
    judge = () => new Promise((resolve) => answers.push(resolve));
    await tabs[0].add('a', { photo: corner('damage', 7) });
    await tabs[0].add('b', { photo: corner('rear_left', 8) });
    const sending: Promise<void>[] = [];
    for (const tab of tabs) {
      // A page that is looked at does not wait for the other.
      busy.clear();
      sending.push(tab.flush());
      await eventually(() => expect(answers).toHaveLength(sending.length));
    }
    judge = () => ({ kind: 'wrong' });
    for (const take of answers) take({ kind: 'gone', why: 'revoked' });
    await Promise.all(sending);
    expect((await refused(open())).map(({ photo }) => photo.part)).toEqual(['damage', 'rear_left']);
    expect(await waiting(open(), 'a')).toEqual([]);
    expect(await waiting(open(), 'b')).toEqual([]);
    for (const { seq } of await refused(open())) await tabs[1].remove(seq as number);
    expect(await refused(open())).toEqual([]);
  });

  it('are sent from memory where the phone is full, and nothing else is lost', async () => {
    const queue = open();
    judge = () => ({ kind: 'failed' });
    await queue.add('a', { photo: corner('front_left', 1) });
    await withFullDisk(async () => {
      await queue.add('a', { photo: corner('front_right', 2) });
      await queue.add('a', { change: step('there') });
    });
    expect(await waiting(queue, 'a')).toHaveLength(3);
    // They do not outlive the page.
    expect(await waiting(open(), 'a')).toHaveLength(1);
    judge = () => ({ kind: 'ok', view });
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['there', 'front_left 1', 'front_right 2']);
    expect(await waiting(queue, 'a')).toEqual([]);
  });
});

describe('where the job stands for the driver', () => {
  const waits = (to: 'there' | 'loaded'): Waiting => ({ token: 'a', madeAt: 0, change: step(to) });
  it('counts the steps that still wait', () => {
    expect(stateWith('sent', [waits('there'), waits('loaded')])).toBe('loaded');
    expect(stateWith('sent', [])).toBe('sent');
  });
  it('is over when the office says so, whatever waits', () => {
    expect(stateWith('cancelled', [waits('there')])).toBe('cancelled');
  });
});
