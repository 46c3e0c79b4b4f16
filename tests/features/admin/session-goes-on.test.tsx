/** A session that is about to end, and one that the server could not open at sign-in. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import type { DeskAround } from '@/features/admin';
import type { Credential } from '@/features/admin/session/credential';
import { NewJob } from '@/features/desk/job/new-job';
import { stubDialog } from '../../support/dialog';
import {
  GOOD,
  makeCredential,
  NOON,
  PASSWORD,
  renderAdmin,
  SERVER_TOKEN,
  SESSION_KEY,
  sessionOf,
  stubApi,
  type Reply,
} from './support';

const MINUTE = 60_000;
const OLD_TOKEN = SERVER_TOKEN.replace('mi9x', 'mi9w');
let credential: Credential;
let token: string;
beforeAll(async () => {
  stubDialog();
  ({ credential, token } = await makeCredential());
}, 60_000);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Stands for the board: something is being typed into it, and it hears of the token that it works with. */
const TypingDesk: DeskAround = ({ token: given, children }) => {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />
      <output>{given}</output>
      {children({ available: true, waiting: 0, ahead: 0, panel: null, work: null })}
    </>
  );
};

/** Whatever looks at the clock by itself has begun to: on a busy machine a moment after it can be seen. */
const ticking = () => expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);

/** By the dialog that the warning in `place` opens. */
function signInAgain(place: Pick<typeof screen, 'getByRole' | 'getByLabelText'>): void {
  fireEvent.click(place.getByRole('button', { name: 'Sign in again' }));
  fireEvent.change(place.getByLabelText('Username'), { target: { value: 'staff' } });
  fireEvent.change(place.getByLabelText('Password', { selector: 'input' }), { target: { value: PASSWORD } });
  fireEvent.click(place.getByRole('button', { name: 'Sign in' }));
}

it('says ten minutes before the end that it ends, and signing in again keeps what is typed', async () => {
  stubApi(GOOD);
  let now = NOON + 469 * MINUTE;
  sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderAdmin({ credential, now: () => now, Desk: TypingDesk });
  fireEvent.change(await screen.findByLabelText('Note'), { target: { value: 'Two children in the car' } });
  expect(screen.queryByText(/You will be signed out/)).toBeNull();
  await ticking();
  now += 90_000;
  act(() => void vi.advanceTimersByTime(10_000));
  const bar = screen.getByText(/You will be signed out in 10 minutes/).closest<HTMLElement>('[data-warning]')!;
  const said = within(bar).getByRole('status');
  expect(said).toHaveTextContent(/in 10 minutes/);
  // Seen each minute, heard in the first and in the last.
  for (const left of [9, 2, 1]) {
    now = NOON + (480 - left) * MINUTE;
    act(() => void vi.advanceTimersByTime(10_000));
    expect(bar).toHaveTextContent(left === 1 ? /in 1 minute\./ : `in ${left} minutes.`);
    expect(said.textContent === '').toBe(left !== 1);
  }

  signInAgain(screen);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByText(/You will be signed out/)).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveValue('Two children in the car');
  expect(JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({
    loginTime: new Date(now).toISOString(),
  });
}, 60_000);

it('lets somebody put the sign-in away, and ask for it again, as long as there is time', async () => {
  stubApi(GOOD);
  sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
  renderAdmin({ credential, now: () => NOON + 471 * MINUTE, Desk: TypingDesk });
  const again = await screen.findByRole('button', { name: 'Sign in again' });
  for (const _time of [1, 2]) {
    fireEvent.click(again);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(screen.getByText(/You will be signed out in 9 minutes/)).toBeVisible();
});

/** The board was refused by the server. */
const RefusedDesk: DeskAround = ({ onDenied, children }) => (
  <>
    <button type="button" onClick={onDenied}>
      Refuse
    </button>
    {children({ available: false, waiting: 0, ahead: 0, panel: null, work: null })}
  </>
);

it('goes back to the gate where the server has ended the session, and says at the gate that nothing rings', async () => {
  stubApi(GOOD);
  sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
  const SignedOutWarning = ({ fresh }: { fresh: boolean }) => <p>{fresh ? 'has just ended' : 'was over before'}</p>;
  renderAdmin({ credential, now: () => NOON, Desk: RefusedDesk, SignedOutWarning });
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  fireEvent.click(refuse);
  // The session itself is good: what refused the board was something else.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(refuse).toBeVisible();

  stubApi({ ...GOOD, '/api/real-crm-endpoint?action=business-insights': { status: 401 } });
  fireEvent.click(refuse);
  expect(await screen.findByText('has just ended')).toBeVisible();
  // An open page knows the password of its own build only, and would call a new one wrong.
  const why = 'Your sign-in has ended. If the password was changed, reload this page. Then sign in again.';
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull();
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
});

it('says that its eight hours are over where a laptop that wakes hears so from the server first', async () => {
  stubApi(GOOD);
  let now = NOON;
  sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
  renderAdmin({ credential, now: () => now, Desk: RefusedDesk });
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  now += 49 * 60 * MINUTE;
  stubApi({ ...GOOD, '/api/real-crm-endpoint?action=business-insights': { status: 401 } });
  fireEvent.click(refuse);
  expect(await screen.findByText('You were signed out after 8 hours. Please sign in again.')).toBeVisible();
});

it('stays in where the answer that an old session is over comes after another has begun', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const asked = new Promise<Reply>((done) => (answer = done));
  let late = false;
  const insights = () => (late ? asked : { body: {} });
  stubApi({ ...GOOD, '/api/real-crm-endpoint?action=business-insights': insights });
  sessionStorage.setItem(SESSION_KEY, sessionOf(OLD_TOKEN));
  renderAdmin({ credential, now: () => NOON + 471 * MINUTE, Desk: RefusedDesk });
  const refuse = await screen.findByRole('button', { name: 'Refuse' });
  late = true;
  fireEvent.click(refuse);
  signInAgain(screen);
  await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toContain(SERVER_TOKEN), { timeout: 20_000 });
  await waitFor(() => expect(screen.queryByText(/You will be signed out/)).toBeNull());
  answer({ status: 401 });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(refuse).toBeVisible();
  expect(sessionStorage.getItem(SESSION_KEY)).toContain(SERVER_TOKEN);
}, 60_000);

