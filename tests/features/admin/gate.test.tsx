import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin } from '@/content/en/admin';
import { useLogin } from '@/features/admin/gate/use-login';
import type { Credential } from '@/features/admin/session/credential';
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
} from './support';

let credential: Credential;
let token: string;
beforeAll(async () => {
  stubDialog();
  ({ credential, token } = await makeCredential());
}, 60_000);
beforeEach(() => stubApi(GOOD));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const SLOW = { timeout: 20_000 };

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Access Dashboard' }));
  return {
    user: screen.getByLabelText('Username'),
    password: screen.getByLabelText('Password', { selector: 'input' }),
  };
}
async function tryPair(username: string, password: string) {
  const fields = screen.queryByRole('dialog')
    ? { user: screen.getByLabelText('Username'), password: screen.getByLabelText('Password', { selector: 'input' }) }
    : await openDialog();
  fireEvent.change(fields.user, { target: { value: username } });
  fireEvent.change(fields.password, { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the gate', () => {
  it('checks the session behind a spinner, then shows six feature cards and the way in', async () => {
    renderAdmin({ credential });
    expect(screen.getByRole('status')).toHaveTextContent('Checking your sign-in');
    expect(await screen.findByRole('heading', { level: 1, name: 'See what came in' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    const { kicker, lead, featuresTitle, features } = admin.gate;
    for (const text of [kicker, lead, ...features.map((feature) => feature.text)])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(featuresTitle);
    expect(document.body).toHaveFocus();
  });

  it('leads to the website by loading that anew, so that no outside script comes along when one goes back', async () => {
    renderAdmin({ credential });
    let kept: boolean | undefined;
    const hear = (event: MouseEvent): void => {
      kept = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', hear, { once: true });
    const website = await screen.findByRole('link', { name: 'To the website' });
    expect(website).toHaveAttribute('href', '/');
    fireEvent.click(website);
    expect(kept).toBe(false);
  });

  it('says how to set it up when nothing is configured, and offers no way in', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    renderAdmin({ credential: null, now: () => NOON });
    expect(await screen.findByText('npm run admin:password')).toBeVisible();
    const { title, text, steps, after } = admin.gate.notConfigured;
    const how = within(screen.getByRole('region', { name: title }));
    for (const said of [text, ...steps, after]) expect(how.getByText(said)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('lets the right pair in: disabled fields and "Signing in..." first, then the dashboard and a stored session', async () => {
    localStorage.setItem('rnm.admin.tries', JSON.stringify({ wrong: 4, until: 0 }));
    renderAdmin({ credential, now: () => NOON });
    const fields = await openDialog();
    await tryPair('staff', PASSWORD);
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    expect(fields.user).toBeDisabled();
    expect(fields.password).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Show password' })).toBeDisabled();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Overview' }, SLOW);
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('staff')).toBeVisible();
    const stored = JSON.stringify({ ...sessionStorage, ...localStorage });
    expect(JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? '')).toEqual({
      username: 'staff',
      role: 'admin',
      loginTime: new Date(NOON).toISOString(),
      token: SERVER_TOKEN,
    });
    for (const secret of [PASSWORD, token]) expect(stored).not.toContain(secret);
    // Wrong tries of days ago make nobody wait.
    expect(localStorage.getItem('rnm.admin.tries')).toBeNull();
  }, 60_000);

  it.each([
    ['knows no sessions', { status: 400, body: { error: 'Unknown action' } }],
    ['answers something else', { body: 'fine' }],
    ['has no network', () => Promise.reject(new TypeError('no network'))],
  ])(
    'goes on with the key where the API %s',
    async (_what, reply) => {
      stubApi({ ...GOOD, '/api/real-crm-endpoint': reply });
      renderAdmin({ credential, now: () => NOON });
      await tryPair('staff', PASSWORD);
      expect(await screen.findByRole('heading', { level: 1, name: 'Overview' }, SLOW)).toBeVisible();
      expect(JSON.parse(sessionStorage.getItem(SESSION_KEY) ?? '')).toMatchObject({ token });
    },
    60_000,
  );

  it.each([
    ['a wrong password', 'staff', `${PASSWORD}!`],
    ['a wrong name', 'boss', PASSWORD],
    ['a name in other letters', 'STAFF', PASSWORD],
  ])(
    'refuses %s',
    async (_what, username, password) => {
      const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
      renderAdmin({ credential });
      await tryPair(username, password);
      expect(await screen.findByText('Invalid username or password', undefined, SLOW)).toBeVisible();
      expect(screen.getByLabelText('Username')).toHaveValue(username);
      const field = screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });
      expect(field).toHaveFocus();
      // What is typed next takes the place of the wrong one.
      expect([field.selectionStart, field.selectionEnd]).toEqual([0, password.length]);
      // On a phone on its side the message stands below the dialog's edge.
      expect(shown.mock.contexts).toContain(screen.getByRole('alert'));
      expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
    },
    60_000,
  );

  it.each([
    ['', ''],
    ['staff', ''],
    ['', 'x'],
    ['  ', 'x'],
  ])('asks for both (%j, %j) without counting a try', async (username, password) => {
    renderAdmin({ credential });
    await tryPair(username, password);
    expect(screen.getByText('Please enter both username and password')).toBeVisible();
    const missing = screen.getByLabelText(username === '' ? 'Username' : 'Password', { selector: 'input' });
    expect(missing).toHaveFocus();
    expect(missing).toBeInvalid();
    expect(localStorage.length).toBe(0);
  });

  it('says "Login failed" when the browser cannot check', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('no'));
    renderAdmin({ credential });
    await tryPair('staff', PASSWORD);
    expect(await screen.findByText('Login failed. Please try again.', undefined, SLOW)).toBeVisible();
    expect(warned).toHaveBeenCalled();
  });

  it('takes the message away while the next try is checked, so that a screen reader says it anew', async () => {
    vi.spyOn(crypto.subtle, 'deriveBits').mockResolvedValue(new ArrayBuffer(32));
    renderAdmin({ credential });
    await tryPair('staff', 'wrong');
    const refused = () => screen.findByText('Invalid username or password', undefined, SLOW);
    expect(await refused()).toHaveRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(await refused()).toHaveRole('alert');
  });

  it('takes at least half a second, right or wrong', async () => {
    vi.useFakeTimers();
    vi.spyOn(crypto.subtle, 'deriveBits').mockResolvedValue(new ArrayBuffer(32));
    renderAdmin({ credential });
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole('button', { name: 'Access Dashboard' }));
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'staff' } });
    fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await act(() => vi.advanceTimersByTimeAsync(499));
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    // The rest is the machine's own arithmetic, which no clock of ours moves on.
    vi.useRealTimers();
    expect(await screen.findByText('Invalid username or password', undefined, SLOW)).toBeInTheDocument();
  });

  it('makes the sixth try wait after five wrong ones, also after a reload, and then lets it be made', async () => {
    let now = NOON;
    localStorage.setItem('rnm.admin.tries', JSON.stringify({ wrong: 4, until: 0 }));
    const first = renderAdmin({ credential, now: () => now });
    await tryPair('staff', 'wrong');
    expect(await screen.findByText('Too many failed attempts. Please wait 5 seconds.', undefined, SLOW)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid username or password$/);
    // What a screen reader hears does not run along with the seconds.
    const spoken = 'Too many failed attempts. You can try again in 5 seconds.';
    expect(screen.getByText(spoken)).toHaveRole('status');
    now += 1000;
    expect(
      await screen.findByText('Too many failed attempts. Please wait 4 seconds.', undefined, SLOW),
    ).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText(spoken)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    first.unmount();
    now += 2000;
    renderAdmin({ credential, now: () => now });
    await openDialog();
    expect(screen.getByText('Too many failed attempts. Please wait 2 seconds.')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Too many failed attempts. You can try again in 2 seconds.',
    );
    now += 2000;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled(), SLOW);
  }, 60_000);

  it('counts the wait down to its end, also where the clock says the same second twice', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    let time = NOON;
    const now = () => time;
    localStorage.setItem('rnm.admin.tries', JSON.stringify({ wrong: 5, until: NOON + 2000 }));
    const { result } = renderHook(() => useLogin({ credential, now, onSignedIn: () => undefined }));
    const second = (later: number) => {
      time = NOON + later;
      act(() => void vi.advanceTimersByTime(1000));
      return result.current.waiting;
    };
    expect(result.current.waiting).toBe(2);
    // A timer that rang a millisecond early; then one that rang in time.
    expect([999, 1999, 2999].map(second)).toEqual([2, 1, 0]);
  });

  it('can be put away and asked for again, but not while a try is on its way', async () => {
    vi.spyOn(crypto.subtle, 'deriveBits').mockReturnValue(new Promise(() => undefined));
    renderAdmin({ credential });
    await openDialog();
    const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(escape()).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await tryPair('staff', PASSWORD);
    expect(escape()).toBe(false);
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });

  it.each([true, false])(
    'tells of a page without https, which cannot check a password (secure: %s)',
    async (secure) => {
      vi.stubGlobal('isSecureContext', secure);
      renderAdmin({ credential });
      await openDialog();
      expect(screen.queryByText(/opened without https/) === null).toBe(secure);
    },
  );

  it('says how long to wait where the wrong tries were made in another tab', async () => {
    renderAdmin({ credential, now: () => NOON });
    await openDialog();
    localStorage.setItem('rnm.admin.tries', JSON.stringify({ wrong: 6, until: NOON + 10_000 }));
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Too many failed attempts. Please wait 10 seconds.')).toBeVisible();
    expect(screen.getByText('Too many failed attempts. You can try again in 10 seconds.')).toHaveRole('status');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('shows the password on request', async () => {
    renderAdmin({ credential });
    const { user, password } = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Staff sign-in' })).toBeVisible();
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(show).toHaveTextContent(/^Show$/);
    await userEvent.click(show);
    expect(password).toHaveAttribute('type', 'text');
    // Now that it is seen: a phone begins neither with a capital letter, nor has it looked up.
    for (const field of [user, password]) {
      expect(field).toHaveAttribute('autocapitalize', 'none');
      expect(field).toHaveAttribute('spellcheck', 'false');
    }
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  });
});

