/** The slides' time: how long each stays, and what holds or restarts it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LangContext } from '@/lib/lang';
import { Carousel } from '@/ui/carousel';

const slides = ['One', 'Two', 'Three'].map((name) => <p key={name}>{name}</p>);
const carousel = <Carousel label="Slides" slides={slides} />;
const shown = () => document.querySelector('[role=group]:not([inert])')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
interface Move {
  dx?: number;
  dy?: number;
  pointerType?: string;
  button?: number;
  cancelled?: boolean;
}
function swipe({ dx = -100, dy = 0, pointerType = 'touch', button = 0, cancelled = false }: Move = {}) {
  const row = document.querySelector('[role=group]')!;
  fireEvent.pointerDown(row, { clientX: 200, clientY: 400, pointerType, button });
  if (cancelled) fireEvent.pointerCancel(row);
  fireEvent.pointerUp(row, { clientX: 200 + dx, clientY: 400 + dy, pointerType, button });
}

let painted = 0;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  painted = performance.now();
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) =>
    name === 'first-contentful-paint' ? [{ startTime: painted } as PerformanceEntry] : [],
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'checkVisibility');
});

/** The prerendered page; `start` runs its scripts. */
function prerender() {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(carousel);
  return { page, start: () => act(async () => void render(carousel, { container: page, hydrate: true })) };
}

/** The prerendered page, whose scripts start `ms` after its first paint. */
async function hydrateAfter(ms: number): Promise<void> {
  const { start } = prerender();
  vi.advanceTimersByTime(ms);
  await start();
}

it.each([0, 1_500, 4_900])(
  'the first slide stays 5 s from the first paint when the scripts start %i ms after it',
  async (ms) => {
    await hydrateAfter(ms);
    pass(4_999 - ms);
    expect(shown()).toBe('One');
    pass(1);
    expect(shown()).toBe('Two');
    pass(4_999);
    expect(shown()).toBe('Two');
    pass(1);
    expect(shown()).toBe('Three');
  },
);

it('scripts that start later than that change it at once', async () => {
  await hydrateAfter(9_000);
  pass(0);
  expect(shown()).toBe('Two');
});

it('on a page that was opened by a link of the site the first slide stays 5 s from then', () => {
  vi.advanceTimersByTime(60_000);
  render(carousel);
  pass(4_999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
});

it('goes on 5 s after a press, with the next slide and not with another wait', () => {
  render(carousel);
  pass(3_000);
  press('Next slide');
  expect(shown()).toBe('Two');
  pass(4_999);
  expect(shown()).toBe('Two');
  pass(1);
  expect(shown()).toBe('Three');
  pass(5_000);
  expect(shown()).toBe('One');
});

it('goes on 3 s after a swipe, then every 5 s', () => {
  render(carousel);
  swipe();
  expect(shown()).toBe('Two');
  pass(2_999);
  expect(shown()).toBe('Two');
  pass(1);
  expect(shown()).toBe('Three');
  pass(4_999);
  expect(shown()).toBe('Three');
  pass(1);
  expect(shown()).toBe('One');
});

const reduceMotion = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('prefers-reduced-motion: reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
const saveData = () =>
  vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));

it.each([
  ['prefers reduced motion', reduceMotion],
  ['saves data', saveData],
])('nothing moves by itself for who %s, also where the page was prerendered', async (_who, prefer) => {
  prefer();
  await hydrateAfter(0);
  pass(20_000);
  expect(shown()).toBe('One');
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
});

it('a slide that was held is seen for a whole turn before it changes, also one that came by a swipe', () => {
  render(carousel);
  swipe();
  press('Pause the slides');
  pass(60_000);
  expect(shown()).toBe('Two');
  press('Play the slides');
  pass(4_999);
  expect(shown()).toBe('Two');
  pass(1);
  expect(shown()).toBe('Three');
});

/** jsdom has no such method: browsers say by it that a part of the page is left out of the layout. */
const layOut = (laidOut: boolean) => {
  HTMLElement.prototype.checkVisibility = (asked) => laidOut || !asked?.contentVisibilityAuto;
};
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

it.each([
  ['in a hidden tab', () => hide(true), () => hide(false)],
  ['in a place that is left out of the layout', () => layOut(false), () => layOut(true)],
])('stays where it is %s', (_where, leave, comeBack) => {
  leave();
  render(carousel);
  pass(20_000);
  expect(shown()).toBe('One');
  comeBack();
  pass(5_000);
  expect(shown()).toBe('Two');
});

