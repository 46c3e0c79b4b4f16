import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Faqs } from '@/ui/accordion';
import { MemoryRouter } from '../support/router';

const items = ['One?', 'Two?', 'Three?'].map((question) => ({ question, answer: `${question} Yes.` }));
const details = (name: string) => screen.getByRole('heading', { name }).closest('details')!;
const open = () => items.filter(({ question }) => details(question).open).map(({ question }) => question);
const toggle = (name: string) =>
  act(async () => {
    details(name).open = !details(name).open;
    await new Promise((resolve) => setTimeout(resolve));
  });

const known = Object.getOwnPropertyDescriptor(HTMLDetailsElement.prototype, 'name');
afterEach(() => {
  if (known) Object.defineProperty(HTMLDetailsElement.prototype, 'name', known);
  else delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name;
});

it('keeps one question open at a time where the browser does not do so by itself', async () => {
  delete (HTMLDetailsElement.prototype as Partial<HTMLDetailsElement>).name;
  render(<Faqs items={items} />, { wrapper: MemoryRouter });
  await toggle('One?');
  expect(open()).toEqual(['One?']);
  await toggle('Three?');
  expect(open()).toEqual(['Three?']);
  await toggle('Three?');
  expect(open()).toEqual([]);
});

it('leaves it to the browser that does', async () => {
  Object.defineProperty(HTMLDetailsElement.prototype, 'name', { configurable: true, value: '', writable: true });
  render(<Faqs items={items} />, { wrapper: MemoryRouter });
  await toggle('One?');
  // This test's own page does not close anything: the browser would have.
  await toggle('Two?');
  expect(open()).toEqual(['One?', 'Two?']);
});

it.each([
  [5, 5],
  [7, 7],
  [8, 5],
  [15, 5],
])('of %i questions the first %i stand there, and all the others under one line that counts them', (count, shown) => {
  const all = Array.from({ length: count }, (_, i) => ({ question: `${i + 1}?`, answer: 'Yes.' }));
  render(<Faqs items={all} />, { wrapper: MemoryRouter });
  const folds = document.querySelectorAll('details.fold');
  expect(folds).toHaveLength(shown < count ? 1 : 0);
  const headings = [...document.querySelectorAll('h3')];
  expect(headings.map(({ textContent }) => textContent)).toEqual(all.map(({ question }) => question));
  expect(headings.filter((heading) => folds[0]?.contains(heading))).toEqual(headings.slice(shown));
  for (const fold of folds) expect(fold.querySelector('summary')).toHaveTextContent(`${count - shown} more`);
});
