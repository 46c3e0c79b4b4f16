import * as v from 'valibot';

/**
 * Paths of what `schema` refuses in `data`, none if it takes it. Whoever is refused is told of what
 * and why: a message throws that is empty, or begins with the space after a word that is not there.
 */
export function refused(schema: v.GenericSchema, data: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    if (!/^\w/.test(issue.message)) throw new Error(`${path} is refused with "${issue.message}"`);
    return path;
  });
}
