import { expect, it } from 'vitest';
import { SESSION_MS } from '@/contract/credentials';
import { countWrongTry, forgetTries, waitAfter, waitLeft } from '@/features/admin/session/tries';
import { readSession, timeLeft, type Session } from '@/features/admin/session/session';

it('after five wrong tries each wait is twice as long, up to five minutes', () => {
  expect([1, 4, 5, 6, 7, 10, 11, 40].map(waitAfter)).toEqual([0, 0, 5000, 10_000, 20_000, 160_000, 300_000, 300_000]);
});

it('counts in this browser until somebody signs in', () => {
  for (let i = 0; i < 5; i++) {
    expect(waitLeft(1000)).toBe(0);
    countWrongTry(1000);
  }
  expect([waitLeft(1000), waitLeft(5999), waitLeft(6000)]).toEqual([5000, 1, 0]);
  countWrongTry(6000);
  expect(waitLeft(6000)).toBe(10_000);
  // A clock that was set back cannot lock anybody out for long.
  expect([waitLeft(-1e12), waitLeft(-1e12 + 299_999), waitLeft(-1e12 + 300_000)]).toEqual([300_000, 1, 0]);
  forgetTries();
  expect(waitLeft(6000)).toBe(0);
});

it.each(['', 'x', '{}', 'null', '{"wrong":"5","until":1e99}', '{"wrong":5,"until":1e999}', '{"wrong":5,"until":"x"}'])(
  'takes %j in its storage for no tries',
  (text) => {
    localStorage.setItem('rnm.admin.tries', text);
    expect(waitLeft(0)).toBe(0);
  },
);

it.each([{ loginTime: 'yesterday' }, { loginTime: 5 }, { token: 5 }, { username: undefined }, { role: 'staff' }])(
  'takes a session with %j for none: one without a time would have no end',
  (wrong) => {
    const session = { username: 'x', role: 'admin', token: 't', loginTime: '2026-11-21T00:00:00.000Z' };
    sessionStorage.setItem('rnm.admin.session', JSON.stringify(session));
    expect(readSession()).toEqual(session);
    sessionStorage.setItem('rnm.admin.session', JSON.stringify({ ...session, ...wrong }));
    expect(readSession()).toBeUndefined();
  },
);

it('a session lasts 480 minutes, also where the clock is set back, and one from far ahead not at all', () => {
  const session: Session = { username: 'x', role: 'admin', token: 't', loginTime: '2026-11-21T00:00:00.000Z' };
  const start = Date.parse(session.loginTime);
  expect(SESSION_MS).toBe(8 * 3_600_000);
  expect([
    timeLeft(session, start),
    timeLeft(session, start + SESSION_MS - 1),
    timeLeft(session, start + SESSION_MS),
    timeLeft(session, start + 9e9),
  ]).toEqual([SESSION_MS, 1, 0, 0]);
  const early = [3_600_000, SESSION_MS, SESSION_MS + 1];
  expect(early.map((ms) => timeLeft(session, start - ms))).toEqual([SESSION_MS, SESSION_MS, 0]);
});
