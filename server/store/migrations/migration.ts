/** One step of the schema, in both dialects; run in one transaction. A released step is never edited: a mistake in it is mended by the next. */
export interface Migration {
  sqlite: string[];
  postgres: string[];
}
