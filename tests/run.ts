/**
 * `npm test`: every check, side by side where that is sound, and what each took. `npm test -- types unit`
 * runs only those. Ends with one plain line, `N passed, N failed`; exit code 1 when something failed.
 */
import { availableParallelism } from 'node:os';
import { E2E_DIST } from '../e2e/support/build';
import { ending, runPart, type Outcome, type Part } from './run/part';
import { runAll } from './run/schedule';
import { wantedOf } from './run/wanted';

const npm = (script: string): string[] => ['npm', 'run', '--silent', script];

/** The longest first: what is short fills the gaps. The site is built once, for its own checks and for the browsers. */
const PARTS: readonly Part[] = [
  { name: 'build', command: ['npx', 'tsx', 'e2e/support/build.ts'], after: ['tools'] },
  { name: 'unit', command: npm('test:unit'), after: ['tools'] },
  { name: 'lint', command: npm('lint') },
  { name: 'format', command: npm('check:format') },
  { name: 'types', command: npm('check:types') },
  { name: 'unused', command: npm('check:unused') },
  { name: 'dist', command: npm('check:dist'), env: { DIST_DIR: E2E_DIST }, after: ['build'] },
  { name: 'e2e', command: npm('test:e2e'), env: { E2E_SKIP_BUILD: '1' }, after: ['build'], alone: true },
];
/**
 * Programs that the tests need and a bare machine lacks; first and alone, since package managers exclude one another.
 */
const TOOLS: Part = { name: 'tools', command: npm('test:tools'), alone: true };

const print = ({ name, output, failed }: Outcome): void =>
  console.log(`\n=== ${name}${failed > 0 ? ' FAILED' : ''} ===\n${output.trimEnd()}`);

/** A CI shows the end of the output first: repeat there what failed, and why. */
const printAgain = (outcome: Outcome): void =>
  console.log(`\n=== ${outcome.name} FAILED, from the end of its output ===\n${ending(outcome.output)}`);

function table(outcomes: readonly Outcome[]): void {
  const row = (cells: readonly string[]): string =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(10) : cell.padStart(10))).join('');
  const total = (pick: (outcome: Outcome) => number): number =>
    outcomes.reduce((sum, outcome) => sum + pick(outcome), 0);
  console.log(`\n${row(['part', 'wall s', 'CPU s', 'passed', 'failed', 'retried'])}`);
  const line = (o: Omit<Outcome, 'ran' | 'output'>): string =>
    row([o.name, ...[o.wall, o.cpu, o.passed, o.failed, o.retried].map((n) => n.toFixed(0))]);
  for (const o of outcomes) console.log(line(o));
  console.log(
    line({
      name: 'all',
      wall: (performance.now() - start) / 1000,
      cpu: total((o) => o.cpu),
      passed: total((o) => o.passed),
      failed: total((o) => o.failed),
      retried: total((o) => o.retried),
    }),
  );
  console.log(`\n${total((o) => o.passed)} passed, ${total((o) => o.failed)} failed`);
}

const start = performance.now();
const wanted = wantedOf(PARTS.map((part) => part.name));
const outcomes = await runAll(
  [TOOLS, ...PARTS.filter((part) => wanted.includes(part.name))],
  availableParallelism(),
  runPart,
  print,
);
outcomes.filter(({ failed }) => failed > 0).forEach(printAgain);
table(outcomes);
process.exitCode = outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0;
