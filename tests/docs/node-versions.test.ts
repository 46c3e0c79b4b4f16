/** The versions of Node that `package.json` promises: every package accepts them, and the documents name them. */
import { readFileSync } from 'node:fs';
import semver from 'semver';
import { expect, it } from 'vitest';
import { engines } from '../../package.json' with { type: 'json' };

interface Package {
  engines?: { node?: string };
  /** For another system: npm leaves it out without a word. */
  optional?: boolean;
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };

it('are accepted by every package, so that npm installs without a warning', () => {
  const accepts = ({ engines: asked, optional }: Package): boolean =>
    optional === true || asked?.node === undefined || semver.subset(engines.node, asked.node);
  expect(Object.keys(packages).length).toBeGreaterThan(500);
  expect(
    Object.entries(packages).flatMap(([name, one]) => (accepts(one) ? [] : [`${name}: ${one.engines?.node}`])),
  ).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md'])('stand in %s', (file) => {
  const lowest = engines.node
    .split('||')
    .map((range) => semver.minVersion(range)!.version.replace(/(?:\.0){1,2}$/, ''));
  expect(lowest.length).toBeGreaterThan(1);
  for (const version of lowest)
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\bNode\\b.*[ (]${version.replace('.', '\\.')}\\b`));
});
