import { describe, expect, it } from 'vitest';
import { findPath, href, langOf, pathIds, pathTable, type PathId } from '@/config/paths';
import { placeholders, site } from '@/config/site';
import { matchPage } from '@/app/match';

describe('the table of paths', () => {
  it('has every route of both documents', () => {
    const wanted = ['/', '/about', '/contact', '/blog', '/services', '/privacy-policy', '/terms-of-service', '/sitemap', '/towing-near-me', '/recovery-near-me', '/recovery-near-me-arabic', '/desert-recovery-near-me', '/car-recovery-near-me', '/car-recovery-dubai', '/towing-service-dubai', '/desert-recovery-dubai', '/breakdown-recovery', '/emergency-car-service', '/motorcycle-recovery', '/heavy-vehicle-recovery', '/luxury-car-recovery', '/recovery-dubai-arabic', '/desert-towing-arabic', '/book', '/booking', '/admin', '/live-fleet', '/stranded', '/stranded-arabic'];
    expect(pathIds.map((id) => pathTable[id].path).sort()).toEqual(wanted.sort());
  });
  it('names twins both ways, in the other language', () => {
    for (const id of pathIds) {
      const twin = pathTable[id].twin as PathId | undefined;
      if (!twin) continue;
      expect(pathTable[twin].twin, id).toBe(id);
      expect(pathTable[twin].lang, id).not.toBe(pathTable[id].lang);
    }
  });
  it('finds a page with and without a trailing slash', () => {
    expect(findPath('/about/')).toBe('about');
    expect(findPath('/')).toBe('home');
    expect(findPath('/nothing')).toBeUndefined();
    expect(langOf('/stranded-arabic')).toBe('ar');
  });
});

describe('matching', () => {
  it.each([
    ['/admin', 'admin', 'bare'], ['/admin/dashboard', 'admin', 'bare'], ['/admin/anything/deep', 'admin', 'bare'],
    ['/book', 'book', 'bare'], ['/', 'home', 'en'], ['/recovery-dubai-arabic', 'recoveryDubaiAr', 'ar'],
    ['/blog/some-post', 'post:some-post', 'en'], ['/blog/a/b', '404', 'en'], ['/administrator', '404', 'en'],
  ])('%s is %s in the %s frame', (path, key, frame) => {
    expect(matchPage(path)).toMatchObject({ key, frame });
  });
  it('gives every path a loader', () => {
    for (const id of pathIds) expect(matchPage(href(id)).load, id).toBeTypeOf('function');
  });
});

it('the build names each identity value that is still a placeholder', () => {
  expect(placeholders().map(([field]) => field)).toEqual(['origin', 'hotline', 'secondContact', 'whatsapp', 'legalName', 'licenceNumber', 'privacyEmail', 'legalEmail', 'address.street']);
  const real = { ...site, hotline: '+971 4 123 4567' } as unknown as typeof site;
  expect(placeholders(real).map(([field]) => field)).not.toContain('hotline');
});
