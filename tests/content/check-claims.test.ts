/** What an owner can get wrong in `src/content/claims.ts`, and what the build says about it. */
import { expect, it } from 'vitest';
import { claimFaults } from '@/content/check/site';
import * as shipped from '@/content/claims';

const { claims, advertisedPrices, termsFigures } = shipped;

it('finds nothing in the figures that are shipped, nor in others of their kind', () => {
  expect(claimFaults()).toEqual([]);
  const home = { responseMinutes: '20', customers: '75K+', rating: '4.7', years: '8' };
  expect(claimFaults({ ...shipped, claims: { ...claims, home } })).toEqual([]);
});

it.each<[mistake: string, change: Record<string, unknown>, where: string, what: RegExp, fix: RegExp]>([
  [
    'a dash out of a text program',
    { claims: { ...claims, home: { responseMinutes: '5–15' } } },
    'claims.home.responseMinutes',
    /no number of minutes \("5–15"\)/,
    /plain hyphen/,
  ],
  [
    'minutes the wrong way round',
    { claims: { ...claims, home: { responseMinutes: '15-5' } } },
    'claims.home.responseMinutes',
    /no number of minutes \("15-5"\)/,
    /smaller number first/,
  ],
  ...['49', '4,9', '4.9/5', '5.1'].map(
    (reviewRating) =>
      [
        `a rating of ${reviewRating}`,
        { claims: { ...claims, recovery: { reviewRating } } },
        'claims.recovery.reviewRating',
        /no rating out of 5/,
        /'4\.9'/,
      ] as [string, Record<string, unknown>, string, RegExp, RegExp],
  ),
  ['words', { bookingCallbackMinutes: 'about 5' }, 'bookingCallbackMinutes', /no number of minutes/, /'15'/],
  ['no quotes', { bookingCallbackMinutes: 5 }, 'bookingCallbackMinutes', /no quotes around it \(5\)/, /'15'/],
  [
    'a plus',
    { claims: { ...claims, heavy: { maxTons: '100+' } } },
    'claims.heavy.maxTons',
    /no whole number \("100\+"\)/,
    /'15'/,
  ],
  [
    'a range of seconds',
    { claims: { ...claims, about: { answerSeconds: '3-5' } } },
    'claims.about.answerSeconds',
    /no whole number/,
    /'15'/,
  ],
  [
    'years in words',
    { claims: { ...claims, about: { years: 'ten' } } },
    'claims.about.years',
    /no number of years/,
    /'15\+'/,
  ],
  [
    'hours with their unit',
    { termsFigures: { ...termsFigures, claimHours: '24 h' } },
    'termsFigures.claimHours',
    /no whole number/,
    /'15'/,
  ],
  [
    'a sum with its currency behind it',
    { termsFigures: { ...termsFigures, liability: '50,000 AED' } },
    'termsFigures.liability',
    /no sum in dirhams \("50,000 AED"\)/,
    /'AED 50,000'/,
  ],
  ...['about 5', '5.000+', '>5', '5 trucks'].map(
    (flatbeds) =>
      [
        `a count of "${flatbeds}"`,
        { fleetCounts: { ...shipped.fleetCounts, flatbeds } },
        'fleetCounts.flatbeds',
        /no figure that can be counted with/,
        /'5,000\+'/,
      ] as [string, Record<string, unknown>, string, RegExp, RegExp],
  ),
  ...['Farsi', 'urdu'].map(
    (language) =>
      [
        `a language of the hotline that has no Arabic word (${language})`,
        { hotlineLanguages: ['Arabic', language] },
        'hotlineLanguages',
        new RegExp(`has "${language}", for which the Arabic pages have no word`),
        /'Urdu'.*src\/content\/ar\/hotline-languages\.ts/,
      ] as [string, Record<string, unknown>, string, RegExp, RegExp],
  ),
  [
    'customers in words',
    { claims: { ...claims, home: { customers: 'thousands' } } },
    'claims.home.customers',
    /no figure that/,
    /'5,000\+'/,
  ],
  [
    'an empty figure',
    { claims: { ...claims, home: { customers: '' } } },
    'claims.home.customers',
    /is empty/,
    /'5,000\+'/,
  ],
  ...[0, -120, '120'].map(
    (standard) =>
      [
        `a price of ${JSON.stringify(standard)}`,
        { advertisedPrices: { ...advertisedPrices, towing: { ...advertisedPrices.towing, standard } } },
        'advertisedPrices.towing.standard',
        /no whole number above 0/,
        /plain number: 150/,
      ] as [string, Record<string, unknown>, string, RegExp, RegExp],
  ),
])('tells of %s', (_mistake, change, where, what, fix) => {
  expect(claimFaults({ ...shipped, ...change })).toEqual([
    {
      file: 'src/content/claims.ts',
      where,
      what: expect.stringMatching(what) as string,
      fix: expect.stringMatching(fix) as string,
    },
  ]);
});
