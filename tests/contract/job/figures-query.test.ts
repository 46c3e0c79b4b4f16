import { expect, it } from 'vitest';
import * as v from 'valibot';
import { figuresCsvSchema, figuresQuerySchema } from '@/contract/job/figures-query';
import { refused } from '../refused';

it('the figures are those of a day, or of the period that was chosen', () => {
  expect(v.parse(figuresQuerySchema, {}).hours).toBe(24);
  expect(['12', '24', '168', '720'].map((hours) => v.parse(figuresQuerySchema, { hours }).hours)).toEqual([
    12, 24, 168, 720,
  ]);
});

it.each(['5', '', 'all', '24h', ['24', '24']])('there is no period of %j hours', (hours) =>
  expect(refused(figuresQuerySchema, { hours })).toEqual(['hours']),
);

it('a spreadsheet has jobs or taps, nothing else that is stored', () => {
  for (const table of ['jobs', 'taps']) expect(refused(figuresCsvSchema, { table })).toEqual([]);
  for (const table of ['bookings', '', undefined]) expect(refused(figuresCsvSchema, { table })).toEqual(['table']);
});
