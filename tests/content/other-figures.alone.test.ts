/** An owner enters figures of the company's own: the Arabic pages count with them, and no page claims more. */
import { expect, it, vi } from 'vitest';
import { about } from '@/content/ar/about';
import { contact } from '@/content/ar/contact';
import { heavyAr } from '@/content/ar/landing/heavy';
import { recoveryAr } from '@/content/ar/landing/recovery';
import { towingAr } from '@/content/ar/landing/towing';
import { about as aboutEn } from '@/content/en/about';
import { contact as contactEn } from '@/content/en/contact';
import { fleets as fleetsEn } from '@/content/en/guide/fleets';
import { emergencyCar as emergencyCarEn } from '@/content/en/landing/emergency-car';
import { heavy as heavyEn } from '@/content/en/landing/heavy';
import { recovery as recoveryEn } from '@/content/en/landing/recovery';
import { towing as towingEn } from '@/content/en/landing/towing';
import { terms as termsEn } from '@/content/en/legal/terms';

vi.mock(import('@/content/claims'), async (actual) => {
  const { claims, ...rest } = await actual();
  const small = {
    ...claims,
    about: { ...claims.about, customers: '4,000', years: '12', dailyServices: '9', dailyServicesFaq: '7' },
    contact: { ...claims.contact, customers: '312+', years: '3' },
    towing: { ...claims.towing, customers: '800' },
    recoveryAr: { ...claims.recoveryAr, customers: '950+', years: '4' },
    heavy: { ...claims.heavy, years: '3' },
    recovery: { ...claims.recovery, years: '1' },
    emergencyCar: { ...claims.emergencyCar, years: '1' },
  };
  return {
    ...rest,
    claims: small as unknown as typeof claims,
    termsFigures: { ...rest.termsFigures, claimHours: '1', disputeDays: '1' } as never,
    fleetCounts: { flatbeds: '5', desert: '12+', heavyDuty: '1', emergency: '3+' } as never,
    hotlineLanguages: ['Arabic', 'English', 'Hindi', 'Urdu', 'Tagalog'] as never,
  };
});

it('tiles and cards have the noun that stands beside the figure, and say "and more" only for a plus', () => {
  expect(about.stats.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '4,000 عميل',
    '12 دقيقة متوسط زمن الوصول',
    '9 خدمات في اليوم',
    '99.9% عملاء راضون',
    '4.9 من 5 تقييم العملاء',
    '12 سنة، منذ 2014',
  ]);
  expect(about.fleet.cards.map(({ count, title }) => `${count} ${title}`)).toEqual([
    '5 سطحات',
    '12 سيارة للصحراء وأكثر',
    '1 شاحنة سحب ثقيلة',
    '3 مركبات طوارئ وأكثر',
  ]);
});

it('sentences do so too', () => {
  const answers = about.faqs.map(({ answer }) => answer).join('\n');
  expect(answers).toContain(
    '5 سطحات، وأكثر من 12 سيارة للصحراء، ومركبة واحدة للأعمال الثقيلة، وأكثر من 3 مركبات للطوارئ',
  );
  expect(answers).toContain('7 في اليوم العادي');
  expect(contact.why.tiles).toContainEqual(
    expect.objectContaining({ title: 'أكثر من 312 عميلًا', text: expect.stringContaining('خبرتنا 3 سنوات،') as string }),
  );
  expect(towingAr.trust.map(({ text }) => text)).toContain('سحبنا حتى الآن سيارات 800 عميل.');
  expect(recoveryAr.trust.map(({ text }) => text).join()).toContain('أكثر من 950 عميلًا');
  expect(heavyAr.trust.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['مركبة واحدة للأعمال الثقيلة', '3 سنوات']),
  );
});

it('English counts with them too', () => {
  const answers = aboutEn.faqs.map(({ answer }) => answer).join('\n');
  expect(answers).toContain('fleet: 5 flatbeds, 12+ desert units, 1 heavy duty vehicle and 3+ emergency units.');
  expect(answers).toContain('\n7 on an ordinary day');
  const tiles = [heavyEn, emergencyCarEn].flatMap(({ trust }) => trust.map(({ title }) => title));
  expect(tiles).toEqual(expect.arrayContaining(['1 heavy unit', '3 years', '1 year on these roads']));
  expect(JSON.stringify(recoveryEn)).toContain('"1 year of experience.');
  expect(JSON.stringify(recoveryEn)).not.toContain('1 years');
  const terms = JSON.stringify(termsEn);
  expect(terms).toContain('within 1 day of service completion');
  expect(terms).toContain('reported within 1 hour,');
  expect(JSON.stringify([aboutEn, recoveryEn, towingEn, fleetsEn])).not.toMatch(/\b1 (?:hours|days)/);
});

it('the contact page names each language once', () => {
  expect(contactEn.hotline.points).toContain('Arabic, English, Hindi, Urdu and Tagalog');
});
