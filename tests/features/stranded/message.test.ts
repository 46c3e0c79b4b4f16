import { describe, expect, it } from 'vitest';
import { stranded as ar } from '@/content/ar/stranded';
import { stranded as en } from '@/content/en/stranded';
import { stranded as hi } from '@/content/hi/stranded';
import { stranded as ur } from '@/content/ur/stranded';
import { strandedMessage } from '@/features/stranded/message';
import type { Card } from '@/features/stranded/saved-card';

const pages = {
  en: { words: en, lang: 'en' },
  ar: { words: ar, lang: 'ar' },
  ur: { words: ur, lang: 'ur' },
  hi: { words: hi, lang: 'hi' },
} as const;

const card: Card = {
  fix: { lat: 25.055, lng: 55.612, accuracy: 12.3, at: Date.parse('2026-11-21T10:05:00Z') },
  heading: 'hatta',
  vehicle: 'suv',
  problem: 'sand',
  landmark: ' Camel farm, green gate ',
  details: 'White, Dubai K 12345',
};

describe('the message of the help page', () => {
  it('says everything in English, the figures, and everything in Arabic', () => {
    expect(strandedMessage(card, pages.en)).toBe(
      `I am stranded and need recovery.
Problem: Stuck in sand
Vehicle: 4x4, White, Dubai K 12345
Near: 3.1 km north-east of Lahbab
I can see: Camel farm, green gate
Driving towards: Hatta

7HQQ3J46+2Q
25.05500, 55.61200 (±12 m, 14:05)
https://www.google.com/maps/search/?api=1&query=25.05500%2C55.61200

أنا عالق وأحتاج إلى ريكفري.
المشكلة: غرزت في الرمل
المركبة: دفع رباعي، White, Dubai K 12345
أقرب منطقة: على بُعد 3.1 كم شمال شرق لهباب
أرى حولي: Camel farm, green gate
كنت متجهًا إلى: حتا`,
    );
  });

  it.each([
    ['ur', /^میری گاڑی خراب ہے/, 'خرابی: ریت میں پھنس گئی'],
    ['hi', /^मेरी गाड़ी ख़राब है/, 'ख़राबी: रेत में फँस गई'],
  ] as const)(
    'in %s the caller’s own words come first, and English under them for the dispatcher',
    (lang, first, line) => {
      const [own, , under] = strandedMessage(card, pages[lang]).split('\n\n');
      expect(own).toMatch(first);
      expect(own).toContain(line);
      expect(under).toBe(strandedMessage(card, pages.en).split('\n\n')[0]);
    },
  );

  it('puts Arabic first on the Arabic page', () => {
    const blocks = strandedMessage(card, pages.ar).split('\n\n');
    expect(blocks).toHaveLength(3);
    expect(blocks[0]).toMatch(/^أنا عالق/);
    expect(blocks[1]).toMatch(/^7HQQ3J46\+2Q\n25\.05500, 55\.61200 \(±12 m, 14:05\)\nhttps:/);
    expect(blocks[2]).toMatch(/^I am stranded/);
  });

  it('names no area for a position that may lie in another one', () => {
    const fix = { ...card.fix!, accuracy: 5000 };
    const text = strandedMessage({ ...card, fix }, pages.ar);
    expect(text).toContain('(±5 km, 14:05)');
    expect(text).not.toMatch(/Lahbab|لهباب/);
  });

  it('leaves out what is not known', () => {
    expect(strandedMessage({ landmark: '', details: ' ' }, pages.en)).toBe(
      'I am stranded and need recovery.\n\nأنا عالق وأحتاج إلى ريكفري.',
    );
    expect(strandedMessage({ landmark: '', details: '', problem: 'tyre' }, pages.en)).toBe(
      'I am stranded and need recovery.\nProblem: Flat tyre\n\nأنا عالق وأحتاج إلى ريكفري.\nالمشكلة: بنشر',
    );
  });
});
