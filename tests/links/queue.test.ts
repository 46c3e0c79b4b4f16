// @vitest-environment node
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CrewView, LinkChange } from '@/contract/job/link';
import { createQueue, type Waiting } from '@/links/job/queue';
import { stateWith } from '@/links/job/job';
import { pressStore } from '@/links/job/store';
import type { Answer } from '@/links/shared/api';

const view = { purpose: 'job', state: 'sent' } as CrewView;
const step = (to: 'sent' | 'there' | 'loaded'): LinkChange => ({ kind: 'step', to, id: randomUUID(), ago: 0 });

let now: number;
let sent: { to: string; ago: number; token: string }[];
let heard: string[];
let answer: (change: LinkChange) => Answer<CrewView>;
let busy: boolean;

const open = () =>
  createQueue({
    store: pressStore(),
    now: () => now,
    async send(token, change) {
      sent.push({ to: change.kind === 'step' ? change.to : change.kind, ago: change.ago, token });
      return answer(change);
    },
    async exclusive(work) {
      if (!busy) await work();
    },
    heard: (_entry, { kind }) => void heard.push(kind),
  });

beforeEach(async () => {
  now = 1_000_000;
  [sent, heard, busy] = [[], [], false];
  answer = () => ({ kind: 'ok', view });
  // What a test before this one left behind.
  await open().flush();
  [sent, heard] = [[], []];
});

describe("the driver's presses", () => {
  it('go out in the order they were made, with the time since then', async () => {
    const queue = open();
    answer = () => ({ kind: 'failed' });
    for (const to of ['sent', 'there', 'loaded'] as const) {
      await queue.press('a', step(to));
      now += 60_000;
    }
    await queue.flush();
    expect(sent.map(({ to }) => to)).toEqual(['sent']);
    expect(await queue.waiting('a')).toHaveLength(3);
    answer = () => ({ kind: 'ok', view });
    sent = [];
    await queue.flush();
    expect(sent.map(({ to, ago }) => [to, ago])).toEqual([
      ['sent', 180_000],
      ['there', 120_000],
      ['loaded', 60_000],
    ]);
    expect(await queue.waiting('a')).toEqual([]);
  });

  it('outlive the page', async () => {
    answer = () => ({ kind: 'failed' });
    await open().press('a', step('there'));
    expect((await open().waiting('a')).map(({ change }) => change.kind)).toEqual(['step']);
    expect(await open().waiting('b')).toEqual([]);
  });

  it('are told, not lost, when the office has changed the job', async () => {
    const queue = open();
    await queue.press('a', step('there'));
    await queue.press('a', step('loaded'));
    answer = (change) =>
      change.kind === 'step' && change.to === 'there' ? { kind: 'refused', view } : { kind: 'ok', view };
    await queue.flush();
    expect(heard).toEqual(['refused', 'ok']);
    expect(await queue.waiting('a')).toEqual([]);
  });

  it('wait while another tab sends', async () => {
    const queue = open();
    await queue.press('a', step('there'));
    busy = true;
    await queue.flush();
    expect(sent).toEqual([]);
    expect(await queue.waiting('a')).toHaveLength(1);
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
      await queue.press('a', step('there'));
      expect(await queue.waiting('a')).toHaveLength(1);
      await queue.flush();
      expect(sent.map(({ to }) => to)).toEqual(['there']);
      expect(await queue.waiting('a')).toEqual([]);
    } finally {
      Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: refused });
    }
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
