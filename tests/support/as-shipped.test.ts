/** Texts of an owner are measured as if the company had the shipped name. */
import { expect, it } from 'vitest';
import { site } from '@/config/site';
import { asShipped, extraBytes, identityBytes, SHIPPED_BYTES } from './as-shipped';

const tow = {
  legalName: 'Tow Dubai L.L.C.',
  name: 'Tow',
  nameAr: 'سطحة دبي',
  licenceNumber: 'CN-1',
  insuranceCertificate: 'F1',
};

it('puts the shipped names in place of the owner’s, the longer one first', () => {
  expect(asShipped('Terms | Tow', tow)).toBe('Terms | Recovery Near Me');
  expect(asShipped('Tow Dubai L.L.C. works as “Tow”.', tow)).toBe(
    'Example Vehicle Recovery L.L.C. works as “Recovery Near Me”.',
  );
  expect(asShipped('المدونة | سطحة دبي', tow)).toBe('المدونة | سطحة قريبة منك');
});

it('takes a company that trades under its legal name by its name', () =>
  expect(asShipped('Privacy | Tow', { ...tow, legalName: 'Tow' })).toBe('Privacy | Recovery Near Me'));

it('leaves words that begin like the name, and letters within numbers', () =>
  expect(asShipped('Towing by a Tower, CN-12', tow)).toBe('Towing by a Tower, CN-12'));

// What it is measured against is the shipped identity, and no other.
it.runIf(site.legalName === 'Example Vehicle Recovery L.L.C.')('knows how long the shipped identity is', () =>
  expect(identityBytes()).toBe(SHIPPED_BYTES),
);

it('leaves room for what an owner’s letters add to a page that is packed, and none for the shipped ones', () => {
  const shipped = { ...site, legalName: 'Example Vehicle Recovery L.L.C.' };
  const own = { ...shipped, legalName: 'Tow Dubai L.L.C.' };
  expect(extraBytes(shipped)).toBe(0);
  expect(extraBytes({ ...own, name: 'Tow', nameAr: 'سطحة' })).toBe(80);
  expect(extraBytes({ ...own, name: 'x'.repeat(SHIPPED_BYTES) })).toBeGreaterThan(80);
});
