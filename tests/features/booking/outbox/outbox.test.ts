import { describe, expect, it, vi } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import { isDue, LONGEST_WAIT_MS, waitAfter } from '@/features/booking/outbox/backoff';
import { createOutbox, type OutboxParts } from '@/features/booking/outbox/outbox';
import type { SendResult } from '@/features/booking/outbox/send';
import type { Entry, Store } from '@/features/booking/outbox/store';
import { eventually } from '../../../support/eventually';

const booking = (id: string, at = '2026-11-21T08:00:00Z') => ({ id, submittedAt: at }) as Booking;

function memory(): Store & { entries: Map<string, Entry>; delivered: Set<string> } {
  const entries = new Map<string, Entry>();
  const delivered = new Set<string>();
  return {
    entries,
    delivered,
    put: async (e, replaces) => {
      if (replaces) entries.delete(replaces);
      entries.set(e.id, e);
    },
    update: async (e) => {
      if (entries.has(e.id)) entries.set(e.id, e);
    },
    remove: async (id) => void entries.delete(id),
    get: async (id) => entries.get(id),
    all: async () => [...entries.values()],
    noteDelivered: async (id) => void delivered.add(id),
    wasDelivered: async (id) => delivered.has(id),
  };
}

function setup(results: SendResult[], over: Partial<OutboxParts> = {}) {
  const store = memory();
  const sent: string[] = [];
  let time = 1_000_000;
  const changed = vi.fn();
  const outbox = createOutbox({
    store,
    send: async (b) => {
      // It must be in the store before it is on the network.
      expect(over.store ? true : store.entries.has(b.id)).toBe(true);
      sent.push(b.id);
      return results.shift() ?? { kind: 'stored', reference: 'R' };
    },
    now: () => time,
    offline: () => false,
    exclusive: (work) => work(),
    changed,
    ...over,
  });
  return { outbox, store, sent, changed, pass: (ms: number) => (time += ms) };
}

describe('a booking leaves the outbox only on a 2xx', () => {
  it('stored: gone from it', async () => {
    const { outbox, store, changed } = setup([]);
    expect(await outbox.submit(booking('a'))).toEqual({ kind: 'stored', reference: 'R', kept: false });
    expect(store.entries.size).toBe(0);
    expect(changed.mock.calls.map(([, r]) => r.kind)).toEqual(['kept', 'stored']);
  });
  it.each<SendResult>([{ kind: 'unreachable' }, { kind: 'failed', status: 500 }])(
    '$kind: kept, tried again when it is due, with the same id',
    async (result) => {
      const { outbox, store, sent, pass } = setup([result]);
      expect(await outbox.submit(booking('a'))).toMatchObject({ kind: result.kind, kept: true });
      expect(store.entries.size).toBe(1);
      await outbox.flush();
      expect(sent).toEqual(['a']);
      pass(5_000);
      await outbox.flush();
      expect(sent).toEqual(['a', 'a']);
      expect(store.entries.size).toBe(0);
    },
  );
  it('refused: waits for the visitor and is not sent again as it stands', async () => {
    const { outbox, store, sent, pass } = setup([
      { kind: 'rejected', status: 400, message: 'no', fields: { phone: 'x' } },
    ]);
    await outbox.submit(booking('a'));
    pass(LONGEST_WAIT_MS);
    await outbox.flush(true);
    expect(sent).toEqual(['a']);
    expect(store.entries.get('a')?.rejected).toEqual({ message: 'no', fields: { phone: 'x' } });
  });
});

it('waits for what must be told before the booking leaves; by then it is stored, and nobody else has heard of it', async () => {
  const { outbox, store, sent, changed } = setup([]);
  let tell = (): void => undefined;
  const submitted = outbox.submit(booking('a'), undefined, new Promise<void>((resolve) => (tell = resolve)));
  await eventually(() => expect(store.entries.has('a')).toBe(true));
  expect([sent, changed.mock.calls]).toEqual([[], []]);
  tell();
  await submitted;
  expect(sent).toEqual(['a']);
});

