import { describe, expect, it } from 'vitest';
import { fillPage, fillShell, picturePreload, splitHoisted } from '../../src/build/page-html';

const template = {
  html: '<!doctype html><html lang="en" dir="ltr"><head><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  css: 'p{color:red}',
  sheet: 'assets/all.css',
  boot: 'assets/boot.js',
  arabicFace: 'assets/cairo.woff2',
  icons: (html: string) => ({ sprite: '<svg></svg>', html: html.replace('A truck', 'A drawn truck') }),
};
const picture = (priority: string) =>
  `<picture><source type="image/avif" srcSet="/pictures/a-480.avif 480w, /pictures/a-800.avif 800w" sizes="100vw"/><img src="/pictures/a-800.webp" alt="A truck" loading="eager" fetchPriority="${priority}"/></picture>`;

describe('a prerendered page', () => {
  const html = fillPage(
    template,
    {
      html: `<title>T $& T</title><meta name="description" content="d"/><main>${picture('high')}</main>`,
      lang: 'ar',
      dir: 'rtl',
    },
    ['assets/framework.js', 'assets/home.js', 'assets/index.js'],
  );

  it('moves what React hoisted into the head, and keeps dollar signs', () => {
    expect(splitHoisted('<title>x</title><p>y</p>')).toEqual({ head: '<title>x</title>', body: '<p>y</p>' });
    expect(html.slice(0, html.indexOf('<body>'))).toContain('<title>T $& T</title>');
  });

  it('has its language, its CSS and its code, each file named once', () => {
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<style>p{color:red}</style>');
    expect(html).toContain(
      '<script type="module" async fetchpriority="low" src="/assets/boot.js" data-styles="/assets/all.css" data-modules="/assets/framework.js /assets/home.js /assets/index.js"></script>',
    );
    expect(html.match(/<script/g)).toHaveLength(1);
  });

  it('preloads the Arabic font where it is used, and only there', () => {
    const preload = '<link rel="preload" as="font" type="font/woff2" href="/assets/cairo.woff2" crossorigin>';
    expect(html).toContain(preload);
    expect(fillPage(template, { html: '<main></main>', lang: 'en', dir: 'ltr' }, [])).not.toContain('as="font"');
  });

  it('has its icons before it', () => {
    expect(html).toContain('<svg></svg><div id="root"><main>');
    expect(html).toContain('alt="A drawn truck"');
  });

  it('preloads the first picture before the script, and no module', () => {
    const preload = html.indexOf('<link rel="preload" as="image"');
    expect(preload).toBeGreaterThan(0);
    expect(preload).toBeLessThan(html.indexOf('<script'));
    expect(html).toContain(
      'imagesrcset="/pictures/a-480.avif 480w, /pictures/a-800.avif 800w" imagesizes="100vw" fetchpriority="high"',
    );
    expect(html).not.toContain('modulepreload');
  });
});

it('preloads no picture that is not in the first view', () => {
  expect(picturePreload(picture('auto'))).toBe('');
  expect(picturePreload(`${picture('auto')}<p>text</p>`)).toBe('');
});

it('has no page in the shell, the whole stylesheet, and a script that waits for its root', () => {
  const shell = fillShell(template, ['assets/index.js']);
  expect(shell).toContain(
    '<style>p{color:red}</style><script type="module" fetchpriority="low" src="/assets/boot.js" data-modules="/assets/index.js"></script></head><body><div id="root"></div></body>',
  );
  expect(shell).toContain('<meta name="robots" content="noindex">');
  expect(shell).toContain('<div id="root"></div>');
  expect(shell).toContain('data-modules="/assets/index.js"');
});

it("puts the shell's waiting screen beside its empty root", () => {
  const waiting = '<main><p role="status">Checking</p><noscript><p>Needs JavaScript</p></noscript></main>';
  const shell = fillShell(template, ['assets/index.js'], { title: '<title>Staff</title>', waiting });
  expect(shell).toContain('<head><title>Staff</title>');
  // It goes when the screen itself is there.
  expect(shell).toContain('<style>p{color:red}#root:not(:empty)+[data-waiting]{display:none}</style>');
  expect(shell).toContain(`<div id="root"></div><div data-waiting>${waiting}</div>`);
});
