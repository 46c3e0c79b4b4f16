/** Rules of the names that texts have for the pages: one expression is made of all of them (`ui/linked-text`). */
import { isObject, type Tell } from './fault';

/** How many groups of its own the expression `words` has; undefined where it is none. */
function groupsIn(words: string): number | undefined {
  try {
    return Number(new RegExp(`${words}|`).exec('')?.length) - 1;
  } catch {
    return undefined;
  }
}

/** Looks at the pages of `named`; `articles` are those that have files. */
export function checkNamed(named: unknown, where: string, articles: readonly string[], tell: Tell): void {
  const pages = isObject(named) && Array.isArray(named.pages) ? (named.pages as readonly (readonly string[])[]) : [];
  for (const [i, [target = '', ...names]] of pages.entries()) {
    const at = `${where}.pages[${i}] (${target})`;
    if (target.startsWith('blog/') && !articles.includes(target.slice('blog/'.length)))
      tell(at, 'leads to an article that there is not', 'Write blog/ and the name of its files: blog/boot-kit.');
    const broken = names.find((name) => groupsIn(name) === undefined);
    if (broken !== undefined) tell(at, `has a bracket too many or too few ("${broken}")`, 'Write the words as the texts have them, with two backslashes before a bracket that belongs to them.');
    const anything = names.find((name) => groupsIn(name) === 0 && new RegExp(name).test(''));
    if (anything !== undefined) tell(at, `fits any text ("${anything}")`, 'Write the words as the texts have them.');
    const grouped = names.find((name) => groupsIn(name));
    if (grouped !== undefined) tell(at, `has brackets that shift the pages behind it ("${grouped}")`, 'Write (?: in place of (.');
  }
}
