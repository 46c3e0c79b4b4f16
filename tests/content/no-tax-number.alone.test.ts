/** A company that is not registered for VAT leaves its tax number empty: then no page promises an invoice with one. */
import { expect, it, vi } from 'vitest';
import { about as aboutAr } from '@/content/ar/about';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { insurersAr } from '@/content/ar/guide/insurers';
import { heavyAr } from '@/content/ar/landing/heavy';
import { about } from '@/content/en/about';
import { fleets } from '@/content/en/guide/fleets';
import { insurers } from '@/content/en/guide/insurers';
import { heavy } from '@/content/en/landing/heavy';

vi.mock(import('@/config/site'), async (actual) => {
  const { site, ...rest } = await actual();
  return { ...rest, site: { ...site, taxNumber: '' } };
});

it('no paper of the company has a tax number on it', () => {
  for (const page of [about, fleets, insurers, aboutAr, fleetsAr, insurersAr, heavy, heavyAr]) {
    const text = JSON.stringify(page);
    expect(text).toMatch(/invoice|فاتورة/i);
    expect(text).not.toMatch(
      /invoice with the tax|tax invoice|invoice in AED, tax|TRN|فاتورة بالدرهم شاملة|فاتورة ضريبية|فاتورة فيها الرقم الضريبي|التسجيل الضريبي/,
    );
    expect(text).not.toMatch(/فاتورة {2}/);
  }
});
