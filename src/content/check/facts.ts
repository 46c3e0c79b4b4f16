/** Rules of `src/content/facts.ts`: each figure is shown in both languages, with who says so and the day on which we looked. */
import { isObject, type Tell } from './fault';

/** What each fact needs, and how it looks. What is empty or no date is told by the rules for all content. */
const PARTS: readonly [part: string, of: (fact: Record<string, unknown>) => unknown, example: string][] = [
  ['text.en', ({ text }) => isObject(text) && text.en, "en: '999 is the police.'"],
  ['text.ar', ({ text }) => isObject(text) && text.ar, "ar: '999 للشرطة.'"],
  ['source', ({ source }) => source, "source: 'Dubai Police, in Gulf News of 17 July 2024'"],
  ['checked', ({ checked }) => checked, "checked: '2026-11-22'"],
];

/** Looks for what a fact lacks: pages would show an empty line there. */
export function checkFacts(facts: unknown, where: string, tell: Tell): void {
  for (const [id, fact] of Object.entries(isObject(facts) ? facts : {}))
    for (const [part, of, example] of PARTS)
      if (typeof of(isObject(fact) ? fact : {}) !== 'string') tell(`${where}.${id}.${part}`, 'is missing', `Write it like this: ${example}`);
}

/** Looks at the facts that a page names: one that is not there ends the build without a word that leads to it. */
export function checkFactNames(names: unknown, where: string, facts: unknown, tell: Tell): void {
  if (!where.endsWith('.facts') || !Array.isArray(names) || !isObject(facts)) return;
  for (const [i, name] of (names as unknown[]).entries())
    if (!Object.hasOwn(facts, String(name)))
      tell(`${where}[${i}]`, `names the fact "${String(name)}", which is not in src/content/facts.ts`, 'Write it as it is called there, or take it out of this list.');
}
