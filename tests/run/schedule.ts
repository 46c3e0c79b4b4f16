/** Runs parts side by side, as many as there are cores, in the order given. */
import type { Outcome, Part } from './part';

const skipped = (part: Part): Outcome => ({
  name: part.name,
  ran: false,
  wall: 0,
  cpu: 0,
  passed: 0,
  failed: 1,
  retried: 0,
  output: `not run: ${part.after?.join(' or ')} failed\n`,
});

/**
 * Outcomes in the order in which parts ended; `ended` hears of each at once. A part waits for those it names; when
 * one of them fails it is not run, and counts as failed. A name that is not among the parts is not waited for.
 */
export async function runAll(
  parts: readonly Part[],
  cores: number,
  run: (part: Part) => Promise<Outcome>,
  ended: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const names = new Set(parts.map((part) => part.name));
  const outcomes: Outcome[] = [];
  const waiting = [...parts];
  const running = new Map<Part, Promise<void>>();
  const done = (outcome: Outcome): void => {
    outcomes.push(outcome);
    ended(outcome);
  };
  const outcomeOf = (name: string): Outcome | undefined => outcomes.find((outcome) => outcome.name === name);
  const free = (part: Part): boolean =>
    running.size < cores && ![...running.keys()].some((other) => other.alone) && (!part.alone || running.size === 0);

  while (waiting.length > 0 || running.size > 0) {
    for (const part of [...waiting]) {
      const needs = (part.after ?? []).filter((name) => names.has(name)).map(outcomeOf);
      const failed = needs.some((outcome) => outcome && outcome.failed > 0);
      if (!failed && (needs.includes(undefined) || !free(part))) continue;
      waiting.splice(waiting.indexOf(part), 1);
      if (failed) done(skipped(part));
      else
        running.set(
          part,
          run(part).then((outcome) => (running.delete(part), done(outcome))),
        );
    }
    // A part that was just skipped may have others waiting for it: check again before waiting.
    if (running.size > 0) await Promise.race(running.values());
  }
  return outcomes;
}
