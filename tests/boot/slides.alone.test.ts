import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerSlides } from '@/boot/slides';

const WIDTH = 300;
const heard = vi.fn();
const row = () => document.querySelector('section > div')!;

/** Three slides in a row, with arrows and dots, before (`slide-row`) or after hydration. */
function show(className: string, direction = 'ltr'): void {
  document.body.innerHTML = `<section><div class="${className}" style="direction:${direction}"><div><p></p><p></p><p></p></div></div>
    <button id="previous" data-step="-1"></button><button id="dot" data-slide="2"><span></span></button><button id="play"></button><button id="next" data-step="1"></button></section>`;
  Object.defineProperty(row(), 'clientWidth', { value: WIDTH });
  row().scrollTo = (to) => void (row().scrollLeft = (to as ScrollToOptions).left!);
}
const tap = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();
const shown = () => row().scrollLeft / WIDTH;

answerSlides();
beforeEach(() => document.addEventListener('click', heard));
afterEach(() => {
  document.removeEventListener('click', heard);
  heard.mockClear();
});

it('moves on, back, and round at either end', () => {
  show('slide-row');
  const seen = ['#next', '#next', '#next', '#previous', '#previous'].map((arrow) => (tap(arrow), shown()));
  expect(seen).toEqual([1, 2, 0, 2, 1]);
});

it('goes to the slide of a dot', () => {
  show('slide-row');
  tap('#dot span');
  expect(shown()).toBe(2);
});

it('moves towards the end of the line where that is on the left', () => {
  show('slide-row', 'rtl');
  tap('#next');
  expect(shown()).toBe(-1);
});

it('stops its clicks, since the application would move once more', () => {
  show('slide-row');
  tap('#next');
  expect(heard).not.toHaveBeenCalled();
  tap('#play');
  expect(heard).toHaveBeenCalledOnce();
});

it('leaves the slides to the application once that is there', () => {
  show('overflow-hidden');
  tap('#next');
  expect(shown()).toBe(0);
  expect(heard).toHaveBeenCalledOnce();
});
