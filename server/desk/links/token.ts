/**
 * What stands behind the `#` of a link: which job, for what, until when, and the
 * signature that only this installation can make.
 */
import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { Purpose } from '../../../src/contract/job/link.ts';

const LETTERS = { pin: 'p', job: 'j', track: 't' } as const satisfies Record<Purpose, string>;
/** 128 bits: a million guesses a second find none in the age of the universe. */
const MAC_BYTES = 16;
const SHAPE = /^([pjt])([\w-]{22})\.([0-9a-z]{1,6})\.([0-9a-z]{1,8})\.([\w-]{22})$/;

export interface LinkClaim {
  purpose: Purpose;
  /** The job's key, a UUID in lower case. */
  key: string;
  /** Counts how often links of this purpose were revoked; a link of an earlier epoch is invalid. */
  epoch: number;
  /** Milliseconds since the epoch, in whole minutes; 0: the job's own state decides. */
  expires: number;
}

const bytesOf = (key: string): Buffer => Buffer.from(key.replace(/-/g, ''), 'hex');
const keyOf = (bytes: Buffer): string => bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const hmac = (text: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(text).digest().subarray(0, MAC_BYTES);
const sign = (head: string, secret: Buffer): string => hmac(`sealed link ${head}`, secret).toString('base64url');
/** As links were signed by releases that left their key readable; they stay valid. */
const signUnsealed = (head: string, secret: Buffer): string => hmac(`link ${head}`, secret).toString('base64url');

/**
 * Encrypts a key, or decrypts it. A booking's key is its id, and whoever repeats a booking by its id is answered with
 * the customer's ticket: the holder of another link must not be able to read it. One block, and no two keys are the
 * same: ECB gives nothing away here.
 */
function inOneBlock(cipher: typeof createCipheriv | typeof createDecipheriv, key: Buffer, secret: Buffer): Buffer {
  const one = cipher('aes-128-ecb', hmac('seal of the keys in links', secret), null).setAutoPadding(false);
  return Buffer.concat([one.update(key), one.final()]);
}
const seal = (key: string, secret: Buffer): Buffer => inOneBlock(createCipheriv, bytesOf(key), secret);
const unseal = (sealed: Buffer, secret: Buffer): Buffer => inOneBlock(createDecipheriv, sealed, secret);

/**
 * Compared as text: in base64url, sixteen last letters decode to the same bytes, and each variant would have limits of
 * its own.
 */
const isSame = (given: string, right: string): boolean =>
  given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right));

/** The signed text of a link. `expires` is rounded up to the minute. */
export function makeToken({ purpose, key, epoch, expires }: LinkClaim, secret: Buffer): string {
  const parts = [seal(key, secret).toString('base64url'), epoch.toString(36), Math.ceil(expires / 60_000).toString(36)];
  const head = `${LETTERS[purpose]}${parts.join('.')}`;
  return `${head}.${sign(head, secret)}`;
}

/** What the token claims, where it is one of ours; undefined for any other. */
export function readToken(token: string, secret: Buffer): LinkClaim | undefined {
  const [, letter, key = '', epoch = '', expires = '', mac = ''] = SHAPE.exec(token) ?? [];
  const purpose = (Object.keys(LETTERS) as Purpose[]).find((name) => LETTERS[name] === letter);
  if (!purpose) return undefined;
  const head = token.slice(0, token.lastIndexOf('.'));
  const sealed = isSame(mac, sign(head, secret));
  if (!sealed && !isSame(mac, signUnsealed(head, secret))) return undefined;
  const bytes = Buffer.from(key, 'base64url');
  return {
    purpose,
    key: keyOf(sealed ? unseal(bytes, secret) : bytes),
    epoch: parseInt(epoch, 36),
    expires: parseInt(expires, 36) * 60_000,
  };
}
