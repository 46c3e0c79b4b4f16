/** Rules of `src/config/paths.ts`: two pages at one address are one page, and nobody misses the other. */
import { pathTable, type PathEntry } from '@/config/paths';
import type { Fault } from './fault';

/** All mistakes in the table of addresses. */
export function pathFaults(table: Readonly<Record<string, PathEntry>> = pathTable): Fault[] {
  const faults: Fault[] = [];
  const entries = Object.entries(table);
  for (const [i, [id, { path, lang, same }]] of entries.entries()) {
    const tell = (field: string, what: string, fix: string): void => void faults.push({ file: 'src/config/paths.ts', where: `${id}.${field}`, what, fix });
    const [first] = entries.slice(0, i).find(([, other]) => other.path === path) ?? [];
    if (!/^\/(?:[a-z\d]+(?:-[a-z\d]+)*)?$/.test(path)) tell('path', `is no address of a page ("${path}")`, "Write one slash in front, then small letters, digits and single hyphens: '/after-an-accident'.");
    else if (first !== undefined) tell('path', `is that of ${first} as well ("${path}")`, 'Give each page its own.');
    if (same !== undefined && (table[same] === undefined || table[same].lang === lang)) tell('same', `names no page of another language ("${same}")`, "Write the name of the English page, as it stands in front of its colon: same: 'accident'.");
  }
  return faults;
}
