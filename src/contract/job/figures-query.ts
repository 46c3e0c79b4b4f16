/** What may be asked for of the desk's figures, from an address. */
import * as v from 'valibot';
import { FIGURE_TABLES, PERIODS } from './figures.ts';

const period = v.pipe(
  v.optional(v.string('hours must be one of the periods'), '24'),
  v.transform(Number),
  v.picklist(PERIODS, `hours must be one of ${PERIODS.join(', ')}`),
);
export const figuresQuerySchema = v.object({ hours: period });
export const figuresCsvSchema = v.object({
  hours: period,
  table: v.picklist(FIGURE_TABLES, `table must be one of ${FIGURE_TABLES.join(', ')}`),
});
