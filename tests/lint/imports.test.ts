/** The import rules hold for every way of writing an import, and no module is needed to load itself. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const { resolve } = createRequire(import.meta.url)('./resolver.cjs') as {
  resolve: (source: string, importer: string) => { found: boolean; path?: string | null };
};

describe('import direction', () => {
  const RULES = [
    'boundaries/dependencies',
    'no-restricted-imports',
    'no-restricted-properties',
    '@typescript-eslint/no-restricted-imports',
  ];
  // None of these rules needs types: without them the 16 lines take 6 instead of 25 seconds.
  const eslint = new ESLint({
    cwd: ROOT,
    ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
    overrideConfig: { languageOptions: { parserOptions: { project: null } } },
  });
  const complaints = async (filePath: string, line: string) => {
    const [result] = await eslint.lintText(`${line}\nexport const used = thing;\n`, { filePath });
    return result?.messages.filter(({ ruleId }) => RULES.includes(ruleId ?? '')).length;
  };

  it.each([
    ['src/config/paths.ts', "import { Button as thing } from '@/ui/button';"],
    ['src/config/paths.ts', "import { Button as thing } from '../ui/button';"],
    ['src/features/home/index.ts', "import { Admin as thing } from '@/features/admin';"],
    ['src/ui/button.tsx', "import { Home as thing } from '@/features/home';"],
    ['src/content/en/about.ts', "import { track as thing } from '@/tracking';"],
    ['server/main.ts', "import { site as thing } from '../src/config/site';"],
    ['src/app/site-files/rss.ts', "import { pageCss as thing } from '@/build/page-css';"],
    ['src/build/prerender.ts', "import { routes as thing } from '../app/routes';"],
    ['src/boot/index.ts', "import { untilLoaded as thing } from '@/lib/until-loaded';"],
    ['src/content/en/about.ts', "import { useState as thing } from 'react';"],
    ['src/app/pages/about.tsx', "import { Stats as thing } from '@/features/about/stats';"],
    ['src/app/pages/about.tsx', "import { Stats as thing } from '../../features/about/stats';"],
    // Test files without a page share what they have loaded: mocking a module in one of them would reach the others.
    ['tests/server/store.test.ts', "import { vi } from 'vitest'; const thing = vi.mock('../../server/main');"],
    ['tests/content/x.test.ts', "import { vi } from 'vitest'; const thing = vi.mock('@/config/site');"],
    ['e2e/pages/home.spec.ts', "import { page as opened } from '../x'; const thing = opened.waitForTimeout(500);"],
  ])('refuses, in %s, %s', async (file, line) => expect(await complaints(path.join(ROOT, file), line)).toBe(1), 60_000);

  it.each([
    ['src/features/home/index.ts', "import { Button as thing } from '@/ui/button';"],
    ['src/features/booking/form-state.ts', "import { isDue as thing } from './outbox/backoff';"],
    ['server/main.ts', "import { bookingSchema as thing } from '../src/contract/booking';"],
    ['src/app/pages/about.tsx', "import { About as thing } from '@/features/about';"],
    ['src/sw/sw.ts', "import { browserOutbox as thing } from '@/features/booking/outbox';"],
    ['src/build/prerender.ts', "import { painted as thing } from '../boot/moments';"],
    ['tests/content/x.alone.test.ts', "import { vi } from 'vitest'; const thing = vi.mock('@/config/site');"],
    ['tests/features/x.test.tsx', "import { vi } from 'vitest'; const thing = vi.mock('@/tracking');"],
  ])('allows, in %s, %s', async (file, line) => expect(await complaints(path.join(ROOT, file), line)).toBe(0), 60_000);
});

/** Files that a module needs before it can run: its imports and re-exports, those of types left out. */
function needs(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    const isReexport =
      ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined && !statement.isTypeOnly;
    if (!ts.isImportDeclaration(statement) && !isReexport) return [];
    if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const names =
      clause?.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : undefined;
    if (names && !clause?.name && names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly)) return [];
    const to = resolve((statement.moduleSpecifier as ts.StringLiteral).text, file).path;
    return to && /\.tsx?$/.test(to) ? [to] : [];
  });
}

/** The first circle found in a graph, as the files along it; empty when there is none. */
function circle(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, way: string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...way, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

const filesIn = (room: string): string[] =>
  readdirSync(path.join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(ROOT, room, name));

it('no page is part of another, whose words it would bring', () => {
  const pages = filesIn('src/app/pages');
  expect(pages.flatMap(needs).filter((file) => pages.includes(file))).toEqual([]);
});

describe('import circles', () => {
  const files = ['src', 'server'].flatMap(filesIn);

  it('are found where there is one', () => {
    expect(
      circle(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', []],
          ['d', ['b']],
        ]),
      ),
    ).toEqual(['b', 'd', 'b']);
  });

  it('there are none', () => {
    const graph = new Map(files.map((file) => [file, needs(file)]));
    expect([...graph.values()].flat().length).toBeGreaterThan(files.length);
    expect(circle(graph).map((file) => path.relative(ROOT, file))).toEqual([]);
  });
});
