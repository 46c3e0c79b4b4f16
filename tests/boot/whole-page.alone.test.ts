import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOutForPlaces } from '@/boot/whole-page';

const whole = () => document.documentElement.dataset.whole !== undefined;
const openedBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

// The boot script runs once per page: listeners of one test must not be active in the next.
beforeEach(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener!, options);
  };
});

/**
 * A page of this height whose estimated parts grow by 900 px above and by 40 px below the window once they are laid
 * out.
 */
const HEIGHT = 8_000;

/**
 * The window jumps; returns what it is moved by afterwards. Something that grows by 500 px above it has the focus, at
 * the height `focused` in the window, if that is given.
 */
function jump(to: number, focused?: number): ReturnType<typeof vi.fn> {
  const scrolled = vi.fn();
  vi.stubGlobal('scrollBy', scrolled);
  document.body.innerHTML = '<button>Call</button><footer>The end</footer>';
  if (focused !== undefined) {
    const button = document.querySelector('button')!;
    button.focus();
    button.getBoundingClientRect = () => {
      const top = focused + (whole() ? 500 : 0);
      return { top, bottom: top + 40 } as DOMRect;
    };
  }
  const footer = document.querySelector('footer')!;
  footer.getBoundingClientRect = () => ({ top: whole() ? 1300 : 400 }) as DOMRect;
  document.elementFromPoint = () => footer;
  const root = document.documentElement;
  Object.defineProperty(root, 'scrollHeight', { configurable: true, get: () => HEIGHT + (whole() ? 940 : 0) });
  root.getBoundingClientRect = () => ({ bottom: root.scrollHeight - to }) as DOMRect;
  vi.stubGlobal('scrollY', to);
  dispatchEvent(new Event('scroll'));
  return scrolled;
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.whole;
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

it('leaves out far parts of a page that is opened at its top', () => {
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

it('has laid it out by the time the link itself acts, which may keep the click to itself', () => {
  openedBy('navigate');
  document.body.innerHTML = '<a href="#faq">Questions</a>';
  const link = document.querySelector('a')!;
  const seen: boolean[] = [];
  link.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    seen.push(whole());
  });
  layOutForPlaces();
  link.click();
  expect(seen).toEqual([true]);
});

it('keeps the target of a jump at its place in the window while the page is laid out', () => {
  openedBy('navigate');
  layOutForPlaces();
  const scrolled = jump(4_000);
  expect(whole()).toBe(true);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 900);
});

it.each([0, 40, 767])('keeps what has the focus where it is, at %i px of a window of 768', (height) => {
  openedBy('navigate');
  layOutForPlaces();
  expect(jump(4_000, height)).toHaveBeenCalledExactlyOnceWith(0, 500);
});

it.each([-40, 768])('keeps the middle of the window where the focus is outside, at %i px', (height) => {
  openedBy('navigate');
  layOutForPlaces();
  expect(jump(4_000, height)).toHaveBeenCalledExactlyOnceWith(0, 900);
});

it('lays the page out for a jump by little more than what browsers lay out by themselves', () => {
  openedBy('navigate');
  layOutForPlaces();
  jump(1.6 * innerHeight);
  expect(whole()).toBe(true);
});

it.each([0, 0.5])(
  'stays at the end of the page after a jump there, also %d px before it, as on zoomed screens',
  (px) => {
    openedBy('navigate');
    layOutForPlaces();
    expect(jump(HEIGHT - innerHeight - px)).toHaveBeenCalledExactlyOnceWith(0, 940);
  },
);

it('leaves the window alone once the page is laid out', () => {
  openedBy('navigate');
  layOutForPlaces();
  jump(4_000);
  expect(jump(0)).not.toHaveBeenCalled();
});

it('lays nothing out while somebody scrolls: the browser lays out what comes near', () => {
  openedBy('navigate');
  layOutForPlaces();
  for (const y of [500, 1_500, 2_500, 1_500]) expect(jump(y)).not.toHaveBeenCalled();
  expect(whole()).toBe(false);
});

describe('the key to the end of the page', () => {
  const press = (init: KeyboardEventInit, on: EventTarget = document.body) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
    on.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const scrolled = vi.fn();
  beforeEach(() => {
    scrolled.mockReset();
    vi.stubGlobal('scrollTo', scrolled);
    openedBy('navigate');
    layOutForPlaces();
  });

  it.each([{ key: 'End' }, { key: 'End', ctrlKey: true }, { key: 'ArrowDown', metaKey: true }])(
    'leads there: %o',
    (key) => {
      expect(press(key)).toBe(true);
      expect(whole()).toBe(true);
      expect(scrolled).toHaveBeenCalledOnce();
    },
  );

  it.each([{ key: 'ArrowDown' }, { key: 'End', shiftKey: true }, { key: 'ArrowDown', metaKey: true, altKey: true }])(
    'is another: %o',
    (key) => {
      expect(press(key)).toBe(false);
      expect(whole()).toBe(false);
    },
  );

  it.each([
    '<input>',
    '<textarea></textarea>',
    '<select></select>',
    '<p contenteditable></p>',
    '<div tabindex="0"></div>',
  ])('means something else in %s', (html) => {
    document.body.innerHTML = html;
    expect(press({ key: 'End' }, document.body.firstElementChild!)).toBe(false);
    expect(whole()).toBe(false);
  });

  it('is left to the browser where the page is laid out, or where a part of the page has handled it', () => {
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press({ key: 'End' });
    expect(scrolled).not.toHaveBeenCalled();
    document.documentElement.dataset.whole = '';
    expect(press({ key: 'End' })).toBe(false);
  });
});
