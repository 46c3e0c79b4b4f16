import { expect, it } from 'vitest';
import { linkHtml } from '../../src/build/link-pages';

it('writes a name with signs of HTML as words, and dials the hotline without a script', () => {
  const html = linkHtml('', '/a.js', { name: 'Tow & Go <b>"24"</b>', hotline: '+971 50 123 4567' });
  expect(html).toContain('<title>Tow &amp; Go &lt;b&gt;"24"&lt;/b&gt;</title>');
  expect(html).toContain('<h1>Tow &amp; Go &lt;b&gt;"24"&lt;/b&gt;</h1>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('href="tel:+971501234567">Call <bdi dir="ltr">+971 50 123 4567</bdi>');
});

it('keeps its address to itself: no search engine lists it, and no other site is told of it', () => {
  const head = linkHtml('', '/a.js').split('</head>')[0];
  expect(head).toContain('<meta name="robots" content="noindex">');
  expect(head).toContain('<meta name="referrer" content="no-referrer">');
});

it('brings its styles and its script, and says what to do at once where scripts are off', () => {
  const head = linkHtml('.late{animation:wait 4s}', '/a.js').split('</head>')[0];
  expect(head).toContain(
    '<style>.late{animation:wait 4s}</style>\n<noscript><style>.late{animation:none}</style></noscript>\n<script type="module" src="/a.js"></script>',
  );
});