it('eager: the network is back, so what only lacked one goes now; what a server put off still waits', async () => {
  const { outbox, sent } = setup([{ kind: 'failed', status: 429, retryAfter: 60 }, { kind: 'unreachable' }]);
  await outbox.submit(booking('busy'));
  await outbox.submit(booking('cut'));
  await outbox.flush(true);
  expect(sent).toEqual(['busy', 'cut', 'cut']);
});

it('asked for by a press: what a server put off goes too, and what was refused does not', async () => {
  const { outbox, sent } = setup([
    { kind: 'failed', status: 500 },
    { kind: 'failed', status: 429, retryAfter: 60 },
    { kind: 'rejected', status: 400, message: 'no', fields: {} },
  ]);
  for (const id of ['failed', 'busy', 'refused']) await outbox.submit(booking(id));
  await outbox.flush('asked');
  expect(sent).toEqual(['failed', 'busy', 'refused', 'failed', 'busy']);
});

it('goes oldest first, and stops at the first that finds no network', async () => {
  const { outbox, sent, store } = setup([{ kind: 'unreachable' }]);
  for (const [id, at] of [
    ['late', '2026-11-21T09:00:00Z'],
    ['early', '2026-11-21T08:00:00Z'],
  ] as const)
    await store.put({ id, booking: booking(id, at), attempts: 0, nextAt: 0 });
  await outbox.flush();
  expect(sent).toEqual(['early']);
});

it('goes on to the next one after a booking that arrived, and after one that the server put off', async () => {
  const { outbox, sent, store } = setup([{ kind: 'failed', status: 500 }]);
  for (const [id, hour] of [
    ['put off', 7],
    ['arrives', 8],
    ['last', 9],
  ] as const)
    await store.put({ id, booking: booking(id, `2026-11-21T0${hour}:00:00Z`), attempts: 0, nextAt: 0 });
  await outbox.flush();
  expect(sent).toEqual(['put off', 'arrives', 'last']);
  expect([...store.entries.keys()]).toEqual(['put off']);
});

it('waits longer after each failure in a row, and as long as the server asks for', async () => {
  const { outbox, sent, pass } = setup([
    { kind: 'unreachable' },
    { kind: 'unreachable' },
    { kind: 'failed', status: 503, retryAfter: 60 },
  ]);
  await outbox.submit(booking('a'));
  for (const [wait, tries] of [
    [5_000, 2],
    [9_999, 2],
    [1, 3],
    [59_999, 3],
    [1, 4],
  ] as const) {
    pass(wait);
    await outbox.flush();
    expect(sent).toHaveLength(tries);
  }
});

it('the next one is due when the first of those that wait is', async () => {
  const { outbox, store } = setup([]);
  for (const [id, nextAt] of [
    ['later', 3_000_000],
    ['soon', 2_000_000],
  ] as const)
    await store.put({ id, booking: booking(id), attempts: 1, nextAt });
  expect(await outbox.nextDue()).toBe(2_000_000);
});

it('a mended booking replaces the one that was refused', async () => {
  const { outbox, store } = setup([{ kind: 'rejected', status: 400, message: '', fields: {} }]);
  await outbox.submit(booking('old'));
  await outbox.submit(booking('new'), 'old');
  expect(store.entries.size).toBe(0);
});

