import { expect, it } from 'vitest';
import * as v from 'valibot';
import { pushSchema } from '@/contract/job/push';
import { refused } from '../refused';

const key = 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0Q-A==';
const device = { endpoint: 'https://push.example/abc', keys: { p256dh: key, auth: 'a'.repeat(16) } };

it('a device is taken as its browser gives it; its name may be unsaid', () => {
  expect(v.parse(pushSchema, device)).toEqual({ ...device, device: '' });
  expect(v.parse(pushSchema, { ...device, device: ' Desk phone ' }).device).toBe('Desk phone');
});

it.each([
  ['an address that is read on the way', { endpoint: 'http://push.example/abc' }, 'endpoint'],
  ['an endless address', { endpoint: `https://push.example/${'a'.repeat(1000)}` }, 'endpoint'],
  ['no address', { endpoint: 'https://' }, 'endpoint'],
  ['a number for an address', { endpoint: 5 }, 'endpoint'],
  ['an endless name', { device: 'x'.repeat(81) }, 'device'],
  ['a number for a name', { device: 5 }, 'device'],
  ['a key too few letters long', { keys: { p256dh: key, auth: 'a'.repeat(15) } }, 'keys.auth'],
  ['an endless key', { keys: { p256dh: 'a'.repeat(201), auth: key } }, 'keys.p256dh'],
  ['a key of other letters', { keys: { p256dh: key, auth: `${'a'.repeat(16)}/+` } }, 'keys.auth'],
  ['a key with something before it', { keys: { p256dh: ` ${key}`, auth: key } }, 'keys.p256dh'],
  ['a key that is no text', { keys: { p256dh: 5, auth: key } }, 'keys.p256dh'],
])('a device with %s is refused', (_what, over, field) => {
  expect(new Set(refused(pushSchema, { ...device, ...over }))).toEqual(new Set([field]));
});
