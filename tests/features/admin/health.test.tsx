/** What the dashboard says of the state of what it depends on. */
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { env } from './configured-env';
import { dot, settled, show, signedInForEachTest } from './signed-in';
import { GOOD, NOON, type Replies } from './support';

vi.mock('@/config/env', () => import('./configured-env'));
signedInForEachTest();

describe('health dots', () => {
  it.each<[string, Replies, string, string]>([
    ['both answer', GOOD, 'Connected', 'Connected'],
    ['database failing', { ...GOOD, '/api/mongodb-health': { status: 503 } }, 'Error', 'Connected'],
    [
      'ads failing',
      { ...GOOD, '/api/real-crm-endpoint?action=health-check': () => Promise.reject(new TypeError('x')) },
      'Connected',
      'Error',
    ],
    ['another body, but a 2xx', { ...GOOD, '/api/mongodb-health': { body: 'healthy' } }, 'Connected', 'Connected'],
  ])('%s', async (_what, replies, database, ads) => {
    let answer = () => undefined as void;
    const held = new Promise<void>((done) => (answer = done));
    const later = (reply: Replies[string]) => () =>
      held.then(() => (typeof reply === 'function' ? reply() : (reply as object)));
    await show(Object.fromEntries(Object.entries(replies).map(([start, reply]) => [start, later(reply)])));
    for (const name of ['Database', 'Google Ads'])
      expect(screen.getByRole('button', { name: `${name}: Checking` })).toBeVisible();
    answer();
    expect(await screen.findByRole('button', { name: `Database: ${database}` })).toBeVisible();
    expect(await screen.findByRole('button', { name: `Google Ads: ${ads}` })).toBeVisible();
    for (const name of ['Call tracking', 'Behaviour analytics'])
      expect(screen.getByRole('button', { name: `${name}: Connected` })).toBeVisible();
  });

  const state = (name: string) => dot(new RegExp(name)).querySelector('[data-state]')!.getAttribute('data-state');

  it('are grey for ads and behaviour analytics where no id is configured, whatever the API answers', async () => {
    Object.assign(env, { adsId: '', clarityId: '' });
    await show(GOOD);
    await settled();
    for (const name of ['Google Ads', 'Behaviour analytics']) {
      expect(screen.getByRole('button', { name: `${name}: Not configured` })).toBeVisible();
      expect(state(name)).toBe('off');
    }
    act(() => dot(/Google Ads/).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Not configured. Last check: none');
    expect(state('Database')).toBe('connected');
    expect(state('Call tracking')).toBe('connected');
  });

  it.each([
    ['a web page: a host’s own, a sign-in', '<!doctype html><h1>Sign in</h1>', 'Error'],
    ['a body that says it is not', { connected: false }, 'Error'],
    ['an error with status 200', { status: 'error' }, 'Error'],
    ['any other body', 'OK', 'Connected'],
  ])('tell well from unwell: %s', async (_, body, state) => {
    await show({ ...GOOD, '/api/mongodb-health': { body } });
    expect(await screen.findByRole('button', { name: `Database: ${state}` })).toBeVisible();
  });

  it('follow the answer of existing endpoints, which may know ads of their own', async () => {
    Object.assign(env, { adsId: '', embeddedApi: false });
    await show(GOOD);
    expect(await screen.findByRole('button', { name: 'Google Ads: Connected' })).toBeVisible();
  });

  it('say when they were checked, and that two of them were not', async () => {
    await show(GOOD);
    await settled();
    act(() => dot(/Call tracking/).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Connected. Last check: assumed, not checked');
    act(() => dot(/Database/).focus());
    expect(screen.getByRole('tooltip')).toHaveTextContent('Connected. Last check: 12:00:00');
    expect(dot(/Database/)).toHaveAccessibleName('Database: Connected');
    expect(dot(/Database/), 'the state once, in the name').toHaveAccessibleDescription('Last check: 12:00:00');
    fireEvent.keyDown(dot(/Database/), { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('say it to a pointer that rests on them until Escape is pressed, wherever the focus is', async () => {
    await show(GOOD);
    await settled();
    const rests = dot(/Database/).parentElement!;
    fireEvent.pointerEnter(rests);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Connected. Last check: 12:00:00');
    expect(dot(/Database/)).toHaveAccessibleDescription('Last check: 12:00:00');
    fireEvent.pointerLeave(rests);
    expect(screen.queryByRole('tooltip')).toBeNull();
    fireEvent.pointerEnter(rests);
    expect(screen.getByRole('tooltip')).toBeVisible();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('say it to a finger until it taps elsewhere, also where a tap moves no focus', async () => {
    await show(GOOD);
    await settled();
    fireEvent.click(dot(/Database/));
    fireEvent.pointerDown(screen.getByRole('tooltip'));
    expect(screen.getByRole('tooltip')).toHaveTextContent('12:00:00');
    fireEvent.pointerDown(dot(/Call tracking/));
    fireEvent.click(dot(/Call tracking/));
    expect(screen.getByRole('tooltip')).toHaveTextContent('assumed');
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('the last backup', () => {
  const health = (backup?: unknown): Replies => ({
    ...GOOD,
    '/api/mongodb-health': { body: { status: 'ok', ...(backup ? { backup } : {}) } },
  });
  const at = new Date(NOON - 3 * 3_600_000).toISOString();
  it.each<[string, unknown, RegExp]>([
    ['made', { at, ok: true }, /^Last backup: 21 Nov 2026, 09:00, 3 hours ago\.$/],
    [
      'made, and failed since',
      { at, ok: false },
      /^Last backup: 21 Nov 2026, 09:00, 3 hours ago\.The last try failed. Look in the server’s log\.$/,
    ],
    ['asked for, not made yet', { ok: false }, /^Last backup: None yet\.$/],
    ['not asked for', undefined, /^Last backup: The server makes no backups by itself\. Set BACKUP_DIR/],
  ])('%s', async (_what, backup, words) => {
    await show(health(backup), '/admin/health');
    const line = await screen.findByText('Last backup:');
    expect(line.parentElement?.textContent).toMatch(words);
  });

  it('is not guessed where the server does not answer, or is not ours', async () => {
    Object.assign(env, { embeddedApi: false });
    await show(health(), '/admin/health');
    await settled();
    expect(screen.queryByText('Last backup:')).toBeNull();
  });
});
