import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dressPage } from '@/boot/theme';

const NOON = new Date('2026-11-23T12:00:00+04:00');
const MIDNIGHT = new Date('2026-11-23T00:00:00+04:00');
/** An hour in which it becomes dark over Dubai. */
const DUSK = new Date('2026-11-23T17:30:00+04:00');
const HOUR_MS = 3_600_000;

const { dataset } = document.documentElement;
const open = (at: Date) => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: at });
  dressPage();
  return dataset.theme;
};
/** The next page of the visit. */
const leave = () => {
  vi.useRealTimers();
  delete dataset.theme;
  delete dataset.choice;
};
function choose(value: string, name = 'theme'): string | undefined {
  document.body.innerHTML = `<select name="${name}"><option>auto<option>light<option>dark</select>`;
  const select = document.querySelector('select')!;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return dataset.theme;
}

// The boot script runs once per page: listeners of one test must not be active in the next.
beforeEach(() => {
  const listen = vi.spyOn(window, 'addEventListener');
  return () => {
    for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener!, options);
  };
});
afterEach(() => {
  leave();
  document.body.innerHTML = '';
});

it('is dark at night over Dubai, and by day as the system says', () => {
  expect(open(MIDNIGHT)).toBe('dark');
  leave();
  expect(open(NOON)).toBeUndefined();
});

it('dims while the page is open, within a minute of nightfall, and brightens in the morning', () => {
  expect(open(DUSK)).toBeUndefined();
  let minutes = 0;
  for (; dataset.theme === undefined && minutes < 60; minutes += 1) vi.advanceTimersByTime(60_000);
  // As a page that is opened in that minute, not in the one before.
  for (const [ago, theme] of [
    [0, 'dark'],
    [60_000, undefined],
  ] as const) {
    leave();
    expect(open(new Date(DUSK.getTime() + minutes * 60_000 - ago))).toBe(theme);
  }
  vi.advanceTimersByTime(15 * HOUR_MS);
  expect(dataset.theme).toBeUndefined();
});

describe('what the visitor chooses', () => {
  it.each(['light', 'dark'])('%s: comes before the hour, for this page and the next ones', (theme) => {
    for (const hour of [NOON, MIDNIGHT]) {
      localStorage.clear();
      open(hour);
      expect(choose(theme)).toBe(theme);
      vi.advanceTimersByTime(24 * HOUR_MS);
      expect(dataset).toMatchObject({ theme, choice: theme });
      leave();
      expect(open(hour)).toBe(theme);
      leave();
    }
  });

  it('can be given up for what suits the hour', () => {
    open(MIDNIGHT);
    choose('light');
    expect(choose('auto')).toBe('dark');
    expect(dataset.choice).toBeUndefined();
    leave();
    expect(open(NOON)).toBeUndefined();
  });

  it('in another list changes nothing', () => {
    open(NOON);
    expect(choose('dark', 'urgency')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('holds for this page where storage is off', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(open(MIDNIGHT)).toBe('dark');
    expect(choose('light')).toBe('light');
    vi.advanceTimersByTime(HOUR_MS);
    expect(dataset.theme).toBe('light');
    vi.restoreAllMocks();
  });
});
