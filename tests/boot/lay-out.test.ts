import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '@/boot/lay-out';

const items = (count: number) => `<p>${'<b></b>'.repeat(count - 1)}</p>`;
const left = () => document.querySelectorAll('[data-later]').length;
let frames: FrameRequestCallback[] = [];
/** One frame, and what the page does after it. */
const frame = async () => {
  for (const callback of frames.splice(0)) callback(0);
  await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  // The first block is one frame's work, the second three: 30 elements, then 20 and 15 together, then 40.
  document.body.innerHTML = `<section data-later>${items(10)}</section><section data-later><div>${items(30)}${items(20)}${items(15)}${items(40)}</div></section><p>not later</p>`;
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('brings in a page by pieces that fit into a frame', async () => {
  const steps: number[] = [];
  let done = false;
  void layOut(() => false).then(() => (done = true));
  for (let i = 0; i < 10 && !done; i += 1) {
    steps.push(left());
    await frame();
  }
  // Two blocks: the first one's piece and the second block; then that one's four pieces, by and by.
  expect(steps).toEqual([2, 4, 3, 1]);
  expect(left()).toBe(0);
});

it('does so at once when the page is in use', async () => {
  await layOut(() => true);
  expect(left()).toBe(0);
  expect(frames).toHaveLength(0);
});

it('does the rest at once when it comes into use in between', async () => {
  let inUse = false;
  const end = layOut(() => inUse);
  await frame();
  expect(left()).toBe(4);
  inUse = true;
  for (const callback of frames.splice(0)) callback(0);
  await end;
  expect(left()).toBe(0);
});
