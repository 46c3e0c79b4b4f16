import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pruneRouter } from '../../src/build/prune-router';

const transform = pruneRouter().transform as (code: string, id: string) => { code: string } | null;
const dir = path.resolve('node_modules/react-router/dist/production');

it('finds what keeps unused components in the router as it is published', () => {
  const files = readdirSync(dir).filter((file) => file.endsWith('.mjs'));
  const code = files
    .map((file) => transform(readFileSync(path.join(dir, file), 'utf8'), path.join(dir, file))?.code ?? '')
    .join('\n');
  for (const name of ['Link', 'NavLink', 'Form']) {
    expect(code).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ \\w+\\.forwardRef\\(`, 'm'));
    expect(code).not.toContain(`\n${name}.displayName`);
  }
});

it('leaves other code alone', () => {
  expect(transform('Panel.displayName = "Panel";', '/src/panel.tsx')).toBeNull();
});
