import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../server/http/csp';
import { securityHeaders } from '../../server/http/security-headers';

const directive = (policy: string, name: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

describe('content security policy', () => {
  it('lets in nobody when nothing is configured', () => {
    const policy = contentSecurityPolicy({});
    expect(policy).not.toContain('http');
    expect(directive(policy, 'script-src')).toEqual(["'self'"]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  });

  it.each([
    ['VITE_GOOGLE_MAPS_API_KEY', 'https://*.googleapis.com'],
    ['VITE_GTM_ID', 'https://www.googletagmanager.com'],
    ['VITE_GOOGLE_ADS_ID', 'https://www.googleadservices.com'],
    ['VITE_CLARITY_ID', 'https://*.clarity.ms'],
  ])('lets in the hosts of %s only when it is set', (name, host) => {
    expect(directive(contentSecurityPolicy({ [name]: 'x' }), 'script-src')).toContain(host);
    expect(directive(contentSecurityPolicy({ [name]: '' }), 'script-src')).not.toContain(host);
  });

  it('never allows inline scripts or eval, whatever is configured', () => {
    const all = {
      VITE_GOOGLE_MAPS_API_KEY: 'x',
      VITE_GTM_ID: 'x',
      VITE_GOOGLE_ADS_ID: 'x',
      VITE_CLARITY_ID: 'x',
      VITE_CLICK_TRACKING_SRC: 'https://t.example/a.js',
    };
    const scripts = directive(contentSecurityPolicy(all, true), 'script-src');
    expect(scripts).not.toContain("'unsafe-inline'");
    expect(scripts).not.toContain("'unsafe-eval'");
    expect(scripts).toContain('https://t.example');
  });

  it('lets the map draw: its code and its workers', () => {
    const policy = contentSecurityPolicy({ VITE_GOOGLE_MAPS_API_KEY: 'x' });
    expect(directive(policy, 'script-src')).toEqual(expect.arrayContaining(["'wasm-unsafe-eval'", 'blob:']));
    expect(directive(policy, 'worker-src')).toEqual(["'self'", 'blob:']);
  });

  // A semicolon in the header would end its directive.
  it.each([',', ';'])('takes further sources from the settings, with %s, and no path of our own for a host', (mark) => {
    const policy = contentSecurityPolicy({
      CSP_EXTRA_SOURCES: `https://a.example${mark} https://b.example`,
      VITE_CLICK_TRACKING_SRC: '/local.js',
    });
    expect(directive(policy, 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://a.example',
      'https://b.example',
    ]);
  });
});

describe('the nginx example', () => {
  it('sends the very headers that the server sends', () => {
    const example = readFileSync(resolve(import.meta.dirname, '../../server/deploy/nginx.conf'), 'utf8');
    // One word of its own for the pages of the links, as the server has.
    const usual = /\$recovery_referrer \{\s*default ("[^"]*");/.exec(example)?.[1] ?? '';
    const text = example.replace('Referrer-Policy $recovery_referrer', `Referrer-Policy ${usual}`);
    for (const [name, value] of Object.entries(securityHeaders({}, true)))
      expect(text).toContain(`add_header ${name} "${value}" always;`);
  });
});
