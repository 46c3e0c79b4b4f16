import { describe, expect, it, vi } from 'vitest';
import { PUSH_TEXT } from '@/contract/job/push-message';
import { onNotificationClick, onPush } from '@/sw/push';

/** A registration that remembers what it shows, and how it was asked to. */
function registration() {
  const shown: { title: string; body: string; tag: string; close: () => void }[] = [];
  const asked: [title: string, options: NotificationOptions][] = [];
  return {
    shown,
    asked,
    showNotification: async (title: string, options: NotificationOptions) => {
      asked.push([title, options]);
      const { tag = '', body = '' } = options;
      const one = { title, body, tag, close: () => void shown.splice(shown.indexOf(one), 1) };
      const before = shown.findIndex((other) => other.tag === tag);
      if (before !== -1) shown.splice(before, 1);
      shown.push(one);
    },
    getNotifications: async ({ tag }: { tag: string }) => shown.filter((one) => one.tag === tag),
  };
}
const as = <T>(value: unknown): T => value as T;

describe('a push', () => {
  it('shows one notification a job, however often it rings, and takes it away when somebody has it', async () => {
    const device = registration();
    const push = (data: unknown) => onPush(as<ServiceWorkerRegistration>(device), data);
    await push({ kind: 'ring', job: 7 });
    await push({ kind: 'ring', job: 7 });
    await push({ kind: 'ring', job: 8 });
    expect(device.shown.map(({ tag }) => tag)).toEqual(['job-7', 'job-8']);
    await push({ kind: 'quiet', job: 7 });
    expect(device.shown.map(({ tag }) => tag)).toEqual(['job-8']);
    // It sounds each time and stays; browsers say something of their own after a push that shows nothing.
    expect(device.asked.slice(1)).toMatchObject([
      ['New job', { renotify: true, requireInteraction: true }],
      ['New job', { renotify: true, requireInteraction: true }],
      [PUSH_TEXT.taken, { tag: 'job-7', silent: true }],
    ]);
  });

  it('says how many wait, where it is more than one', async () => {
    const device = registration();
    for (const waiting of [1, 3])
      await onPush(as<ServiceWorkerRegistration>(device), { kind: 'ring', job: waiting, waiting });
    expect(device.shown.map(({ body }) => body)).toEqual([
      'Open the dashboard to take it.',
      '3 jobs waiting. Open the dashboard to take them.',
    ]);
  });

  it.each([undefined, 'hello', { kind: 'other' }, { kind: 'quiet' }])(
    'that says %o rings all the same',
    async (data) => {
      const device = registration();
      await onPush(as<ServiceWorkerRegistration>(device), data);
      expect(device.shown.map(({ title }) => title)).toEqual(['New job']);
    },
  );
});

describe('a press on it', () => {
  const client = (url: string) => ({ url, focus: vi.fn(async () => undefined) });

  it('brings an open dashboard to the front', async () => {
    const [page, dashboard] = [client('https://x.test/blog'), client('https://x.test/admin/customers')];
    const openWindow = vi.fn();
    const matchAll = vi.fn(async () => [page, dashboard]);
    await onNotificationClick(as<Clients>({ matchAll, openWindow }));
    expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
    expect(dashboard.focus).toHaveBeenCalledOnce();
    expect(page.focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the jobs where none is', async () => {
    const openWindow = vi.fn();
    await onNotificationClick(as<Clients>({ matchAll: async () => [], openWindow }));
    expect(openWindow).toHaveBeenCalledWith('/admin/jobs');
  });
});
