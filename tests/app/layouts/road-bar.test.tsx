import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RoadBar } from '@/app/layouts/parts/road-bar';
import { renderPage } from '../../support/page';

// When an effect runs twice, it imports the module twice at once, and the runner resolves the second import to the real
// module instead of the mock.
configure({ reactStrictMode: false });
const stop = vi.fn();
const driveRoad = vi.hoisted(() => vi.fn());
vi.mock('@/app/layouts/road/drive', () => ({ driveRoad }));
// Not after: a page that the test has left open stops only then.
beforeEach(() => {
  vi.clearAllMocks();
  driveRoad.mockReturnValue(stop);
  window.scrollY = 0;
});

const show = () => renderPage(<RoadBar label="Progress" homeLabel="Home" />);
const settled = () => new Promise((resolve) => setTimeout(resolve));

it.each(['pointerDown', 'keyDown', 'wheel', 'scroll'] as const)(
  'drives from the first %s on, once, and stops with the page',
  async (use) => {
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
it('drives at once on a page that was reloaded while scrolled down', async () => {
  window.scrollY = 400;
  show();
  await waitFor(() => expect(driveRoad).toHaveBeenCalledOnce());
});
it.each(['before its first use', 'while its code was on its way'])(
  'never drives if the page was left %s',
  async (left) => {
    const { unmount } = show();
    if (left === 'before its first use') unmount();
    fireEvent.scroll(window);
    unmount();
    await settled();
    expect(driveRoad).not.toHaveBeenCalled();
  },
);

it('is a meter: screen readers report a progress bar by themselves whenever the page moves', () => {
  show();
  const meter = screen.getByRole('meter', { name: 'Progress' });
  // In hundredths, as `road/drive.ts` writes it.
  expect(['now', 'min', 'max'].map((value) => meter.getAttribute(`aria-value${value}`))).toEqual(['0', '0', '100']);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
