import { describe, expect, it } from 'vitest';
import { readFigures } from '@/features/admin/data/read-figures';

describe('reading the answers', () => {
  it('takes figures at the top level or under data', () => {
    const stats = { totalCustomers: 5, conversionRate: 12.5 };
    expect(readFigures(stats, { totalSpend: 7 })).toMatchObject({
      totalCustomers: 5,
      conversionRate: 12.5,
      googleAdsSpend: 7,
    });
    expect(readFigures({ success: true, data: stats }, { data: { totalSpend: 7 } })).toMatchObject({
      totalCustomers: 5,
      conversionRate: 12.5,
      googleAdsSpend: 7,
    });
  });

  it.each([
    undefined,
    null,
    'text',
    7,
    [],
    {},
    { data: null },
    { data: [] },
    {
      totalCalls: null,
      totalCustomers: '12,5',
      totalConversions: 1.7e308,
      totalRevenue: -4,
      conversionRate: Number.NaN,
      avgLeadScore: {},
      recentActivity: 'x',
      series: 5,
    },
  ])('invents no number for %j', (body) => {
    const { activity, series, ...figures } = readFigures(body, body);
    expect(Object.values(figures).every((value) => value === undefined)).toBe(true);
    expect(activity).toEqual([]);
    expect(Object.values(series).every((value) => value === undefined)).toBe(true);
  });

  it('takes none for none, and not for unknown', () => {
    expect(readFigures({ totalCalls: 0, totalCustomers: '0' }, undefined)).toMatchObject({
      totalCalls: 0,
      totalCustomers: 0,
    });
  });

  it('takes a plain number that comes as text', () => {
    expect(readFigures({ conversionRate: '12.5', totalCalls: '7' }, { totalSpend: '' })).toMatchObject({
      conversionRate: 12.5,
      totalCalls: 7,
      googleAdsSpend: undefined,
    });
  });

  it('leaves out a day that no calendar has', () => {
    const totalCalls = [
      { date: '2026-99-99', value: 3 },
      { date: '2026-11-20', value: 2 },
      // A time, or another way of writing one: the trends would have that day twice, or not at all.
      { date: '2026-11-20T08:00:00Z', value: 4 },
      { date: '21 Nov 2026', value: 5 },
    ];
    expect(readFigures({ series: { totalCalls } }, undefined).series.totalCalls).toEqual([totalCalls[1]]);
  });

  it('keeps what is usable of half an answer', () => {
    const figures = readFigures(
      {
        totalCalls: 3,
        recentActivity: [
          { id: 'a', status: 'success', message: 'one', timestamp: '2026-11-21T00:00:00Z' },
          { id: 7, status: 'odd', message: 'two' },
          { message: 5 },
          null,
        ],
        series: {
          totalCalls: [{ date: '2026-11-20', value: 2 }, { date: 'x', value: 1 }, { date: '2026-11-21' }],
          totalRevenue: [],
        },
      },
      undefined,
    );
    expect(figures.totalCalls).toBe(3);
    expect(figures.activity).toEqual([
      { id: 'a', status: 'success', message: 'one', timestamp: '2026-11-21T00:00:00Z' },
      { id: '7', status: 'error', message: 'two', timestamp: '' },
    ]);
    expect(figures.series).toEqual({
      totalCalls: [{ date: '2026-11-20', value: 2 }],
      totalCustomers: undefined,
      conversionRate: undefined,
      totalRevenue: undefined,
    });
  });
});
