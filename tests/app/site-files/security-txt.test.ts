import { expect, it } from 'vitest';
import { securityTxt } from '@/app/site-files/security-txt';
import { site } from '@/config/site';

it('says where to report a hole, and until when it holds: a year from the build', () => {
  expect(securityTxt(Date.parse('2026-11-22T10:00:00Z'))).toBe(
    `Contact: mailto:${site.securityEmail}\nExpires: 2027-11-22T00:00:00Z\nPreferred-Languages: en, ar\nCanonical: ${site.origin}/.well-known/security.txt\n`,
  );
});
