import { beforeEach, expect, it, vi } from 'vitest';
import { readSections, sectionAt } from '@/app/layouts/road/sections';

/** Lays each section out at its `data-top`; one without is not shown. */
function page(html: string): HTMLElement {
  const main = Object.assign(document.createElement('main'), { innerHTML: html });
  for (const section of main.querySelectorAll('section')) {
    const { top } = section.dataset;
    vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, Number(top ?? 1_600), 300, top ? 400 : 0),
    );
  }
  return main;
}
window.innerHeight = 1_000;
beforeEach(() => void (window.scrollY = 0));

it('names the sections by their headings, from top to bottom, each read once its top is up at the reading line', () => {
  const main = page(
    '<section data-top="600"><h2>One <b>way</b></h2></section><section data-top="1700"><h2>Two</h2></section>',
  );
  window.scrollY = 300;
  expect(readSections(main)).toEqual([
    { name: 'One way', from: 500 },
    { name: 'Two', from: 1_600 },
  ]);
});
it('leaves out slides, sections inside others, those beside others, hidden ones, and what is seen without scrolling', () => {
  const main = page(`
    <section data-top="100"><h2>Seen at once</h2></section>
    <section data-top="600" aria-roledescription="carousel"><h2>Slide</h2></section>
    <section data-top="900"><h2>Left</h2><section data-top="1200"><h2>Inner</h2></section></section>
    <section data-top="950"><h2>Right</h2></section>
    <section><h2>Hidden</h2></section>
    <section data-top="1900"><p>No heading</p></section>`);
  expect(readSections(main).map(({ name }) => name)).toEqual(['Left']);
});
it('knows which section is read at a scroll position', () => {
  const sections = [
    { name: 'One', from: 500 },
    { name: 'Two', from: 1_600 },
  ];
  expect([0, 499, 500, 1_599, 9_999].map((y) => sectionAt(sections, y))).toEqual([-1, -1, 0, 0, 1]);
});
it('lets the last section be read before the road ends', () => {
  const main = page('<section data-top="900"><h2>One</h2></section><section data-top="2000"><h2>Last</h2></section>');
  expect(readSections(main, 1_200).map(({ from }) => from)).toEqual([500, 1_200]);
});
