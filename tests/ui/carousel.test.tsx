/** The slides' time: how long each stays, and what holds or restarts it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LangContext } from '@/lib/lang';
import { Carousel } from '@/ui/carousel';

const slides = ['One', 'Two', 'Three'].map((name) => <p key={name}>{name}</p>);
const carousel = <Carousel label="Slides" slides={slides} />;
const shown = () => document.querySelector('[role=group]:not([inert])')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function swipe() {
  const row = document.querySelector('[role=group]')!;
  fireEvent.pointerDown(row, { clientX: 200, clientY: 10, pointerType: 'touch' });
  fireEvent.pointerUp(row, { clientX: 100, clientY: 10, pointerType: 'touch' });
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

/** The prerendered page, whose scripts start `ms` after its first paint. */
async function hydrateAfter(ms: number) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(carousel);
  vi.advanceTimersByTime(ms);
  const root = await act(() => hydrateRoot(page, carousel));
  return () => {
    act(() => root.unmount());
    page.remove();
  };
}

it.each([0, 1_500, 4_900])(
  'the first slide stays 5 s from the first paint when the scripts start %i ms after it',
  async (ms) => {
    const leave = await hydrateAfter(ms);
    pass(4_999 - ms);
    expect(shown()).toBe('One');
    pass(1);
    expect(shown()).toBe('Two');
    pass(4_999);
    expect(shown()).toBe('Two');
    pass(1);
    expect(shown()).toBe('Three');
    leave();
  },
);

it('scripts that start later than that change it at once', async () => {
  const leave = await hydrateAfter(9_000);
  pass(0);
  expect(shown()).toBe('Two');
  leave();
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

it('a slide that was held is seen for a whole turn before it changes', () => {
  render(carousel);
  press('Pause the slides');
  pass(60_000);
  expect(shown()).toBe('One');
  press('Play the slides');
  pass(4_999);
  expect(shown()).toBe('One');
  pass(1);
  expect(shown()).toBe('Two');
});

/** jsdom has no such method: browsers say by it that a part of the page is left out of the layout. */
const layOut = (laidOut: boolean) => {
  HTMLElement.prototype.checkVisibility = () => laidOut;
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
