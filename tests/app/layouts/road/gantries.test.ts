/** The sign beside the truck: which one is shown, and when it is replaced. */
import { expect, it } from 'vitest';
import { putUpGantries } from '@/app/layouts/road/gantries';

function bar() {
  const road = document.createElement('div');
  road.append(document.createElement('a'));
  const gantries = putUpGantries(road);
  const mount = () => road.querySelector<HTMLElement>('.road-bar-mount')!;
  return { gantries, mount, sign: () => mount().firstElementChild };
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

it('no name takes the sign away', () => {
  const { gantries, sign } = bar();
  gantries.show('Prices', true);
  gantries.show('', false);
  expect(sign()).toBeNull();
});
