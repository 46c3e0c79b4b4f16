import { expect, it } from 'vitest';
import { ending, runPart } from './part';

const clock =
  (...readings: number[]) =>
  () =>
    readings.shift() ?? NaN;

it('a part beside others is charged what its own processes took', async () => {
  const { cpu, failed } = await runPart({ name: 'beside', command: ['true'] }, clock(100, 190));
  expect(cpu).toBeLessThan(5);
  expect(failed).toBe(0);
});

it('a part that is alone is charged all that the machine did, also by processes that nobody waited for', async () => {
  const { cpu } = await runPart({ name: 'e2e', command: ['true'], alone: true }, clock(100, 190));
  expect(cpu).toBe(90);
});

it('a command that ends with an error has failed, and its output is kept', async () => {
  const { failed, output } = await runPart({ name: 'broken', command: ['sh', '-c', 'echo no such file; exit 3'] });
  expect(failed).toBe(1);
  expect(output).toContain('no such file');
});

it('the end of an output is its last sixty lines, whatever blank lines follow', () => {
  const output = Array.from({ length: 100 }, (_, i) => `line ${i + 1}`).join('\n');
  expect(ending(`${output}\n\n`)).toMatch(/^line 41\n[\s\S]*line 100$/);
  expect(ending('short\n')).toBe('short');
});