describe('the stored session', () => {
  it('goes straight to the dashboard while it is good', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    renderAdmin({ credential, now: () => NOON + 479 * 60_000, path: '/admin/customers' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
  });

  it.each([
    ['broken JSON', '{"username":'],
    ['another shape', '{"username":"staff"}'],
    ['a list', '[]'],
    ['another role', sessionOf('x').replace('admin', 'owner')],
    ['no time', sessionOf('x', 'yesterday')],
  ])('is cleared when it is corrupt: %s', async (_what, text) => {
    sessionStorage.setItem(SESSION_KEY, text);
    renderAdmin({ credential, now: () => NOON });
    expect(await screen.findByRole('button', { name: 'Access Dashboard' })).toBeVisible();
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is cleared when its token is not the configured one', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(`${token.slice(0, -3)}AAA`));
    renderAdmin({ credential, now: () => NOON });
    expect(await screen.findByRole('button', { name: 'Access Dashboard' })).toBeVisible();
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it.each([
    ['goes on', 'is still open at the server', {}, 'Overview'],
    [
      'goes on',
      'cannot be asked about',
      { '/api/real-crm-endpoint?action=business-insights': { status: 503 } },
      'Overview',
    ],
    [
      'is cleared',
      'has been ended by the server',
      { '/api/real-crm-endpoint?action=business-insights': { status: 401 } },
      'See what came in',
    ],
  ])('%s when it %s', async (_what, _when, replies, heading) => {
    stubApi({ ...GOOD, ...replies });
    sessionStorage.setItem(SESSION_KEY, sessionOf(SERVER_TOKEN));
    renderAdmin({ credential, now: () => NOON });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(sessionStorage.getItem(SESSION_KEY) === null).toBe(heading !== 'Overview');
    expect(screen.queryByText(/after 8 hours/)).toBeNull();
  });

  it('is cleared, with a word why, when it is over on arrival', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    const SignedOutWarning = ({ fresh }: { fresh: boolean }) => <p>{fresh ? 'has just ended' : 'was over before'}</p>;
    renderAdmin({ credential, now: () => NOON + 480 * 60_000, SignedOutWarning });
    expect(await screen.findByText('You were signed out after 8 hours. Please sign in again.')).toBeVisible();
    // The alarm, which was silent all the time, does not say so with a sound.
    expect(screen.getByText('was over before')).toBeVisible();
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it.each(['focus', 'visibilitychange'])(
    'closes the open dashboard when the tab comes back after its time (%s)',
    async (event) => {
      let now = NOON;
      sessionStorage.setItem(SESSION_KEY, sessionOf(token));
      renderAdmin({ credential, now: () => now });
      await screen.findByRole('heading', { level: 1, name: 'Overview' });
      now += 480 * 60_000;
      act(() => void (event === 'focus' ? window : document).dispatchEvent(new Event(event)));
      expect(await screen.findByText('You were signed out after 8 hours. Please sign in again.')).toBeVisible();
      expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
    },
  );

  /** Ten minutes before the end: the dashboard of a whole session asks for its figures 960 times. */
  const nearlyOver = () => sessionOf(token, new Date(NOON - 470 * 60_000).toISOString());

  it('closes the open dashboard by itself when its time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    const up = vi.spyOn(Element.prototype, 'scrollIntoView');
    sessionStorage.setItem(SESSION_KEY, nearlyOver());
    renderAdmin({ credential });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    await act(() => vi.advanceTimersByTimeAsync(9 * 60_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('You were signed out after 8 hours. Please sign in again.')).toHaveRole('status');
    // Not lost with the field that somebody was typing in, and at the top of what was a long list.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(up.mock.contexts).toContain(screen.getByRole('main'));
  });

  it('closes the open dashboard within 30 s of its time, also where the clock ran behind when the timer fired', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: NOON });
    let behind = 10_000;
    sessionStorage.setItem(SESSION_KEY, nearlyOver());
    renderAdmin({ credential, now: () => Date.now() - behind });
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    behind = 60_000;
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000 + 20_000));
    expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    behind = 0;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('You were signed out after 8 hours. Please sign in again.')).toBeVisible();
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('is cleared by Logout, which reloads the page', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    const reload = vi.fn();
    renderAdmin({ credential, now: () => NOON, reload });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is cleared by Logout at once, which reloads when the shift has ended too', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    const reload = vi.fn();
    let ended: () => void = () => undefined;
    const onLogout = vi.fn(() => new Promise<void>((resolve) => (ended = resolve)));
    renderAdmin({ credential, now: () => NOON, reload, onLogout });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(sessionStorage.getItem(SESSION_KEY)).toBeNull();
    expect(onLogout).toHaveBeenCalledWith(token);
    expect(reload).not.toHaveBeenCalled();
    await act(async () => ended());
    expect(reload).toHaveBeenCalledOnce();
  });

  it('waits no more than two seconds for the end of the shift, on a bad line', async () => {
    sessionStorage.setItem(SESSION_KEY, sessionOf(token));
    const reload = vi.fn();
    renderAdmin({ credential, now: () => NOON, reload, onLogout: () => new Promise(() => undefined) });
    const logout = await screen.findByRole('button', { name: 'Logout' });
    vi.useFakeTimers();
    fireEvent.click(logout);
    await act(() => vi.advanceTimersByTimeAsync(1_999));
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(reload).toHaveBeenCalledOnce();
  });
});
