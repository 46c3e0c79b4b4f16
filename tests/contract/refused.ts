import * as v from 'valibot';

/** Paths of what `schema` refuses in `data`, none if it takes it. Whoever is refused is told why: an empty message throws. */
export function refused(schema: v.GenericSchema, data: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    if (issue.message === '') throw new Error(`${path} is refused without a word`);
    return path;
  });
}
