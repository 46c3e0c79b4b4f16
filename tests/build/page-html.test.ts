import { describe, expect, it } from 'vitest';
import { fillPage, fillShell, picturePreload, splitHoisted } from '../../src/build/page-html';

const template = {
  html: '<!doctype html><html lang="en" dir="ltr"><head><!--head--><script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/framework.js"></head><body><div id="root"><!--app--></div></body></html>',
  css: 'p{color:red}',
};
const picture = (priority: string) =>
  `<picture><source type="image/avif" srcSet="/pictures/a-480.avif 480w, /pictures/a-800.avif 800w" sizes="100vw"/><img src="/pictures/a-800.webp" alt="A truck" loading="eager" fetchPriority="${priority}"/></picture>`;

describe('a prerendered page', () => {
  const html = fillPage(template, { html: `<title>T $& T</title><meta name="description" content="d"/><main>${picture('high')}</main>`, lang: 'ar', dir: 'rtl' }, ['assets/framework.js', 'assets/home.js']);

  it('moves what React hoisted into the head, and keeps dollar signs', () => {
    expect(splitHoisted('<title>x</title><p>y</p>')).toEqual({ head: '<title>x</title>', body: '<p>y</p>' });
    expect(html.slice(0, html.indexOf('<body>'))).toContain('<title>T $& T</title>');
  });

  it('has its language, its CSS and its code, each file named once', () => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<style>p{color:red}</style>');
    expect(html.match(/framework\.js/g)).toHaveLength(1);
    expect(html).toContain('href="/assets/home.js"');
  });

  it('fetches the first picture before any script, and scripts last', () => {
    const preload = html.indexOf('<link rel="preload" as="image"');
    expect(preload).toBeGreaterThan(0);
    expect(preload).toBeLessThan(html.indexOf('modulepreload'));
    expect(html).toContain('imagesrcset="/pictures/a-480.avif 480w, /pictures/a-800.avif 800w" imagesizes="100vw" fetchpriority="high"');
    for (const tag of html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/g) ?? []) expect(tag).toContain('fetchpriority="low"');
  });
});

it('fetches no picture ahead that is not in the first view', () => {
  expect(picturePreload(picture('auto'))).toBe('');
  expect(picturePreload(`${picture('auto')}<p>text</p>`)).toBe('');
});

it('keeps the shell free of a page', () => {
  const shell = fillShell(template, { noindex: true });
  expect(shell).toContain('<meta name="robots" content="noindex">');
  expect(shell).toContain('<div id="root"></div>');
});
