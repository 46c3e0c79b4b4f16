import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Text of an env file with each variable set to its value: in the place of its line when there is one, at the end otherwise. All else stays. */
export function withVariables(text: string, values: Record<string, string>): string {
  const lines = text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [name, value] of Object.entries(values)) {
    const isIt = (line: string) => new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`).test(line);
    const first = lines.findIndex(isIt);
    const line = `${name}=${/^[\w:.@-]*$/.test(value) ? value : JSON.stringify(value)}`;
    if (first === -1) lines.push(line);
    else lines[first] = line;
    // A second line of the same name would win over the first.
    for (let i = lines.length - 1; i > Math.max(first, 0); i--) if (first !== -1 && isIt(lines[i] ?? '')) lines.splice(i, 1);
  }
  return `${lines.join('\n')}\n`;
}

/** Changes variables in `file`, made if missing. The old file stays whole until the new one is complete. */
export function setVariables(file: string, values: Record<string, string>): void {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const draft = `${file}.new`;
  writeFileSync(draft, withVariables(text, values), { mode: 0o600 });
  renameSync(draft, file);
}
