import { expect, it } from 'vitest';
import { markLater } from '../../src/build/later';

it('leaves the first section, and marks the others and the footer', () => {
  const html = '<header><section>h</section></header><main id="main"><div><section class="a">1</section></div><section>2</section><sectional></sectional><section id="b">3<footer>quote</footer></section></main><footer class="f">f</footer>';
  expect(markLater(html)).toBe(
    '<header><section>h</section></header><main id="main"><div><section class="a">1</section></div><section data-later>2</section><sectional></sectional><section data-later id="b">3<footer>quote</footer></section></main><footer data-later class="f">f</footer>',
  );
});

it('leaves a page without a main part as it is', () => {
  expect(markLater('<section>1</section><section>2</section><footer></footer>')).toBe('<section>1</section><section>2</section><footer></footer>');
});
