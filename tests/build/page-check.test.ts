import { expect, it } from 'vitest';
import { assertWholePage, rendering } from '@/build/page-check';

const words = 'Somebody answers day and night. '.repeat(20);

it('takes a page with a heading and words', () => {
  expect(() => assertWholePage('/about', `<header>x</header><main><h1>About</h1><p>${words}</p></main>`)).not.toThrow();
});

it('takes words that only look like a missing value, and as few as the shortest page has', () => {
  for (const text of ['Call us. '.repeat(13), `${words} NaNo and ECONaN, undefined-behaviour, FIXMEs`])
    expect(() => assertWholePage('/about', `<main><h1>Cars</h1><p>${text}</p></main>`)).not.toThrow();
});

it.each([
  ['hardly any words', `<main><h1>Cars</h1><p>${'Call us. '.repeat(10)}</p></main>`, /nearly empty \(94 letters\)/],
  ['words without scripts only', `<main><h1>About</h1><noscript>${words}</noscript></main>`, /nearly empty/],
  [
    'a list that became a text',
    `<main><h1>Cars</h1><p>${words}</p>from [object Object]</main>`,
    /from \[object Object\]/,
  ],
  ['a note for later', `<main><h1>Cars</h1><p>${words}</p>FIXME price</main>`, /FIXME price": these words are still/],
  ['the words of a layout', `<main><h1>Cars</h1><p>${words}</p>Lorem ipsum dolor</main>`, /still to be written/],
  ['no words', `<header>${words}</header><main><h1>About</h1></main>`, /\/about is nearly empty \(5 letters\)/],
  ['words in scripts only', `<main><h1>About</h1><script>${words}</script></main>`, /nearly empty/],
  [
    'a price that is gone',
    `<main><h1>Cars</h1><p>${words}</p><dd>from AED\u00a0undefined</dd></main>`,
    /\/about says ".*from AED undefined": a price or a name .* check:types/,
  ],
  ['a sum of it', `<main><h1>Cars</h1><p>${words}</p><b>من NaN\u00a0درهم</b></main>`, /\/about says ".*من NaN درهم"/],
  [
    'words that are still to be written',
    `<main><h1>Cars</h1><p>${words}</p><p>TODO: the opening hours</p></main>`,
    /\/about says ".*TODO: the opening hours": these words are still to be written/,
  ],
  ['no heading', `<header><h1>Name</h1></header><main><p>${words}</p></main>`, /\/about has no heading/],
])('ends the build for a page with %s', (_what, html, message) => {
  expect(() => assertWholePage('/about', html)).toThrow(message);
});

it('names the page that could not be rendered', async () => {
  await expect(rendering('/live-fleet', () => JSON.parse('{'))).rejects.toThrow(
    /^The page \/live-fleet could not be rendered: /,
  );
});

it('does so too where that fails later, with the reason and where it comes from', async () => {
  const cause = new RangeError('no such post');
  await expect(rendering('/blog/x', () => Promise.reject(cause))).rejects.toMatchObject({
    message: 'The page /blog/x could not be rendered: no such post',
    cause,
  });
});
