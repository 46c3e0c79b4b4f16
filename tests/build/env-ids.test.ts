import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { doubtfulIds } from '@/build/env-ids';

it('has no warning about the example, nor about ids as the vendors write them', () => {
  expect(doubtfulIds(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual([]);
  const ids = {
    VITE_GTM_ID: ' GTM-K7X2P ',
    VITE_GOOGLE_ADS_ID: 'AW-16500000001',
    VITE_GOOGLE_ADS_CALL_LABEL: 'aB3-_x',
    VITE_CLARITY_ID: 'k1l2m3n4o5',
    VITE_CLICK_TRACKING_SRC: 'https://t.example/a.js',
    VITE_ANALYTICS_PATH: '/_vercel/insights/script.js',
    VITE_EMBEDDED_API: '',
  };
  expect(doubtfulIds(ids)).toEqual([]);
  expect(doubtfulIds({ VITE_CLICK_TRACKING_SRC: '/tracker.js' })).toEqual([]);
});

it.each([
  ["another product's id", 'VITE_GTM_ID', 'G-ABC123', 'GTM-'],
  ['an id without its letters', 'VITE_GOOGLE_ADS_ID', '16500000001', 'AW-'],
  ['an id with the label behind it', 'VITE_GOOGLE_ADS_ID', 'AW-165/aB3', 'AW-'],
  ['an id in capitals', 'VITE_CLARITY_ID', 'ABCDE12345', 'abcde12345'],
  ['a label with the account in front', 'VITE_GOOGLE_ADS_BOOKING_LABEL', 'AW-165/aB3', 'without the AW-'],
  ['a script without https', 'VITE_CLICK_TRACKING_SRC', 't.example/a.js', 'https://'],
  ['a path without its slash', 'VITE_ANALYTICS_PATH', '_vercel/insights/script.js', '/_vercel'],
  ['a switch in words', 'VITE_EMBEDDED_API', 'true', '1 for the embedded API'],
])('names the variable, its value and an example: %s', (_, name, value, example) => {
  const [told] = doubtfulIds({ [name]: value });
  expect(told).toContain(`${name} is "${value}"`);
  expect(told).toContain(example);
});

it('warns of a label that has no effect by itself', () => {
  const lone = { VITE_GOOGLE_ADS_CALL_LABEL: 'aB3-_x', VITE_GOOGLE_ADS_ID: ' ' };
  expect(doubtfulIds(lone)).toEqual([
    expect.stringMatching(/^VITE_GOOGLE_ADS_CALL_LABEL .* VITE_GOOGLE_ADS_ID is not/),
  ]);
});

it('knows the form of each id that the site reads, and the example has a line for it', () => {
  const read = [...readFileSync('src/config/env.ts', 'utf8').matchAll(/raw\.(VITE_\w+)/g)].map(([, name]) => name!);
  const example = readFileSync('.env.example', 'utf8');
  expect(read.filter((name) => !new RegExp(`^(# )?${name}=`, 'm').test(example))).toEqual([]);
  // Maps answers for its own key; `npm run admin:password` writes the other two.
  const free = /^VITE_(GOOGLE_MAP|ADMIN_)/;
  expect(read.filter((name) => doubtfulIds({ [name]: '!?' }).length === 0 && !free.test(name))).toEqual([]);
});

it('the README names each setting', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(
    ([, name]) => name!,
  );
  // The three labels of ads stand there as one.
  const readme = readFileSync('README.md', 'utf8');
  expect(names.filter((name) => !readme.includes(`\`${name}\``) && !name.endsWith('_LABEL'))).toEqual([]);
});