describe('storage refused', () => {
  const REFUSED: Store = {
    put: () => Promise.reject(new Error('refused')),
    update: () => Promise.reject(new Error('refused')),
    remove: () => Promise.reject(new Error('refused')),
    get: () => Promise.reject(new Error('refused')),
    all: () => Promise.reject(new Error('refused')),
    noteDelivered: () => Promise.reject(new Error('refused')),
    wasDelivered: () => Promise.reject(new Error('refused')),
  };
  it('sends at once and says that nothing is kept; the page holds it and tries again when it is due', async () => {
    const { outbox, sent, changed, pass } = setup([{ kind: 'unreachable' }, { kind: 'failed', status: 500 }], {
      store: REFUSED,
    });
    expect(await outbox.submit(booking('a'))).toEqual({ kind: 'unreachable', kept: false });
    expect(await outbox.waiting()).toMatchObject([{ id: 'a', unsaved: true, attempts: 1 }]);
    await outbox.flush();
    expect(sent).toEqual(['a']);
    await outbox.flush(true);
    pass(10_000);
    await outbox.flush();
    expect(sent).toEqual(['a', 'a', 'a']);
    expect(changed).toHaveBeenLastCalledWith('a', { kind: 'stored', reference: 'R' });
    expect(changed).not.toHaveBeenCalledWith('a', { kind: 'kept' });
    await expect(outbox.waiting()).rejects.toThrow('refused');
  });
  it('does not wait for another tab, which cannot know of it', async () => {
    const { outbox, sent } = setup([], { store: REFUSED, exclusive: async () => undefined });
    expect(await outbox.submit(booking('a'))).toMatchObject({ kind: 'stored', kept: false });
    expect(sent).toEqual(['a']);
  });
  it('a corrected one takes the place of the one that the page holds, and can be cancelled', async () => {
    const { outbox, sent } = setup([{ kind: 'unreachable' }, { kind: 'unreachable' }], { store: REFUSED });
    await outbox.submit(booking('a'));
    await outbox.submit(booking('b'), 'a');
    expect((await outbox.waiting()).map(({ id }) => id)).toEqual(['b']);
    expect(await outbox.cancel('b')).toBe('maybe');
    await outbox.flush(true).catch(() => undefined);
    expect(sent).toEqual(['a', 'b']);
  });
  it('a refused one waits for the visitor', async () => {
    const { outbox, sent } = setup([{ kind: 'rejected', status: 400, message: 'no', fields: {} }], { store: REFUSED });
    expect(await outbox.submit(booking('a'))).toMatchObject({ kind: 'rejected', kept: false });
    await outbox.flush(true);
    expect(sent).toEqual(['a']);
    expect(await outbox.cancel('a')).toBe('refused');
  });
  it('pressed again when there is room: it is kept like any other', async () => {
    const inner = memory();
    const put = vi.fn(inner.put).mockRejectedValueOnce(new Error('full'));
    const { outbox } = setup([{ kind: 'unreachable' }, { kind: 'unreachable' }], { store: { ...inner, put } });
    expect(await outbox.submit(booking('a'))).toMatchObject({ kept: false });
    expect(await outbox.submit(booking('a'), 'a')).toMatchObject({ kept: true });
    expect(await outbox.waiting()).toEqual([inner.entries.get('a')]);
    expect(inner.entries.get('a')).not.toHaveProperty('unsaved');
  });
});

it('somebody else is sending: kept, not sent twice', async () => {
  const { outbox, sent, store } = setup([], { exclusive: async () => undefined });
  expect(await outbox.submit(booking('a'))).toMatchObject({ kept: true, queued: true });
  expect(sent).toEqual([]);
  expect(store.entries.size).toBe(1);
});

it('cancelled while it is being sent: a failure does not bring it back', async () => {
  let fail: (r: SendResult) => void = () => undefined;
  const { outbox, store } = setup([], { send: () => new Promise((resolve) => (fail = resolve)) });
  const running = outbox.submit(booking('a'));
  await eventually(() => expect(store.entries.size).toBe(1));
  await outbox.cancel('a');
  fail({ kind: 'unreachable' });
  expect(await running).toMatchObject({ kept: false });
  expect(store.entries.size).toBe(0);
});

it('cancelled or corrected while another one is being sent: what was taken back does not go out', async () => {
  const answers: (() => void)[] = [];
  const sent: string[] = [];
  let busy = false;
  const { outbox, store } = setup([], {
    send: (b) => {
      sent.push(b.id);
      return new Promise((resolve) => answers.push(() => resolve({ kind: 'stored', reference: 'R' })));
    },
    exclusive: async (work) => {
      if (busy) return undefined;
      busy = true;
      return work().finally(() => (busy = false));
    },
  });
  const at = (n: number) => `2026-11-21T08:00:0${n}Z`;
  for (const [n, id] of ['first', 'cancelled', 'corrected', 'last'].entries())
    await store.put({ id, booking: booking(id, at(n)), attempts: 1, nextAt: 0 });
  const flushed = outbox.flush();
  await eventually(() => expect(sent).toEqual(['first']));
  await outbox.cancel('cancelled');
  await outbox.submit(booking('correction', at(2)), 'corrected');
  answers[0]?.();
  await eventually(() => expect(sent).toHaveLength(2));
  answers[1]?.();
  await eventually(() => expect(sent).toHaveLength(3));
  answers[2]?.();
  await flushed;
  expect(sent).toEqual(['first', 'correction', 'last']);
  expect(store.entries.size).toBe(0);
});

