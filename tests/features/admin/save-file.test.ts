import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '@/features/admin/data/save-file';

const revoke = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a copy of what is held stays in the memory for as long as a slow browser takes to save it, and no longer', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile('RNM-1.json', new Blob(['{}']));
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:1');
});
