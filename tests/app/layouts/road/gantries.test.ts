/** The sign beside the truck: which one is shown, and when it is replaced. */
import { expect, it } from 'vitest';
import { putUpGantries } from '@/app/layouts/road/gantries';

function bar() {
  const road = document.createElement('div');
  road.append(document.createElement('a'));
  const gantries = putUpGantries(road);
  const mount = () => road.querySelector<HTMLElement>('.road-bar-mount')!;
  return { road, gantries, mount, sign: () => mount().firstElementChild };
}

it('the sign stays the same one while its section is read on one side of the truck', () => {
  const { gantries, sign } = bar();
  gantries.show('Prices', true);
  const first = sign();
  expect(first?.textContent).toBe('Prices');
  gantries.show('Prices', true);
  expect(sign()).toBe(first);
});

it('on the other side of the truck a new sign appears: the old one does not move across', () => {
  const { gantries, mount, sign } = bar();
  gantries.show('Prices', true);
  const first = sign();
  gantries.show('Prices', false);
  expect(mount().dataset.sign).toBe('behind');
  expect(sign()).not.toBe(first);
  expect(sign()?.textContent).toBe('Prices');
  expect(mount().childElementCount).toBe(1);
});

it.each([
  ['Storage prices now', true],
  ['Storage prices so', false],
])('of “%s”, beside the truck on a phone, the letters are smaller: %s', (name, smaller) => {
  const { gantries, sign } = bar();
  gantries.show(name, true);
  expect(sign()?.hasAttribute('data-long')).toBe(smaller);
});

it('no name takes the sign away', () => {
  const { gantries, sign } = bar();
  gantries.show('Prices', true);
  gantries.show('', false);
  expect(sign()).toBeNull();
});

it('a gantry stands at each section, until the sections are elsewhere or the page is left', () => {
  const { road, gantries } = bar();
  const standing = () => [...road.querySelectorAll<HTMLElement>('.road-bar-gantry')];
  const places = () => standing().map(({ style }) => style.getPropertyValue('--at'));
  gantries.stand([0.2, 0.5]);
  expect(places()).toEqual(['0.200', '0.500']);
  const [first] = standing();
  gantries.stand([0.2001, 0.5]);
  expect(standing()[0]).toBe(first);
  gantries.stand([0.3]);
  expect(places()).toEqual(['0.300']);
  // Whoever listens hears the headings.
  for (const part of [...road.children].slice(1)) expect(part.ariaHidden).toBe('true');
  gantries.remove();
  expect(road.children).toHaveLength(1);
});
