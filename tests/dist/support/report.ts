/** Collects the outcome of each check and prints one line for it, with what is wrong below. */

/** Longest list of failures that is printed whole. */
const SHOWN = 12;

export interface Report {
  /** One check: it passes when `problems` is empty. `note` (a figure) stands behind the name. */
  check: (name: string, problems: readonly string[], note?: string) => void;
  /** Prints the closing line; answers whether everything passed. */
  close: () => boolean;
}

export function createReport(print: (line: string) => void = console.log): Report {
  let passed = 0;
  let failed = 0;
  return {
    check(name, problems, note) {
      const label = note ? `${name} (${note})` : name;
      if (problems.length === 0) {
        passed += 1;
        return print(`ok    ${label}`);
      }
      failed += 1;
      print(`FAIL  ${label}: ${problems.length}`);
      for (const problem of problems.slice(0, SHOWN)) print(`        ${problem}`);
      if (problems.length > SHOWN) print(`        … and ${problems.length - SHOWN} more`);
    },
    close() {
      print(`${passed} passed, ${failed} failed`);
      return failed === 0;
    },
  };
}
