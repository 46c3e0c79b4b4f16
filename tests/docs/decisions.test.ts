/** Every decision says the same five things, and is found in the index. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');
const index = readFileSync(path.join(folder, 'README.md'), 'utf8').replaceAll('`', '');
const files = readdirSync(folder).filter((name) => /^\d{3}-/.test(name));

describe.each(files)('%s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  it('stands in the index under its own title', () => {
    const title = (/^# (.+)$/m.exec(text)?.[1] ?? '').replaceAll('`', '');
    expect(index).toContain(`- [${name.slice(0, 3)}: ${title}](${name})`);
  });
  it('tells status, context, choice, alternatives and cost', () => {
    expect(text).toMatch(/^Status: (?:accepted|replaced by \d{3}), \d{1,2} [A-Z][a-z]+ 20\d\d/m);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Context', 'Choice', 'Alternatives', 'Cost']));
  });
});