describe('storage that fails on the way', () => {
  it('what lay in a store that the browser takes away waits in this page, and is sent from it', async () => {
    const inner = memory();
    let lost = false;
    const wasLost = () => lost && !(lost = false);
    const { outbox, sent, pass } = setup([{ kind: 'unreachable' }, { kind: 'unreachable' }], {
      store: { ...inner, wasLost },
    });
    await outbox.submit(booking('a'));
    await outbox.submit(booking('b'));
    await outbox.waiting();
    await outbox.cancel('b');
    inner.entries.clear();
    lost = true;
    expect(await outbox.waiting()).toEqual([expect.objectContaining({ id: 'a', unsaved: true })]);
    pass(5_000);
    await outbox.flush();
    expect(sent).toEqual(['a', 'b', 'a']);
    expect(await outbox.waiting()).toEqual([]);
  });
  it('what the server said of a booking counts, though the browser took the store away while it was sent', async () => {
    const inner = memory();
    let lost = false;
    const wasLost = () => lost && !(lost = false);
    const sent: string[] = [];
    let answer: (result: SendResult) => void = () => undefined;
    const { outbox } = setup([], {
      store: { ...inner, wasLost },
      send: ({ id }) => {
        sent.push(id);
        return new Promise((resolve) => (answer = resolve));
      },
    });
    const submitted = outbox.submit(booking('a'));
    await eventually(() => expect(sent).toEqual(['a']));
    await outbox.waiting();
    inner.entries.clear();
    lost = true;
    await outbox.waiting();
    answer({ kind: 'rejected', status: 400, message: 'not possible', fields: {} });
    await submitted;
    expect(await outbox.waiting()).toMatchObject([{ id: 'a', rejected: { message: 'not possible' } }]);
    await outbox.flush('asked');
    expect(sent).toEqual(['a']);
  });
  it('what the server said counts, though the store that was taken away takes nothing any more', async () => {
    const inner = memory();
    let lost = false;
    const wasLost = () => lost && !(lost = false);
    const put = vi.fn(inner.put);
    let answer: (result: SendResult) => void = () => undefined;
    const send = vi.fn(() => new Promise<SendResult>((resolve) => (answer = resolve)));
    const { outbox } = setup([], { store: { ...inner, put, wasLost }, send });
    const submitted = outbox.submit(booking('a'));
    await eventually(() => expect(send).toHaveBeenCalledTimes(1));
    await outbox.waiting();
    inner.entries.clear();
    lost = true;
    put.mockRejectedValue(new Error('full'));
    await outbox.waiting();
    answer({ kind: 'rejected', status: 400, message: 'not possible', fields: {} });
    expect(await submitted).toMatchObject({ kind: 'rejected', kept: false });
    expect(await outbox.waiting()).toMatchObject([{ id: 'a', unsaved: true, rejected: { message: 'not possible' } }]);
    await outbox.flush('asked');
    expect(send).toHaveBeenCalledTimes(1);
  });
  it('what another tab has taken out of a store that is still there does not come back', async () => {
    const inner = memory();
    const { outbox } = setup([{ kind: 'unreachable' }], { store: { ...inner, wasLost: () => false } });
    await outbox.submit(booking('a'));
    await outbox.waiting();
    inner.entries.clear();
    expect(await outbox.waiting()).toEqual([]);
  });
  it('a stored booking is stored, though its entry cannot be taken out', async () => {
    const store: Store = {
      ...memory(),
      remove: () => Promise.reject(new Error('gone')),
      noteDelivered: () => Promise.reject(new Error('gone')),
    };
    const { outbox, changed } = setup([], { store });
    expect(await outbox.submit(booking('a'))).toEqual({ kind: 'stored', reference: 'R', kept: false });
    expect(changed).toHaveBeenLastCalledWith('a', { kind: 'stored', reference: 'R' });
  });
  it('a booking that could not be sent counts as kept when nobody can look whether it is still there', async () => {
    const inner = memory();
    const store: Store = { ...inner, get: () => Promise.reject(new Error('gone')) };
    const { outbox } = setup([{ kind: 'unreachable' }], { store });
    expect(await outbox.submit(booking('a'))).toEqual({ kind: 'unreachable', kept: true });
    expect(inner.entries.has('a')).toBe(true);
  });
  it('a lock that fails leaves the booking waiting', async () => {
    const { outbox, store } = setup([], { exclusive: () => Promise.reject(new Error('no locks here')) });
    expect(await outbox.submit(booking('a'))).toMatchObject({ kind: 'unreachable', kept: true });
    expect(store.entries.has('a')).toBe(true);
  });
  it('the older version stays until the new one is written or has gone out, and does not go out itself', async () => {
    const inner = memory();
    await inner.put({ id: 'old', booking: booking('old'), attempts: 1, nextAt: 0 });
    const store: Store = { ...inner, put: () => Promise.reject(new Error('full')) };
    const { outbox, sent } = setup([{ kind: 'unreachable' }], { store });
    expect(await outbox.submit(booking('new'), 'old')).toMatchObject({ kept: false });
    expect([...inner.entries.keys()]).toEqual(['old']);
    await outbox.flush(true);
    expect(sent).toEqual(['new', 'new']);
    expect(inner.entries.size).toBe(0);
  });
});

