import { describe, expect, it } from 'vitest';
import { classesOf, laterCss, pageCss } from '../../src/build/page-css';

const only = (css: string, html: string) => pageCss(css)(html).replace(/\s+/g, '');

describe('classes of a page', () => {
  it('are read from every class attribute, entities and all', () => {
    expect([...classesOf('<p class="a b"><i class="[&amp;&gt;p]:mt-2 data-[x=&quot;1&quot;]:c"></i></p>')]).toEqual([
      'a',
      'b',
      '[&>p]:mt-2',
      'data-[x="1"]:c',
    ]);
  });
});

describe('the part of a stylesheet that a page can use', () => {
  it.each([
    ['a class that stands in the page', '.a{color:red}', '<p class="a">', true],
    ['one that does not', '.b{color:red}', '<p class="a">', false],
    ['all classes of a selector are needed', '.a .b{color:red}', '<p class="a">', false],
    ['one selector of a list is enough', '.b,.a{color:red}', '<p class="a">', true],
    ['rules without a class', 'h1,:root{color:red}', '<p>', true],
    ['states', '.a:hover,.a[open]{color:red}', '<p class="a">', true],
    ['escaped names', '.sm\\:px-2\\.5{color:red}', '<p class="sm:px-2.5">', true],
    ['names escaped by code', '.\\32 xl{color:red}', '<p class="2xl">', true],
    [
      'what a functional pseudo-class names decides nothing',
      '.a:is(:where(.group):hover *){color:red}',
      '<p class="a">',
      true,
    ],
    ['an alternative that is not in the page', '.a:is(.b *){color:red}', '<p class="a">', true],
    ['what a selector excludes', '.a:not(.b:nth-child(2)){color:red}', '<p class="a">', true],
    ['faces and properties', '@font-face{font-family:X}@property --x{syntax:"*";inherits:false}', '<p>', true],
    ['steps of an animation', '@keyframes k{from{opacity:0}50%{opacity:1}}', '<p>', true],
    ['steps at a fraction', '@keyframes k{12.5%{opacity:0}}', '<p>', true],
    ['steps for older browsers', '@-webkit-keyframes k{12.5%{opacity:0}}', '<p>', true],
    ['rules in rules', '.a{&:hover{color:red}}', '<p class="a">', true],
  ])('%s', (_what, css, html, kept) => {
    expect(only(css, html)).toBe(kept ? css.replace(/\s+/g, '') : '');
  });

  it('keeps layers in their order, and drops what has become empty', () => {
    const css =
      '@layer base,utilities;@layer utilities{@media (width>=40rem){.b{color:red}}.a{color:blue}}@supports (display:grid){.b{color:red}}';
    expect(only(css, '<p class="a">')).toBe('@layerbase,utilities;@layerutilities{.a{color:blue}}');
  });

  it('does not touch the sheet for the next page', () => {
    const cssOf = pageCss('.a{color:red}.b{color:blue}');
    expect(cssOf('<p class="b">')).toContain('blue');
    expect(cssOf('<p class="a">')).toContain('red');
  });
});

it('gives the rest of the sheet without the faces that every page has declared', () => {
  expect(
    laterCss(
      '@font-face{font-family:X;src:url(/x.woff2)}@layer base{@font-face{font-family:Y}p{color:red}}.a{font-family:X}',
    ),
  ).toBe('@layer base{p{color:red}}.a{font-family:X}');
});
