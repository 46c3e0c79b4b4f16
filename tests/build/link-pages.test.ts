import { expect, it } from 'vitest';
import { linkHtml } from '../../src/build/link-pages';

it('writes a name with signs of HTML as words, and dials the hotline without a script', () => {
  const html = linkHtml('', '/a.js', { name: 'Tow & Go <b>"24"</b>', hotline: '+971 50 123 4567' });
  expect(html).toContain('<title>Tow &amp; Go &lt;b&gt;"24"&lt;/b&gt;</title>');
  expect(html).toContain('<h1>Tow &amp; Go &lt;b&gt;"24"&lt;/b&gt;</h1>');
  expect(html).not.toContain('<b>');
  expect(html).toContain('href="tel:+971501234567">Call <bdi dir="ltr">+971 50 123 4567</bdi>');
});
