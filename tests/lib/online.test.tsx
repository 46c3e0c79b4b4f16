import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useOnline } from '@/lib/online';

const network = (there: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);

it('follows the network as it goes and returns', () => {
  network(true);
  const { result } = renderHook(useOnline);
  const follows = (there: boolean) => {
    network(there);
    act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
    return result.current;
  };
  expect([result.current, follows(false), follows(true)]).toEqual([true, false, true]);
});

it('knows at once that a page was opened without one', () => {
  network(false);
  expect(renderHook(useOnline).result.current).toBe(false);
});

it('is there while pages are prerendered: no built page says that it is gone', () => {
  network(false);
  const Line = () => (useOnline() ? 'online' : 'offline');
  expect(renderToString(<Line />)).toBe('online');
});
