/** A desk that cannot reach its server: no job would arrive, and nobody may be looking. */
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { Board } from '@/contract/job/record';
import { Desk } from '@/features/desk';
import { unlockSound } from '@/features/desk/alarm/sound';
import { MemoryRouter } from '../../support/router';
import { stubAudio } from './audio';
import { NOW } from './sample-job';

const { rings } = stubAudio();
await unlockSound();

const BOARD: Board = { jobs: [], trucks: [], seq: 1, now: new Date(NOW).toISOString() };
const MINUTE = 60_000;
let reached: boolean;
let refused: boolean;
let before: number;
let shown: string[];
const close = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  close.mockClear();
  [reached, refused, before, shown] = [false, false, rings(), []];
  vi.stubGlobal('fetch', async (url: string) => {
    if (refused) return Response.json({ error: 'The token is not valid' }, { status: 401 });
    if (!reached) throw new TypeError('Failed to fetch');
    return url.endsWith('/jobs') ? Response.json(BOARD) : new Response('', { status: 503 });
  });
  const Notification = vi.fn(function (title: string, { body }: { body: string }) {
    shown.push(`${title} | ${body}`);
    return { close };
  });
  vi.stubGlobal('Notification', Object.assign(Notification, { permission: 'granted' }));
});
afterEach(() => vi.useRealTimers());

const open = (name: string) => {
  if (name) localStorage.setItem('rnm.desk.shift', JSON.stringify({ name }));
  render(
    <MemoryRouter>
      <Desk
        copy={desk}
        services={booking.services}
        token="token"
        endsSoon={false}
        onDenied={vi.fn()}
        now={() => NOW}
        children={({ panel }) => panel}
      />
    </MemoryRouter>,
  );
};
/** In steps: the render after each may set the next timer. */
const pass = async (ms: number) => {
  for (let left = ms; left > 0; left -= 1000) await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 1000)));
};
const heard = () => [rings() - before, shown.length];

it('rings and notifies after a minute without a line, again every five minutes, and no more once it is back', async () => {
  open('Omar');
  await pass(MINUTE - 2000);
  expect(heard()).toEqual([0, 0]);
  await pass(3000);
  expect(heard()).toEqual([1, 1]);
  expect(shown[0]).toBe(
    'No connection: nothing new rings here | Check the network on this device. Calls to the hotline still reach you.',
  );
  await pass(5 * MINUTE);
  expect(heard()).toEqual([2, 2]);
  expect(close).not.toHaveBeenCalled();
  reached = true;
  await pass(10_000);
  expect(close).toHaveBeenCalled();
  await pass(20 * MINUTE);
  expect(heard()).toEqual([2, 2]);
});

it('leaves a line alone that comes back within the minute', async () => {
  open('Omar');
  await pass(MINUTE - 20_000);
  reached = true;
  await pass(30 * MINUTE);
  expect(heard()).toEqual([0, 0]);
});

it('is silent where nobody is on shift', async () => {
  open('');
  await pass(30 * MINUTE);
  expect(heard()).toEqual([0, 0]);
});

it('says that the sign-in is not accepted, and not that there is no connection, until there is none', async () => {
  reached = true;
  open('Omar');
  await pass(1000);
  refused = true;
  await pass(30_000);
  expect(screen.getByText(desk.line.denied)).toBeVisible();
  expect(screen.queryByText(desk.line.lost)).toBeNull();
  expect(document.title).toContain(desk.session.over);
  await pass(MINUTE);
  expect(shown).toEqual([`${desk.session.over} | ${desk.session.overWhy}`]);
  // Told again in five minutes, not with each answer.
  await pass(4 * MINUTE);
  expect(heard()).toEqual([1, 1]);
  [reached, refused] = [false, false];
  await pass(10_000);
  expect(screen.getByText(desk.line.lost)).toBeVisible();
  expect(screen.queryByText(desk.line.denied)).toBeNull();
});
