/**
 * What stands behind the `#` of a link: which job, for what, until when, and the
 * signature that only this installation can make.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
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

const sign = (head: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`link ${head}`).digest().subarray(0, MAC_BYTES);

/** The signed text of a link. `expires` is rounded up to the minute. */
export function makeToken({ purpose, key, epoch, expires }: LinkClaim, secret: Buffer): string {
  const parts = [bytesOf(key).toString('base64url'), epoch.toString(36), Math.ceil(expires / 60_000).toString(36)];
  const head = `${LETTERS[purpose]}${parts.join('.')}`;
  return `${head}.${sign(head, secret).toString('base64url')}`;
}

/** What the token claims, where it is one of ours; undefined for any other. */
export function readToken(token: string, secret: Buffer): LinkClaim | undefined {
  const [, letter, key = '', epoch = '', expires = '', mac = ''] = SHAPE.exec(token) ?? [];
  const purpose = (Object.keys(LETTERS) as Purpose[]).find((name) => LETTERS[name] === letter);
  if (!purpose) return undefined;
  // Compared as text: in base64url, sixteen last letters decode to the same bytes, and each variant would have rate
  // limits of its own.
  const given = Buffer.from(mac);
  const right = Buffer.from(sign(token.slice(0, token.lastIndexOf('.')), secret).toString('base64url'));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return {
    purpose,
    key: keyOf(Buffer.from(key, 'base64url')),
    epoch: parseInt(epoch, 36),
    expires: parseInt(expires, 36) * 60_000,
  };
}
