/** Each vendor with its own setting alone, as the site reads it and as the server's policy does. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VENDORS } from '@/tracking/vendors';
import { contentSecurityPolicy } from '../../server/http/csp';

/** Stands for an id and for a script's address. */
const VALUE = 'https://id.example/a.js';
const SETTINGS = Object.keys(VENDORS);

const sources = (env: Record<string, string>, directive: string): string[] =>
  new RegExp(`${directive} ([^;]*)`).exec(contentSecurityPolicy(env))![1]!.split(' ');

beforeEach(() => {
  vi.resetModules();
  for (const name of SETTINGS) vi.stubEnv(name, '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  document.head.replaceChildren();
});

it.each(SETTINGS)('%s brings one script, which the policy lets in, and lets report', async (setting) => {
  vi.stubEnv(setting, VALUE);
  const { loadVendors } = await import('@/tracking/vendors');
  loadVendors();
  const scripts = [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src));
  expect(scripts).toHaveLength(1);
  const { origin } = scripts[0]!;
  const lets = (one: string) => one === origin || (one.includes('//*.') && origin.endsWith(one.split('*')[1]!));
  const own = { [setting]: VALUE };
  expect(sources(own, 'script-src').filter(lets), origin).not.toEqual([]);
  for (const directive of ['img-src', 'connect-src'])
    expect(sources(own, directive).length, directive).toBeGreaterThan(sources({}, directive).length);
});
