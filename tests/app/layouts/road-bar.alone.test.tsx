import { configure, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RoadBar } from '@/app/layouts/parts/road-bar';
import { renderPage } from '../../support/page';

// The runner hands out the real module, not the mocked one, to the second of two imports
// at once, which an effect that runs twice makes.
configure({ reactStrictMode: false });
const stop = vi.fn();
const driveRoad = vi.hoisted(() => vi.fn());
vi.mock('@/app/layouts/road/drive', () => ({ driveRoad }));
afterEach(() => {
  vi.clearAllMocks();
  window.scrollY = 0;
});

const show = () => renderPage(<RoadBar label="Progress" home="/" homeLabel="Home" />);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each(['pointerDown', 'keyDown', 'wheel', 'scroll'] as const)(
  'drives from the first %s on, once, and stops with the page',
  async (use) => {
    driveRoad.mockReturnValue(stop);
    const { container, unmount } = show();
    await settled();
    expect(driveRoad).not.toHaveBeenCalled();
    fireEvent[use](window);
    fireEvent.scroll(window);
    await waitFor(() => expect(driveRoad).toHaveBeenCalledExactlyOnceWith(container.querySelector('[data-road-bar]')));
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  },
);
it('drives at once on a page that was reloaded in its middle', async () => {
  window.scrollY = 400;
  show();
  await waitFor(() => expect(driveRoad).toHaveBeenCalledOnce());
});
it('never drives for a page that has gone before its first use', async () => {
  const { unmount } = show();
  unmount();
  fireEvent.scroll(window);
  await settled();
  expect(driveRoad).not.toHaveBeenCalled();
});