it('tells the desk ten minutes before the end', async () => {
  stubApi(GOOD);
  sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
  let now = NOON + 469 * MINUTE;
  const Desk: DeskAround = ({ endsSoon, children }) => (
    <>
      <output>{endsSoon ? 'soon' : 'not yet'}</output>
      {children({ available: true, waiting: 0, ahead: 0, panel: null, work: null })}
    </>
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderAdmin({ credential, now: () => now, Desk });
  expect(await screen.findByText('not yet')).toBeVisible();
  await ticking();
  now += 90_000;
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText('soon')).toBeVisible();
});

/** A call is being taken down: its dialog stands above everything else. */
const CallDesk: DeskAround = ({ children }) => (
  <>
    <NewJob copy={desk} services={booking.services} by="Omar" add={vi.fn()} onClose={vi.fn()} />
    {children({ available: true, waiting: 0, ahead: 0, panel: null, work: null })}
  </>
);

it('says so in an open dialog too, where signing in again keeps the call that is being taken down', async () => {
  stubApi(GOOD);
  const now = NOON + 471 * MINUTE;
  sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
  renderAdmin({ credential, now: () => now, Desk: CallDesk });
  const call = within(await screen.findByRole('dialog', { name: 'New job from a call' }));
  expect(call.getByLabelText('Phone number')).toHaveFocus();
  fireEvent.change(call.getByLabelText('Phone number'), { target: { value: '0501234567' } });
  expect(call.getByText(/You will be signed out in 9 minutes/)).toHaveAttribute('role', 'status');

  call.getByLabelText(/^Where/).focus();
  call.getByRole('button', { name: 'Sign in again' }).focus();
  signInAgain(call);
  await waitFor(() => expect(screen.queryByText(/You will be signed out/)).toBeNull(), { timeout: 20_000 });
  expect(call.getByLabelText(/^Where/)).toHaveFocus();
  expect(call.getByLabelText('Phone number')).toHaveValue('0501234567');
}, 60_000);

it('opens its session with the server as soon as the server answers', async () => {
  stubApi({});
  sessionStorage.setItem(SESSION_KEY, sessionOf(token));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  renderAdmin({ credential, now: () => NOON, Desk: TypingDesk });
  expect(await screen.findByText(token)).toBeVisible();
  await ticking();
  stubApi(GOOD);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(await screen.findByText(SERVER_TOKEN)).toBeVisible();
  expect(JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({
    token: SERVER_TOKEN,
    loginTime: new Date(NOON).toISOString(),
  });
});

it('stays signed out where the server answers only after the sign-out, before the page is loaded anew', async () => {
  stubApi({});
  sessionStorage.setItem(SESSION_KEY, sessionOf(token));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // A bad line: the device is still being taken off the list.
  renderAdmin({ credential, now: () => NOON, Desk: TypingDesk, onLogout: () => new Promise(() => undefined) });
  expect(await screen.findByText(token)).toBeVisible();
  await ticking();
  let answer: (reply: Reply) => void = () => undefined;
  const asked = new Promise<Reply>((done) => (answer = done));
  const calls = stubApi({ ...GOOD, '/api/real-crm-endpoint': () => asked });
  act(() => void vi.advanceTimersByTime(5_000));
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
  answer({ body: { token: SERVER_TOKEN } });
  await act(() => new Promise((done) => setTimeout(done)));
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  const before = calls.length;
  act(() => void vi.advanceTimersByTime(5_000));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(calls.slice(before).filter(({ init }) => String(init?.body).includes('sign-in'))).toEqual([]);
  expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
});
