import * as v from 'valibot';

/**
 * Paths of what `schema` refuses in `data`, none if it accepts it. Each message must name what is wrong: throws if one
 * is empty, or begins with a space, where a word is missing.
 */
export function refused(schema: v.GenericSchema, data: unknown): string[] {
  const { issues = [] } = v.safeParse(schema, data);
  return issues.map((issue) => {
    const path = v.getDotPath(issue) ?? '';
    if (!/^\w/.test(issue.message)) throw new Error(`${path} is refused with "${issue.message}"`);
    return path;
  });
}
