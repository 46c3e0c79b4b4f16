import { describe, expect, it } from 'vitest';
import { choose, dirOf, pick } from '@/links/shared/language';
import { shouldCall } from '@/links/track/track';

describe('the language of a page', () => {
  it.each([
    ['ar', ['en-GB'], 'ar'],
    ['hi', ['ar-AE', 'en'], 'ar'],
    [undefined, ['fr-FR', 'ar'], 'ar'],
    [undefined, ['fr-FR'], 'en'],
  ])('for a job in %s on a phone in %o is %s', (job, phone, lang) => {
    expect(pick(['en', 'ar'], job, phone)).toBe(lang);
  });
  it('is what was chosen before, whatever the job and the phone say', () => {
    choose('en');
    expect(pick(['en', 'ar'], 'ar', ['ar-AE'])).toBe('en');
  });
  it('survives a store that holds something else', () => {
    localStorage.setItem('rnm.link.lang', '"xx"');
    expect(pick(['en', 'ar'], 'ar', [])).toBe('ar');
  });
  it('runs from the right for Arabic and Urdu', () => {
    expect((['en', 'ar', 'ur', 'hi'] as const).map(dirOf)).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
  });
});

describe('the ticket', () => {
  const at = Date.parse('2026-11-22T22:00:00Z');
  const view = { state: 'new', receivedAt: new Date(at).toISOString() } as const;
  it('asks for a call after three minutes with nobody, and not before', () => {
    expect([0, 179_999, 180_000].map((ms) => shouldCall(view, at + ms))).toEqual([false, false, true]);
    expect(shouldCall({ ...view, state: 'taken' }, at + 1_800_000)).toBe(false);
  });
});
