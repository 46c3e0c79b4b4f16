import { expect, it } from 'vitest';
import { guarded, reasonFor, StoreUnavailable } from '../../server/store/errors';
import { accountJson, attributionJson, cleanText, containing, looksLikePhone } from '../../server/store/text';
import { phoneKey } from '../../src/contract/phone';

it('a number is one number, however it was typed', () => {
  const typed = ['050 123 4567', '+971 50 123-4567', '00971501234567', '971501234567', '+971 (0)50 123 4567'];
  expect(typed.map(phoneKey)).toEqual(typed.map(() => '501234567'));
  const abroad = ['+49 151 12345678', '0049 (151) 1234-5678'];
  expect(abroad.map(phoneKey)).toEqual(abroad.map(() => '4915112345678'));
  // Only in front: inside a number these digits are its own.
  expect(['050 971 0000', '50 971 0000'].map(phoneKey)).toEqual(['509710000', '509710000']);
});

it.each(['0501234567', '+971 50', '(04) 123', '12345'])('a search for %s is one for a number', (query) =>
  expect(looksLikePhone(query)).toBe(true),
);
it.each(['1234', 'Deira', '12345 Deira', 'Deira 12345', '+--  ()'])('a search for "%s" is one for words', (query) =>
  expect(looksLikePhone(query)).toBe(false),
);

it('what is searched is meant as it is typed: a percent sign is a percent sign', () => {
  expect(containing('Exit 39')).toBe('%Exit 39%');
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});

it('keeps every word and line of a text, and drops what no keyboard types', () => {
  expect(cleanText('A\u0000B\u001f\n\tمرحبا\u007f')).toBe('AB\n\tمرحبا');
  expect(cleanText('\ud800x')).toBe('\ufffdx');
});

it('no text turns the direction of what is read: "moc.live" stays so, a mark beside an Arabic word stays too', () => {
  expect(cleanText('Ali \u202emoc.live\u202c \u2067B 12\u2069')).toBe('Ali moc.live B 12');
  expect(cleanText('دبي\u200f 12')).toBe('دبي\u200f 12');
});

it('where a visit came from is stored as clean as what was typed; a visit from nowhere stores nothing', () => {
  const from = { utm_campaign: 'Ni\u202eght\u0000', gclid: '\ud800x' };
  expect(JSON.parse(attributionJson(from) ?? '')).toEqual({ utm_campaign: 'Night', gclid: '\ufffdx' });
  expect(attributionJson(undefined)).toBeNull();
});

it('a request for an account is stored whole and clean; a booking without one stores none', () => {
  const account = { company: 'Gulf\u0000 Vans', vehicles: 12, kinds: ['vans' as const], areas: 'Deira\u0001' };
  expect(JSON.parse(accountJson(account) ?? '')).toEqual({ ...account, company: 'Gulf Vans', areas: 'Deira' });
  expect(accountJson(undefined)).toBeNull();
});

it.each([
  ['EDQUOT', 'the disk is full'],
  ['SQLITE_PERM', 'the store is read-only'],
  ['SQLITE_AUTH', 'the store is read-only'],
  ['SQLITE_NOTADB', 'the store is damaged'],
  ['SQLITE_LOCKED_SHAREDCACHE', 'the store is in use by another program'],
  // PostgreSQL: of a standby, without the right, a damaged page and index, a disk that fails; too many connections,
  // a connection that is gone, a server that stops and one that starts; the network.
  ['0A000', 'the store is read-only'],
  ['25006', 'the store is read-only'],
  ['42501', 'the store is read-only'],
  ['XX001', 'the store is damaged'],
  ['XX002', 'the store is damaged'],
  ['58030', 'the disk cannot be read or written'],
  ['53300', 'the database does not answer'],
  ['08006', 'the database does not answer'],
  ['57P01', 'the database does not answer'],
  ['57P03', 'the database does not answer'],
  ['ECONNREFUSED', 'the database does not answer'],
])('a store that fails with %s says: %s', (code, told) => {
  expect(reasonFor(code)).toBe(told);
});

it('whatever fails in the store says why in words, once', async () => {
  const failing = (error: unknown) => guarded(() => Promise.reject(error)).catch((told: unknown) => told);
  const coded = (code?: string) => Object.assign(new Error('of the driver'), { code });
  expect(await failing(coded('53100'))).toMatchObject({
    code: '53100',
    message: expect.stringContaining('disk is full'),
  });
  const strange = coded();
  expect(await failing(strange)).toMatchObject({ code: 'UNKNOWN', name: 'StoreUnavailable', cause: strange });
  const told = new StoreUnavailable('MOVED', 'the store was moved');
  expect(await failing(told)).toBe(told);
  expect(reasonFor('something new')).toBe('the store does not answer');
});
