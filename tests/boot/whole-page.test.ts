// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { layOutForPlaces } from '@/boot/whole-page';

const whole = () => document.documentElement.dataset.whole !== undefined;
const openedBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.whole;
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

it('leaves far parts of a page out that is opened at its top', () => {
  openedBy('navigate');
  layOutForPlaces();
  expect(whole()).toBe(false);
});

it.each([
  ['at an anchor', () => (openedBy('navigate'), history.replaceState(null, '', '/#faq'))],
  ['loaded anew', () => openedBy('reload')],
  ['come back to', () => openedBy('back_forward')],
])('lays out the whole of a page that is %s', (_case, open) => {
  open();
  layOutForPlaces();
  expect(whole()).toBe(true);
});

it('lays out the whole page as soon as a link leads to a place in it', () => {
  openedBy('navigate');
  document.body.innerHTML = '<a href="/about">About</a><a href="#faq"><b>Questions</b></a>';
  document.body.addEventListener('click', (event) => event.preventDefault());
  layOutForPlaces();
  document.querySelector('a')!.click();
  expect(whole()).toBe(false);
  document.querySelector('b')!.click();
  expect(whole()).toBe(true);
});
