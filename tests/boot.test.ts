import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const moduleOf = (name: string) => `data:text/javascript,globalThis.${name}=1`;

/** Loads the script anew on a page; `complete`: pictures and all are there. */
async function boot(modules: string[], { content = '<p>Page</p>', complete = false } = {}) {
  vi.resetModules();
  document.head.innerHTML = `<script type="module" data-modules="${modules.join(' ')}"></script>`;
  document.body.innerHTML = `<div id="root">${content}</div>`;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(complete ? 'complete' : 'interactive');
  await import('@/boot');
}
const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

it('fetches nothing before the page is complete and painted', async () => {
  const module = moduleOf('a');
  await boot([module]);
  await rest(500);
  expect(preloads()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await rest(50);
  expect(preloads()).toEqual([module]);
});

it.each(['pointerdown', 'keydown'])('starts at once when the page is used: %s', async (event) => {
  const module = moduleOf('a');
  await boot([module]);
  window.dispatchEvent(new Event(event));
  await rest(0);
  expect(preloads()).toEqual([module]);
});

it('waits three seconds at most for a picture that never arrives', async () => {
  await boot([moduleOf('a')]);
  await rest(2_999);
  expect(preloads()).toEqual([]);
  await rest(1);
  expect(preloads()).toHaveLength(1);
});

it('waits for nothing on a shell without a page', async () => {
  await boot([moduleOf('a')], { content: '' });
  expect(preloads()).toHaveLength(1);
});

it('fetches all side by side, in the order of the list', async () => {
  const modules = ['a', 'b', 'c'].map(moduleOf);
  await boot(modules, { complete: true });
  await rest(50);
  expect(preloads()).toEqual(modules);
});
