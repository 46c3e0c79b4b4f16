import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from '../owner.ts';

/**
 * Text of an env file with each variable set to its value: in the place of its line when
 * there is one, at the end otherwise. All else stays.
 */
export function withVariables(text: string, values: Record<string, string>): string {
  let lines = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [name, value] of Object.entries(values)) {
    const isIt = (line: string) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line);
    const at = lines.findIndex(isIt);
    const others = lines.filter((line) => !isIt(line));
    // Another line of the same name further down would win, so there is only one afterwards.
    lines = at === -1 ? [...others, `${name}=${value}`] : others.toSpliced(at, 0, `${name}=${value}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Changes variables in `file`, made if missing. */
export function setVariables(file: string, values: Record<string, string>): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  replaceFile(file, withVariables(text, values));
}
