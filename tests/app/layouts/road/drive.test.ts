/** The road bar while a page is scrolled: where its truck is, what is said of it, and which section is named. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { driveRoad } from '@/app/layouts/road/drive';

/** A window of 1000 × 800 px on a page of 3000: it scrolls by 2200, and the slip road is the last 480 of that. */
const WINDOW = { innerWidth: 1000, innerHeight: 800 };
const PAGE_PX = 3000;

let frames: FrameRequestCallback[];
let observers: { run: () => void; of: Set<Node>; options: MutationObserverInit | undefined }[];
let stop: () => void;
let bar: HTMLElement;
let stands: boolean;

/** A section with its heading, from `top` px down the page. */
function section(name: string, top: number): HTMLElement {
  const made = document.createElement('section');
  made.innerHTML = `<h2>${name}</h2>`;
  made.getBoundingClientRect = () => ({ top: top - window.scrollY, height: 600 }) as DOMRect;
  return made;
}

beforeEach(() => {
  frames = [];
  observers = [];
  stands = false;
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void (frames[id - 1] = () => undefined));
  const observer = () =>
    class {
      own: (typeof observers)[number];
      constructor(run: () => void) {
        this.own = { run, of: new Set(), options: undefined };
        observers.push(this.own);
      }
      observe(node: Node, options?: MutationObserverInit) {
        this.own.of.add(node);
        this.own.options = options;
      }
      disconnect() {
        this.own.of.clear();
      }
    };
  vi.stubGlobal('ResizeObserver', observer());
  vi.stubGlobal('MutationObserver', observer());
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: stands }));
  for (const [name, size] of Object.entries(WINDOW)) vi.stubGlobal(name, size);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(PAGE_PX);
  document.body.innerHTML = '<main id="main"></main><div><div role="meter"></div><a href="/">Home</a></div>';
  bar = document.querySelector('div')!;
  main().append(section('Prices', 500), section('Areas', 1200));
});
afterEach(() => {
  stop();
  window.scrollY = 0;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const main = () => document.getElementById('main')!;
const draw = () => frames.splice(0).forEach((frame) => frame(0));
function drive(): void {
  stop = driveRoad(bar);
  // As the browser's own does once, at the start.
  observers[0]!.run();
  draw();
}
/** What the bar shows after scrolling to `y`. */
function at(y: number) {
  window.scrollY = y;
  window.dispatchEvent(new Event('scroll'));
  draw();
  const mount = bar.querySelector<HTMLElement>('.road-bar-mount')!;
  return {
    value: bar.querySelector('[role=meter]')!.getAttribute('aria-valuenow'),
    along: bar.style.getPropertyValue('--progress'),
    down: bar.style.getPropertyValue('--slip'),
    sign: mount.textContent && `${mount.textContent} ${mount.dataset.sign}`,
  };
}

it('the truck goes along the road as far as the page is read, names what is read, and leaves at the end', () => {
  drive();
  expect(at(0)).toEqual({ value: '0', along: '0.0000', down: '0.0000', sign: '' });
  expect(at(1100)).toEqual({ value: '50', along: '0.5000', down: '0.0000', sign: 'Areas ahead' });
  expect(at(1760)).toEqual({ value: '80', along: '0.8000', down: '0.0833', sign: 'Areas behind' });
  expect(at(2000)).toMatchObject({ value: '91', down: '0.5833', sign: '' });
  expect(at(2200)).toEqual({ value: '100', along: '1.0000', down: '1.0000', sign: '' });
});

it('with reduced motion it stands where the section began, or at the end; the value is exact all the same', () => {
  stands = true;
  drive();
  expect(at(1100)).toEqual({ value: '50', along: '0.4000', down: '0.0000', sign: 'Areas ahead' });
  expect(at(2000)).toMatchObject({ value: '91', along: '0.4000', down: '0.0000' });
  expect(at(2200)).toMatchObject({ value: '100', along: '1.0000', down: '1.0000' });
});

it('has a gantry where each section begins, and follows a page that changes', () => {
  drive();
  const gantries = () =>
    [...bar.querySelectorAll<HTMLElement>('.road-bar-gantry')].map(({ style }) => style.getPropertyValue('--at'));
  expect(gantries()).toEqual(['0.082', '0.400']);
  // On top of them lies the link home.
  expect(bar.lastElementChild).toBe(bar.querySelector('a'));
  const [heights, pages] = observers;
  expect(heights!.of).toEqual(new Set([document.documentElement, main()]));
  // Another page of the same height.
  expect([[...pages!.of], pages!.options]).toEqual([[main()], { childList: true }]);
  main().replaceChildren(section('Questions', 1420));
  pages!.run();
  draw();
  expect(gantries()).toEqual(['0.500']);
  expect(at(1100).sign).toBe('Questions ahead');
  vi.stubGlobal('innerHeight', 1000);
  window.dispatchEvent(new Event('resize'));
  draw();
  expect(gantries()).toEqual(['0.510']);
});

it('draws once per frame, however often the page is scrolled, and no more once it has ended', () => {
  drive();
  for (let press = 0; press < 3; press += 1) window.dispatchEvent(new Event('scroll'));
  expect(frames).toHaveLength(1);
  bar.style.setProperty('--progress', 'left');
  stop();
  draw();
  expect(bar.style.getPropertyValue('--progress')).toBe('left');
  expect(bar.querySelector('.road-bar-gantries, .road-bar-mount')).toBeNull();
});
