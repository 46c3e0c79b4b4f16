/**
 * The parts named on the command line; none: all of them. Ends the process with one line where there is no such part,
 * so that a misspelt name neither does nothing nor shows a stack trace.
 */
export function wantedOf(names: readonly string[]): readonly string[] {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    process.stderr.write(`no such part: ${unknown.join(', ')}. There are: ${names.join(', ')}\n`);
    process.exit(1);
  }
  return wanted.length > 0 ? wanted : names;
}