it('remembers what was delivered, and nothing else', async () => {
  const { outbox } = setup([{ kind: 'stored', reference: 'R' }, { kind: 'unreachable' }]);
  await outbox.submit(booking('a'));
  await outbox.submit(booking('b'));
  await outbox.cancel('b');
  expect(await Promise.all(['a', 'b'].map((id) => outbox.wasDelivered(id)))).toEqual([true, false]);
});

describe('what is known of a cancelled booking', () => {
  it('it is not cancelled where it cannot be taken out of the store, and nobody is told so', async () => {
    const store: Store = { ...memory(), remove: () => Promise.reject(new Error('gone')) };
    const { outbox, changed } = setup([{ kind: 'unreachable' }], { store });
    await outbox.submit(booking('a'));
    await expect(outbox.cancel('a')).rejects.toThrow('gone');
    expect(changed).not.toHaveBeenCalledWith('a', { kind: 'cancelled' });
  });
  it('it may have arrived, where the one that it stands in for cannot be read', async () => {
    const inner = memory();
    const get: Store['get'] = (id) => (id === 'old' ? Promise.reject(new Error('gone')) : inner.get(id));
    const { outbox } = setup([{ kind: 'unreachable' }], { store: { ...inner, get }, offline: () => true });
    await outbox.submit(booking('new'), 'old');
    expect(await outbox.cancel('new')).toBe('maybe');
  });
  it('without a network it never left', async () => {
    const { outbox } = setup([{ kind: 'unreachable' }], { offline: () => true });
    await outbox.submit(booking('a'));
    expect(await outbox.cancel('a')).toBe('unsent');
  });
  it('everybody is told that it was cancelled', async () => {
    const { outbox, changed } = setup([{ kind: 'unreachable' }]);
    await outbox.submit(booking('a'));
    await outbox.cancel('a');
    expect(changed).toHaveBeenLastCalledWith('a', { kind: 'cancelled' });
  });
  it('one that is no longer there may have arrived', async () => {
    const { outbox } = setup([]);
    expect(await outbox.cancel('gone')).toBe('maybe');
  });
  it('an attempt with a network may have arrived, also for the version that replaced it', async () => {
    let offline = false;
    const { outbox } = setup([{ kind: 'unreachable' }, { kind: 'unreachable' }], { offline: () => offline });
    await outbox.submit(booking('a'));
    offline = true;
    await outbox.submit(booking('b'), 'a');
    expect(await outbox.cancel('b')).toBe('maybe');
  });
  it('saved without a network, tried with one: it may have arrived', async () => {
    let offline = true;
    const { outbox } = setup([{ kind: 'unreachable' }, { kind: 'failed', status: 502 }], { offline: () => offline });
    await outbox.submit(booking('a'));
    offline = false;
    await outbox.flush(true);
    expect(await outbox.cancel('a')).toBe('maybe');
  });
  it('saved without a network, and a tab that sent it with one was closed before the answer: it may have arrived', async () => {
    const store = memory();
    const { outbox } = setup([{ kind: 'unreachable' }], { store, offline: () => true });
    await outbox.submit(booking('a'));
    const send = vi.fn(() => new Promise<never>(() => undefined));
    const { outbox: closed } = setup([], { store, send });
    void closed.flush(true);
    await eventually(() => expect(send).toHaveBeenCalled());
    expect(await outbox.cancel('a')).toBe('maybe');
  });
  it('while somebody sends it one cannot know', async () => {
    const { outbox, store } = setup([], { exclusive: async () => undefined, offline: () => true });
    await outbox.submit(booking('a'));
    expect(await outbox.cancel('a')).toBe('maybe');
    expect(store.entries.size).toBe(0);
  });
  it('a refused one was not accepted', async () => {
    const { outbox } = setup([{ kind: 'rejected', status: 400, message: '', fields: {} }]);
    await outbox.submit(booking('a'));
    expect(await outbox.nextDue()).toBeUndefined();
    expect(await outbox.cancel('a')).toBe('refused');
  });
});

