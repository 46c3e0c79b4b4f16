import { describe, expect, it } from 'vitest';
import type { Outcome, Part } from './part';
import { runAll } from './schedule';

const part = (name: string, more: Partial<Part> = {}): Part => ({ name, command: ['true'], ...more });

/** Runs `parts`; each ends when all that can start has started, in the order of their starts. */
async function play(parts: readonly Part[], cores: number, failing: readonly string[] = []) {
  const log: string[] = [];
  const run = async ({ name }: Part): Promise<Outcome> => {
    log.push(`+${name}`);
    await new Promise((later) => setImmediate(later));
    log.push(`-${name}`);
    return {
      name,
      ran: true,
      wall: 1,
      cpu: 1,
      output: '',
      passed: 1,
      failed: failing.includes(name) ? 1 : 0,
      retried: 0,
    };
  };
  const outcomes = await runAll(parts, cores, run, () => undefined);
  return { log: log.join(' '), outcomes };
}

describe('the parts of the checks', () => {
  it('run as many at a time as there are cores', async () => {
    const { log } = await play([part('a'), part('b'), part('c')], 2);
    expect(log).toMatch(/^\+a \+b -a .*\+c/);
  });

  it('wait for what they name, while others go first', async () => {
    const { log } = await play([part('build'), part('dist', { after: ['build'] }), part('lint')], 2);
    expect(log).toMatch(/^\+build \+lint -build .*\+dist/);
  });

  it('do not wait for a part that was not asked for', async () => {
    expect((await play([part('dist', { after: ['build'] })], 2)).log).toBe('+dist -dist');
  });

  it('count as failed, without a run, when what they wait for has failed', async () => {
    const { log, outcomes } = await play(
      [part('build'), part('dist', { after: ['build'] }), part('e2e', { after: ['dist'] })],
      2,
      ['build'],
    );
    expect(log).toBe('+build -build');
    expect(outcomes.map(({ name, ran, failed }) => [name, ran, failed])).toEqual([
      ['build', true, 1],
      ['dist', false, 1],
      ['e2e', false, 1],
    ]);
  });

  it('have the machine to themselves when they ask for it', async () => {
    const { log } = await play([part('a'), part('e2e', { alone: true }), part('b')], 2);
    expect(log).toBe('+a +b -a -b +e2e -e2e');
  });
});
