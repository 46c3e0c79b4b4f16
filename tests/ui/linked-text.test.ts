import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { namedPages } from '@/content/named-pages';
import { linkedParts } from '@/ui/linked-text';

it('links what a text names, once, and keeps every letter', () => {
  const text = 'All from-prices are on the services page, and our terms name the limit. Our terms again.';
  const parts = linkedParts(text, 'en');
  expect(parts.filter((part) => typeof part !== 'string')).toEqual([
    { text: 'services page', to: 'services' },
    { text: 'our terms', to: 'terms' },
  ]);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')).toBe(text);
});

it('leaves a text that names nothing as it is', () => {
  expect(linkedParts('We come.', 'en')).toEqual(['We come.']);
  expect(linkedParts('our terms', 'ar')).toEqual(['our terms']);
});

it('every phrase occurs in the texts', () => {
  const folder = path.resolve('src/content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('named-pages.ts'),
  );
  const all = files
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join(' ')
    .toLowerCase();
  expect(namedPages.map(({ phrase }) => phrase).filter((phrase) => !all.includes(phrase.toLowerCase()))).toEqual([]);
});
