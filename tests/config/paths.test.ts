import { describe, expect, it } from 'vitest';
import { SITE_LANGS, type Lang } from '@/config/languages';
import { findPath, langOf, ownPage, pathIds, pathTable, twinsOf } from '@/config/paths';
import { losesSms, PLACEHOLDERS, placeholders, site } from '@/config/site';

describe('the table of paths', () => {
  it('has every route of both documents, and nothing beyond but translations', () => {
    const wanted = [
      '/',
      '/about',
      '/contact',
      '/blog',
      '/services',
      '/privacy-policy',
      '/terms-of-service',
      '/sitemap',
      '/towing-near-me',
      '/recovery-near-me',
      '/recovery-near-me-arabic',
      '/desert-recovery-near-me',
      '/car-recovery-near-me',
      '/car-recovery-dubai',
      '/towing-service-dubai',
      '/desert-recovery-dubai',
      '/breakdown-recovery',
      '/emergency-car-service',
      '/motorcycle-recovery',
      '/heavy-vehicle-recovery',
      '/luxury-car-recovery',
      '/recovery-dubai-arabic',
      '/desert-towing-arabic',
      '/book',
      '/booking',
      '/admin',
      // What people look for (beyond the documents).
      '/accident',
      '/rental-car',
      '/who-moves-my-car',
      '/fleets',
      '/driver-card',
      '/insurers',
      '/live-fleet',
      '/stranded',
      '/stranded-arabic',
    ];
    const paths = pathIds.map((id) => pathTable[id].path);
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
    // Beyond the documents there are only translations.
    const more = pathIds.filter((id) => !wanted.includes(pathTable[id].path));
    expect(more.filter((id) => !pathTable[id].same)).toEqual([]);
  });
  it('names twins both ways, in the other language', () => {
    for (const id of pathIds) {
      const twins = twinsOf(id);
      for (const twin of twins) expect(twinsOf(twin), id).toContain(id);
      const spoken = [id, ...twins].map((one) => pathTable[one].lang);
      expect(new Set(spoken).size, id).toBe(spoken.length);
    }
  });
  it('has each page that everybody needs in Arabic', () => {
    for (const id of [
      'home',
      'services',
      'book',
      'contact',
      'about',
      'liveFleet',
      'privacy',
      'terms',
      'stranded',
    ] as const)
      expect(pathTable[ownPage(id, 'ar')].lang, id).toBe('ar');
  });
  it('has a home page and a blog in each language of the site, and knows the language of their articles', () => {
    for (const id of ['home', 'blog'] as const)
      expect([id, ...twinsOf(id)].map((one) => pathTable[one].lang)).toEqual(SITE_LANGS);
    for (const id of ['blog', ...twinsOf('blog')] as const)
      expect(langOf(`${pathTable[id].path}/an-article`)).toBe(pathTable[id].lang);
  });
  it('has header and footer around a page in each language of the site, where the English one has them', () => {
    const bare = pathIds.filter((id) => pathTable[id].bare && (SITE_LANGS as Lang[]).includes(pathTable[id].lang));
    expect(bare.filter((id) => !pathTable[ownPage(id, 'en')].bare)).toEqual([]);
  });
  it('finds a page with and without a trailing slash', () => {
    expect(findPath('/about/')).toBe('about');
    expect(findPath('/')).toBe('home');
    expect(findPath('/nothing')).toBeUndefined();
    expect(langOf('/stranded-arabic')).toBe('ar');
  });
});

it('the build names each identity value that is still a placeholder', () => {
  const identity = { ...site, ...PLACEHOLDERS, address: { ...site.address, street: 'Example Street 1' } };
  expect(placeholders(identity).map(([field]) => field)).toEqual([
    'origin',
    'hotline',
    'secondContact',
    'whatsapp',
    'legalName',
    'licenceNumber',
    'taxNumber',
    'insuranceCertificate',
    'email',
    'privacyEmail',
    'legalEmail',
    'securityEmail',
    'address.street',
  ]);
  expect(placeholders(identity)).toContainEqual(['hotline', '+971 50 000 0000']);
  expect(placeholders({ ...identity, hotline: '+971 4 123 4567' }).map(([field]) => field)).not.toContain('hotline');
});

it.each([
  ['+971 50 123 4567', false],
  ['+971 4 123 4567', true],
  ['+971 800 12345', true],
  ['+44 7400 123456', false],
])('says whether SMS to the hotline are lost: %s', (hotline, lost) => {
  expect(losesSms({ ...site, hotline })).toBe(lost);
});
