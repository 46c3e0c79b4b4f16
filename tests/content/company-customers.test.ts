/** What companies read: their rates are the contract's, in both languages, and the papers are the owner's. */
import { describe, expect, it } from 'vitest';
import { site } from '@/config/site';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { insurersAr } from '@/content/ar/guide/insurers';
import { fleets } from '@/content/en/guide/fleets';
import { insurers } from '@/content/en/guide/insurers';
import type { GuideContent } from '@/content/guide-types';
import { SERVICE_PRICES } from '@/contract/catalogue';

const rates = (page: GuideContent): number[][] =>
  page.blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map((row) => row.slice(1).map((cell) => Number(cell.replace(/\D/g, '')))) : [],
  );
const lists = (page: GuideContent): number[] =>
  page.blocks.flatMap((block) => (block.kind === 'checklist' ? [block.items.length] : []));

describe.each([
  ['fleets', fleets, fleetsAr],
  ['insurers', insurers, insurersAr],
] as const)('%s', (_name, page, twin) => {
  it('has the rates of the booking form, the same in Arabic', () => {
    expect(rates(page).length).toBeGreaterThanOrEqual(5);
    expect(rates(twin)).toEqual(rates(page));
    for (const [ahead, now] of rates(page)) expect(now).toBeGreaterThan(ahead as number);
    expect(rates(page)[0]).toEqual([SERVICE_PRICES.car_recovery, SERVICE_PRICES.car_recovery * 1.2]);
  });
  it('names the papers of the owner, in lists as long in Arabic', () => {
    expect(lists(twin)).toEqual(lists(page));
    for (const one of [page, twin])
      for (const paper of [site.legalName, site.licenceNumber, site.taxNumber, site.insuranceCertificate])
        expect(JSON.stringify(one.blocks)).toContain(paper);
    // One without a number for VAT has no line for it.
    for (const one of [page, twin])
      expect(/TRN|رقم التسجيل الضريبي/.test(JSON.stringify(one.blocks))).toBe(site.taxNumber !== '');
  });
});
