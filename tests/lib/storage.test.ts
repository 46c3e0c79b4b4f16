import { expect, it, vi } from 'vitest';
import { saveJson, readJson, readSaved, writeJson } from '@/lib/storage';

const isText = (value: unknown): value is string => typeof value === 'string';
const withStorage = (get: () => unknown) =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as () => Storage);
it('gives back what was stored', () => {
  expect(writeJson('local', 'a', 'text')).toBe(true);
  expect(readJson('local', 'a', isText)).toBe('text');
});

it('removes what is broken or of another kind', () => {
  for (const text of ['{', '7']) {
    localStorage.setItem('a', text);
    expect(readJson('local', 'a', isText)).toBeUndefined();
    expect(localStorage.getItem('a')).toBeNull();
  }
});

it.each([
  [
    'refused',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['missing', () => null],
])('says that nothing was stored where storage is %s', (_case, get) => {
  withStorage(get);
  expect(writeJson('local', 'a', 'text')).toBe(false);
  expect(readJson('local', 'a', isText)).toBeUndefined();
});

it('forgets what it held for a storage that was full, once that takes something newer', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect([saveJson('a', 'old'), readSaved('a', isText)]).toEqual([false, 'old']);
  expect([saveJson('a', 'new'), readSaved('a', isText)]).toEqual([true, 'new']);
});

it('lives with a storage that is damaged', () => {
  const broken = () => {
    throw new DOMException('corrupt', 'NS_ERROR_FILE_CORRUPTED');
  };
  withStorage(() => ({ getItem: broken, setItem: broken, removeItem: broken }));
  expect(writeJson('local', 'a', 'text')).toBe(false);
  expect(readJson('local', 'a', isText)).toBeUndefined();
});
