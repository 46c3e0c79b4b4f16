/**
 * `npm run facts`: every legal and safety figure with its source, the day of its last check, and the files that use it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facts, type Fact } from '../content/facts';

const CONTENT = join(import.meta.dirname, '../content');
const modules = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'facts.ts')
  .map((file) => ({ file, text: readFileSync(join(CONTENT, file), 'utf8') }));

const rows = Object.entries<Fact>(facts)
  .map(([id, fact]) => ({
    id,
    fact,
    users: modules.filter(({ text }) => new RegExp(`'${id}'|\\bfacts\\.${id}\\b`).test(text)).map(({ file }) => file),
  }))
  .sort((a, b) => a.fact.checked.localeCompare(b.fact.checked) || a.id.localeCompare(b.id));

for (const { id, fact, users } of rows) {
  const lines = [
    `${id}  (checked ${fact.checked}${fact.url ? '' : ', NOT VERIFIED ONLINE'})`,
    `  ${fact.text.en}`,
    `  ${fact.source}`,
    ...(fact.url ? [`  ${fact.url}`] : []),
    ...(fact.note ? [`  Note: ${fact.note}`] : []),
    `  Used in: ${users.join(', ') || 'nothing'}`,
  ];
  console.log(`${lines.join('\n')}\n`);
}
console.log(`${rows.length} facts, oldest check ${rows[0]?.fact.checked}`);
