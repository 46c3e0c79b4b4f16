import { expect, it, vi } from 'vitest';
import { configuredCredential } from '@/features/admin/session/credential';

const own = vi.hoisted(() => ({ adminUser: '', adminVerifier: '' }));
vi.mock('@/config/env', () => ({ env: own }));

const VERIFIER = `${'A'.repeat(22)}:${'A'.repeat(43)}`;

it.each([
  ['both settings are there', 'staff', VERIFIER, true],
  ['the user name is missing', '', VERIFIER, false],
  ['the verifier is missing', 'staff', '', false],
  ['the verifier is a password, put there by mistake', 'staff', 'four random words here', false],
])('the gate has a way in only if both settings are there and right: %s', (_what, user, verifier, open) => {
  Object.assign(own, { adminUser: user, adminVerifier: verifier });
  expect(configuredCredential()?.user).toBe(open ? user : undefined);
});
