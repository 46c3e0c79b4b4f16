import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import GuidePage from '@/app/pages/guide';
import { accidentAr } from '@/content/ar/guide/accident';
import { accident } from '@/content/en/guide/accident';
import { rentalCar } from '@/content/en/guide/rental-car';
import { LangContext } from '@/lib/lang';
import { telHref } from '@/lib/links';
import { renderPage } from '../../support/page';

const calls = (root: ParentNode) =>
  [...root.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute('href'));

it.each([
  ['en', accident],
  ['ar', accidentAr],
] as const)('after an accident the emergency numbers dial and say when, before the company’s: %s', (lang, content) => {
  const { container } = renderPage(
    <LangContext value={lang}>
      <GuidePage content={content} />
    </LangContext>,
  );
  expect(calls(container).slice(0, 4)).toEqual(['tel:999', 'tel:998', 'tel:997', telHref()]);
  for (const { number, when } of content.emergency ?? [])
    expect(container.querySelector(`a[href="tel:${number}"]`)).toHaveTextContent(`${number}${when}`);
  // The first steps need no tap on a phone.
  expect(container.querySelector('h3')!.closest('details')).toBeNull();
});

it.each([
  ['en', accident],
  ['ar', accidentAr],
] as const)('signs that forbid driving on have no tick, which would read as an all-clear: %s', (lang, content) => {
  const { container } = renderPage(
    <LangContext value={lang}>
      <GuidePage content={content} />
    </LangContext>,
  );
  const icons = content.blocks.map(
    (block) =>
      block.kind === 'checklist' &&
      block.items.map((item) => {
        const line = [...container.querySelectorAll('li')].find(({ textContent }) => textContent === item);
        return line?.querySelector('use')?.getAttribute('href')?.split('#')[1];
      }),
  );
  const [photographs, signs] = icons.filter((found) => found !== false).map((found) => new Set(found));
  expect([photographs, signs]).toEqual([new Set(['check']), new Set(['warning'])]);
});

it('a guide without danger dials the company first', () => {
  const { container } = renderPage(<GuidePage content={rentalCar} />);
  expect(calls(container)[0]).toBe(telHref());
});

it('is printed by its button, and has what belongs to it under its first block', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { container } = renderPage(
    <GuidePage content={rentalCar}>
      <p>The form</p>
    </GuidePage>,
  );
  fireEvent.click(screen.getByRole('button', { name: rentalCar.print }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
  const order = [...container.querySelectorAll('h2, p')].map(({ textContent }) => textContent);
  const [first, second] = rentalCar.blocks.map(({ title }) => order.indexOf(title));
  expect(order.indexOf('The form')).toBeGreaterThan(first!);
  expect(order.indexOf('The form')).toBeLessThan(second!);
});
