import { describe, expect, it } from 'vitest';
import { aed, ago, dateAndTime, dayName, exact, minutes, percent, short } from '@/features/admin/format';
import { lastDays } from '@/features/admin/dashboard/trend-days';
import { tabOf } from '@/features/admin/tabs';
import { exactTime } from '@/lib/exact-time';

describe('display formats', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [999.4, '999'],
    [1000, '1.0K'],
    [1250, '1.3K'],
    [12_345, '12.3K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [2_400_000, '2.4M'],
    [1e9, '1000.0M'],
  ])('%d is %s', (value, text) => expect(short(value)).toBe(text));
  it('gives revenue in AED, rates with one decimal, durations in minutes, times in Dubai', () => {
    expect(aed(7152)).toBe('AED 7.2K');
    expect(percent(17.647)).toBe('17.6%');
    expect(percent(0)).toBe('0.0%');
    expect(exact(1234567.89)).toBe('1,234,567.9');
    expect([minutes(185), minutes(59.7)]).toEqual(['3:05 min', '1:00 min']);
    expect(exactTime(Date.parse('2026-11-21T20:00:05Z'))).toBe('00:00:05');
    expect(dateAndTime('2026-11-21T20:00:05Z')).toBe('22 Nov 2026, 00:00');
    expect(dateAndTime('never')).toBe('');
    expect(dayName('2026-11-20')).toMatch(/^Fri,? 20 Nov$/);
  });
  it('says how long ago', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const before = (ms: number) => ago(new Date(now - ms).toISOString(), now, 'just now');
    expect([
      before(-5000),
      before(0),
      before(59_999),
      before(60_000),
      before(150_000),
      before(3_600_000),
      before(86_399_000),
      before(86_400_000),
      before(40 * 86_400_000),
    ]).toEqual([
      'just now',
      'just now',
      'just now',
      '1 minute ago',
      '2 minutes ago',
      '1 hour ago',
      '23 hours ago',
      '1 day ago',
      '40 days ago',
    ]);
    expect(ago('nonsense', now, 'just now')).toBe('');
  });
});

it('the trends show the 14 days that end with the newest of any', () => {
  const days = lastDays(['2026-02-27', '2026-03-02', '2026-02-28'].map((date) => ({ date, value: 1 })));
  expect([days.length, days[0], days[13]]).toEqual([14, '2026-02-17', '2026-03-02']);
  expect(lastDays([])).toEqual([]);
});

it.each([
  ['/admin', 'dashboard'],
  ['/admin/', 'dashboard'],
  ['/admin/dashboard', 'dashboard'],
  ['/admin/customers', 'customers'],
  ['/admin/customers/', 'customers'],
  ['/admin/health', 'health'],
  ['/admin/nothing', 'dashboard'],
  ['/admin/customers/x', 'dashboard'],
  ['/admin/constructor', 'dashboard'],
])('%s shows the tab %s', (path, tab) => expect(tabOf(path)).toBe(tab));