describe('waiting times', () => {
  it('double from 5 s to 5 min, and the server may ask for more', () => {
    expect([1, 2, 3, 7, 20].map((n) => waitAfter(n))).toEqual([5_000, 10_000, 20_000, 300_000, 300_000]);
    expect(waitAfter(1, 30)).toBe(30_000);
  });
  it('begin anew with the first refusal after a time without network, whose tries come with each page', async () => {
    const refused = { kind: 'failed', status: 502 } as const;
    const lost = Array.from({ length: 8 }, () => ({ kind: 'unreachable' }) as const);
    const { outbox, pass } = setup([...lost, refused, refused]);
    await outbox.submit(booking('a'));
    for (let page = 1; page < lost.length; page += 1) await outbox.flush(true);
    // The server is back, and just being restarted.
    await outbox.flush(true);
    expect(await outbox.nextDue()).toBe(pass(0) + 5_000);
    pass(5_000);
    await outbox.flush();
    expect(await outbox.nextDue()).toBe(pass(0) + 10_000);
  });
  it('a time that lies further off than any wait comes from a wrong clock and does not count', () => {
    const entry = { id: 'a', booking: booking('a'), attempts: 1, nextAt: 10_000_000 } satisfies Entry;
    expect(isDue(entry, 9_900_000)).toBe(false);
    expect(isDue(entry, 10_000_000)).toBe(true);
    expect(isDue(entry, 1_000)).toBe(true);
    // Exactly as far ahead as the longest wait is still a valid time.
    expect(isDue(entry, 10_000_000 - LONGEST_WAIT_MS)).toBe(false);
  });
});

it('one that stands in for a refused booking has not been sent: refused is no "maybe"', async () => {
  let gone = false;
  const { outbox } = setup([{ kind: 'rejected', status: 400, message: '', fields: {} }, { kind: 'unreachable' }], {
    offline: () => gone,
  });
  await outbox.submit(booking('a'));
  gone = true;
  await outbox.submit(booking('b'), 'a');
  expect(await outbox.cancel('b')).toBe('unsent');
});

it('one that stands in for a booking that got no answer may have been sent', async () => {
  let gone = false;
  const { outbox } = setup([{ kind: 'unreachable' }, { kind: 'unreachable' }], { offline: () => gone });
  await outbox.submit(booking('a'));
  gone = true;
  await outbox.submit(booking('b'), 'a');
  expect(await outbox.cancel('b')).toBe('maybe');
});
