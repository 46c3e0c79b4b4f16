import { describe, expect, it } from 'vitest';
import {
  deriveKey,
  formatVerifier,
  fromBase64Url,
  parseVerifier,
  sameBytes,
  sha256,
  toBase64Url,
  tokenMatches,
} from '@/contract/credentials';

const bytes = (length: number, of = 7) => new Uint8Array(length).fill(of);
const salt = new TextEncoder().encode('salt');
const hex = (of: Uint8Array) => Buffer.from(of).toString('hex');

describe('bytes as text', () => {
  it('come back as they were, however many, in letters that may stand in an address', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    for (const end of [1, 2, 3, 4, 255, 256]) {
      const text = toBase64Url(all.subarray(0, end));
      expect(text).toMatch(/^[\w-]+$/);
      expect(fromBase64Url(text)).toEqual(all.slice(0, end));
    }
    expect(toBase64Url(Uint8Array.of(251, 255, 254, 251, 239, 190))).toBe('-__-----');
  });

  it.each([
    ['nothing', ''],
    ['a letter too many', 'QUJDR'],
    ['the other alphabet', '+//+'],
    ['the padding', 'QQ=='],
    ['a space before it', ' QUJD'],
    ['a line end after it', 'QUJD\n'],
    ['a letter of no alphabet before it', '%QUJ'],
    ['a letter of no alphabet after it', 'QUJ%'],
    ['another spelling of the same bytes', 'QR'],
  ])('are refused with %s: one key has one spelling', (_what, text) => expect(fromBase64Url(text)).toBeUndefined());
});

describe('what is published of the password', () => {
  const verifier = { salt: bytes(16), hash: bytes(32, 9) };

  it('is read as it was written', () => expect(parseVerifier(formatVerifier(verifier))).toEqual(verifier));

  it('may have a longer salt, and no shorter one', () => {
    expect(parseVerifier(formatVerifier({ ...verifier, salt: bytes(17) }))).toBeDefined();
    expect(parseVerifier(formatVerifier({ ...verifier, salt: bytes(15) }))).toBeUndefined();
  });

  it.each([
    ['no hash', toBase64Url(bytes(16))],
    ['an empty hash', `${toBase64Url(bytes(16))}:`],
    ['no salt', `:${toBase64Url(bytes(32))}`],
    ['a hash that is too short', formatVerifier({ ...verifier, hash: bytes(31) })],
    ['a hash that is too long', formatVerifier({ ...verifier, hash: bytes(33) })],
    ['something after it', `${formatVerifier(verifier)}:QQ`],
    ['a colon after it', `${formatVerifier(verifier)}:`],
    ['nothing at all', ''],
  ])('is none with %s', (_what, text) => expect(parseVerifier(text)).toBeUndefined());
});

describe('the key', () => {
  it('is that of PBKDF2 with SHA-256, by the figures of RFC 7914', async () => {
    expect(hex(await deriveKey('passwd', salt, 1))).toBe(
      '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc',
    );
    expect(hex(await sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('is the same however the keyboard composes a letter, and another for another password or salt', async () => {
    const key = await deriveKey('caf\u00e9', salt, 1);
    expect(await deriveKey('cafe\u0301', salt, 1)).toEqual(key);
    expect(await deriveKey('cafe', salt, 1)).not.toEqual(key);
    expect(await deriveKey('caf\u00e9', bytes(16), 1)).not.toEqual(key);
  });

  it('is known by its hash, and nothing near it is', async () => {
    const key = await deriveKey('a password for tests', salt, 1);
    const verifier = { salt, hash: await sha256(key) };
    expect(await tokenMatches(toBase64Url(key), verifier)).toBe(true);
    for (const wrong of [toBase64Url(bytes(32)), toBase64Url(verifier.hash), '', 'x y'])
      expect(await tokenMatches(wrong, verifier)).toBe(false);
    // Not even where somebody has published the hash of a shorter one.
    expect(await tokenMatches('QUJD', { salt, hash: await sha256(new TextEncoder().encode('ABC')) })).toBe(false);
  });
});

it('bytes are the same when all of them are', () => {
  expect(sameBytes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2, 3))).toBe(true);
  for (const other of [[0, 2, 3], [1, 0, 3], [1, 2, 0], [1, 2], [1, 2, 3, 0], [2, 1, 3], []])
    expect(sameBytes(Uint8Array.of(1, 2, 3), Uint8Array.from(other))).toBe(false);
});
