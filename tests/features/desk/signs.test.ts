/** The system's notifications: which are shown for what, and when they go. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import { clearNotifications, clearWords, notifyOfWaiting, notifyOfWord } from '@/features/desk/alarm/signs';
import { job } from './sample-job';
import { eventually } from '../../support/eventually';

interface Shown {
  tag: string;
  title: string;
  body: string;
  close: () => void;
}
let shown: Shown[] = [];

beforeEach(() => {
  shown = [];
  vi.stubGlobal('Notification', { permission: 'granted' });
  const registration = {
    active: {},
    showNotification: async (title: string, { tag, body }: { tag: string; body: string }) => {
      shown = shown.filter((one) => one.tag !== tag);
      const one: Shown = { tag, title, body, close: () => (shown = shown.filter((other) => other !== one)) };
      shown.push(one);
    },
    getNotifications: async () => shown,
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
});
afterEach(() => void vi.unstubAllGlobals());
const texts = () => shown.map(({ title, body }) => `${title} | ${body}`);
const jobs = (count: number) => Array.from({ length: count }, (_, i) => job(i + 1, i === 0 ? { danger: 'said' } : {}));

it('three jobs show one notification each, with the number and how urgent it is', async () => {
  notifyOfWaiting(jobs(3), desk);
  await eventually(() => expect(texts()).toHaveLength(3));
  expect(texts()[2]).toBe('New job | RNM-000003 · Right now');
});

it('more of them show one together, gone when nobody waits', async () => {
  notifyOfWaiting(jobs(4), desk);
  const all = ['4 new jobs, 1 may be hurt or in a lane | Open the dashboard to take them.'];
  await eventually(() => expect(texts()).toEqual(all));
  await clearNotifications(new Set([4]));
  expect(texts()).toEqual(all);
  await clearNotifications(new Set());
  expect(texts()).toEqual([]);
});

it('a job that is taken takes its notification along, not the one of what its customer said', async () => {
  notifyOfWaiting(jobs(2), desk);
  await notifyOfWord(job(1), 'Message about a job');
  await eventually(() => expect(texts()).toHaveLength(3));
  await clearNotifications(new Set([2]));
  expect(texts().sort()).toEqual(['Message about a job | RNM-000001', 'New job | RNM-000002 · Right now']);
  await clearWords();
  expect(texts()).toEqual(['New job | RNM-000002 · Right now']);
});

it('where workers are refused, as in Firefox without cookies, the page itself shows them', async () => {
  const refuse = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: refuse } });
  const made = vi.fn(function () {
    return { close: () => undefined };
  });
  vi.stubGlobal('Notification', Object.assign(made, { permission: 'granted' }));
  await notifyOfWord(job(1), 'Message about a job');
  expect(made).toHaveBeenCalledWith('Message about a job', expect.objectContaining({ body: 'RNM-000001' }));
  await clearNotifications(new Set());
});

it('while the worker is being installed, as for long on a bad line, the page itself shows them', async () => {
  const showNotification = () => Promise.reject(new TypeError('No active registration available'));
  const registration = { active: null, showNotification, getNotifications: async () => [] };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  const close = vi.fn();
  const made = vi.fn(function () {
    return { close };
  });
  vi.stubGlobal('Notification', Object.assign(made, { permission: 'granted' }));
  await notifyOfWord(job(1), 'Message about a job');
  expect(made).toHaveBeenCalledWith('Message about a job', expect.objectContaining({ body: 'RNM-000001' }));
  await clearNotifications(new Set());
  expect(close).not.toHaveBeenCalled();
  await clearWords();
  expect(close).toHaveBeenCalledOnce();
});

it('a phone whose worker is not there yet shows none, and nothing fails for it', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active: null }) } });
  const made = vi.fn(function () {
    throw new TypeError('Illegal constructor');
  });
  vi.stubGlobal('Notification', Object.assign(made, { permission: 'granted' }));
  await notifyOfWord(job(1), 'Message about a job');
  expect(made).toHaveBeenCalledOnce();
});
