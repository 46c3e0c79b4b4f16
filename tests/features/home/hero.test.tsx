import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { home } from '@/content/en/home';
import { Hero } from '@/features/home';
import { renderPage } from '../../support/page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

const show = (onSlide?: (index: number) => void) =>
  renderPage(<Hero content={home} whatsappMessage="w" smsMessage="s" onSlide={onSlide} />);
const saving = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
/** Which slides have their picture, by their place. */
const pictures = () => home.slides.flatMap(({ image }, i) => (screen.queryByAltText(image.alt) ? [i] : []));
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('has the first picture at once, two more before their turn, and the others one ahead', () => {
  show();
  expect(pictures()).toEqual([0]);
  after(2_500);
  expect(pictures()).toEqual([0, 1, 2]);
  press('Slide 3 of 5');
  expect(pictures()).toEqual([0, 1, 2, 3]);
  // One that is there stays there.
  press('Slide 2 of 5');
  expect(pictures()).toEqual([0, 1, 2, 3]);
});

it('has no picture but those that are seen, where data is to be saved', () => {
  saving();
  show();
  after(60_000);
  expect(pictures()).toEqual([0]);
  press('Slide 2 of 5');
  expect(pictures()).toEqual([0, 1]);
});

it('tells which slide is seen, for what on the page goes with it', () => {
  const onSlide = vi.fn();
  show(onSlide);
  press('Slide 4 of 5');
  expect(onSlide).toHaveBeenLastCalledWith(3);
});
