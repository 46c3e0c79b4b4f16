import { describe, expect, it } from 'vitest';
import { markLater, PIECE_ELEMENTS } from '../../src/build/later';

const item = (size: number) => `<li>${'<b>x</b>'.repeat(size)}</li>`;
/** As many elements as a first view holds; they stand in the first block. */
const FIRST_VIEW = '<i></i>'.repeat(50);
const page = (main: string, footer = '') => `<div><header><section>${item(9)}</section></header><main id="main"><script type="application/ld+json">{"a":"<b>"}</script>${main.replace('>', `>${FIRST_VIEW}`)}</main>${footer}</div>`;
const sizes = (html: string) => {
  const box = document.createElement('div');
  box.innerHTML = html;
  return [...box.querySelectorAll('[data-later]')].map((element) => `${element.localName} ${element.querySelectorAll('*').length}`);
};

describe('marked for later', () => {
  it('is what follows the first block, and the footer after the page', () => {
    expect(sizes(markLater(page(`<div>${item(9)}</div><section id="b">${item(9)}<footer>quote</footer></section>`, `<footer class="f">${item(8)}</footer>`)))).toEqual(['section 11', 'footer 9']);
  });

  it('is every section but the first of a page in one block', () => {
    expect(sizes(markLater(page(`<div><article>${item(9)}<section>${item(5)}</section><section>${item(6)}</section><section>${item(7)}</section></article></div>`)))).toEqual(['section 7', 'section 8']);
  });

  it('is the lower part of a page that is one long section', () => {
    expect(sizes(markLater(page(`<section><div>${item(9)}</div><ul>${item(30)}${item(30)}</ul></section>`)))).toEqual(['div 10', 'li 30', 'li 30']);
  });

  it('is nothing that a phone shows at once', () => {
    expect(sizes(markLater(`<main><div>${'<i></i>'.repeat(36)}</div><section>${item(12)}</section><section>${item(12)}</section></main>`))).toEqual(['section 13']);
  });

  it('is a long list of small parts as a whole', () => {
    expect(sizes(markLater(page(`<div></div><section><h2>Areas</h2><ul>${item(1).repeat(60)}</ul></section>`)))).toEqual(['ul 120']);
  });

  it('is cut into pieces that fit into a frame', () => {
    const html = page(`<section></section><section><h2>Title</h2><ul>${item(30)}${item(20)}${item(PIECE_ELEMENTS)}</ul><div><div>${item(25)}</div><div>${item(25)}</div></div></section>`);
    expect(sizes(markLater(html))).toEqual(['li 30', 'li 20', `li ${PIECE_ELEMENTS}`, 'div 26', 'div 26']);
  });

  it('is nothing that a mark would cost more than', () => {
    expect(sizes(markLater(page(`<section></section><section>${item(3)}</section>`)))).toEqual([]);
  });

  it('changes nothing else', () => {
    const html = page(`<section></section><section><p class="a &gt; b"><br/><img alt=""/>${item(9)}<svg width="1"><path d="M0 0"></path></svg></p></section>`, `<footer>${item(9)}</footer>`);
    expect(markLater(html)).not.toBe(html);
    expect(markLater(html).replaceAll(' data-later', '')).toBe(html);
  });
});

it('leaves a page without a main part as it is', () => {
  const html = `<section>1</section><section>${item(9)}</section>`;
  expect(markLater(html)).toBe(html);
});

it('fails on markup that does not close', () => {
  expect(() => markLater('<main><p></main>')).toThrow('</main> closes <p>');
  expect(() => markLater('<main><p>')).toThrow('<p> is not closed');
});