it('an Arabic page says in Arabic what a slide is', () => {
  render(<LangContext value="ar">{carousel}</LangContext>);
  for (const slide of screen.getAllByRole('group', { hidden: true }))
    expect(slide).toHaveAttribute('aria-roledescription', 'شريحة');
});

/** Whether what has the focus got it by the keyboard: browsers know, jsdom does not. */
function focusedByKeyboard(yes: boolean) {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? yes : matches.call(this, selector);
  });
}
const leave = () => act(() => (document.activeElement as HTMLElement).blur());
function focus(name: string) {
  // In a step of its own, since React comes in between where a person presses Tab.
  leave();
  act(() => screen.getByRole('button', { name }).focus());
}

it('a slide stays while the keyboard is among its controls, and for a whole turn after that', () => {
  focusedByKeyboard(true);
  render(carousel);
  swipe();
  focus('Previous slide');
  pass(20_000);
  expect(shown()).toBe('Two');
  // From one control to the next it is still among them.
  focus('Next slide');
  pass(20_000);
  expect(shown()).toBe('Two');
  leave();
  pass(4_999);
  expect(shown()).toBe('Two');
  pass(1);
  expect(shown()).toBe('Three');
});

it('a control that a finger has pressed keeps the focus, and the slides go on', () => {
  focusedByKeyboard(false);
  render(carousel);
  pass(3_000);
  focus('Next slide');
  pass(1_999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
});

it('is announced when it changes, but not while it changes by itself', () => {
  render(carousel);
  const row = screen.getByRole('group', { name: 'Slide 1 of 3' }).parentElement!.parentElement!;
  expect(row).toHaveAttribute('aria-live', 'off');
  press('Pause the slides');
  expect(row).toHaveAttribute('aria-live', 'polite');
  press('Play the slides');
  expect(row).toHaveAttribute('aria-live', 'off');
});

it('says its name, what it is, and which slide it shows, each slide as it comes', () => {
  const onSlide = vi.fn();
  render(<Carousel label="Slides" slides={slides} onSlide={onSlide} />);
  expect(screen.getByRole('region', { name: 'Slides' })).toHaveAttribute('aria-roledescription', 'carousel');
  expect(screen.getByRole('group', { name: 'Slide 1 of 3' })).toHaveTextContent('One');
  expect(onSlide).toHaveBeenLastCalledWith(0);
  press('Previous slide');
  expect(screen.getByRole('group', { name: 'Slide 3 of 3' })).toHaveTextContent('Three');
  expect(onSlide).toHaveBeenLastCalledWith(2);
  expect(screen.getByRole('button', { name: 'Slide 3 of 3' })).toHaveAttribute('aria-current', 'true');
  press('Next slide');
  expect(onSlide).toHaveBeenLastCalledWith(0);
  press('Slide 2 of 3');
  expect(shown()).toBe('Two');
});

it('before the scripts it is a row that a finger and the keyboard scroll, where no slide is out of reach', async () => {
  const { page, start } = prerender();
  expect(page.querySelectorAll('[tabindex="0"].overflow-x-auto')).toHaveLength(1);
  expect(page.querySelector('[tabindex="0"]')).toHaveTextContent('OneTwoThree');
  expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  await start();
  expect(page.querySelectorAll('[tabindex], .overflow-x-auto')).toHaveLength(0);
  expect(page.querySelectorAll('[inert]')).toHaveLength(2);
});

it.each([
  ['en', 'Two'],
  ['ar', 'Three'],
] as const)('a swipe to the left in %s shows what comes in from the right', (lang, expected) => {
  render(<LangContext value={lang}>{carousel}</LangContext>);
  swipe();
  expect(shown()).toBe(expected);
});

it.each<[string, Move, string]>([
  ['a swipe of 50 px changes the slide', { dx: -50 }, 'Two'],
  ['a swipe of 49 px does not', { dx: -49 }, 'One'],
  ['a finger that scrolls the page does not', { dx: -60, dy: 60 }, 'One'],
  ['the left mouse button does', { dx: -60, pointerType: 'mouse', button: 0 }, 'Two'],
  ['the right one, which opens a menu, does not', { dx: -60, pointerType: 'mouse', button: 2 }, 'One'],
  ['a touch that the browser takes over does not', { dx: -60, cancelled: true }, 'One'],
])('%s', (_what, move, expected) => {
  render(carousel);
  swipe(move);
  expect(shown()).toBe(expected);
  // The pointer that only passes over it later is no swipe.
  fireEvent.pointerUp(document.querySelector('[role=group]')!, { ...move, clientX: -300, clientY: 400 });
  expect(shown()).toBe(expected);
});
