import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '@/boot/lay-out';

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
  document.body.innerHTML = '<p data-later></p><p></p><ul><li data-later></li><li data-later></li></ul>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('brings in one piece a frame', async () => {
  const steps: number[] = [];
  void layOut(() => false);
  for (let i = 0; i < 4; i += 1) {
    steps.push(left());
    await frame();
  }
  expect(steps).toEqual([3, 2, 1, 0]);
});

it('brings in all at once when the page is in use', async () => {
  await layOut(() => true);
  expect(left()).toBe(0);
  expect(frames).toHaveLength(0);
});

it('brings in the rest at once when the page comes into use in between', async () => {
  let inUse = false;
  const end = layOut(() => inUse);
  await frame();
  expect(left()).toBe(2);
  inUse = true;
  for (const callback of frames.splice(0)) callback(0);
  await end;
  expect(left()).toBe(0);
});
