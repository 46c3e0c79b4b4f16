import { untilLoaded } from '@/lib/until-loaded';
import type { Outbox } from './outbox';

async function toolsWith(start: () => Promise<Outbox>) {
  const [tools, outbox] = await Promise.all([import('./tools'), start()]);
  return { ...tools, outbox };
}
export type Tools = Awaited<ReturnType<typeof toolsWith>>;
export interface Loading {
  tools: Promise<Tools>;
  missed: Promise<void>;
}

/** How long a visitor who has pressed the button is left without a word while the code is missing, milliseconds. */
const CODE_LIMIT_MS = 8_000;
const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * The form's code with the tab's outbox, retried until it has loaded; `missed` resolves when the first try has failed.
 */
export function loadTools(start: () => Promise<Outbox>): Loading {
  let miss = (): void => undefined;
  const missed = new Promise<void>((resolve) => (miss = resolve));
  const load = () =>
    toolsWith(start).catch((error: unknown) => {
      miss();
      throw error;
    });
  return { tools: untilLoaded(load), missed };
}

/**
 * The code for a visitor who waits for it; undefined when it could not be loaded within CODE_LIMIT_MS. On a slow line
 * it is waited for longer than that, and `onLate` is called.
 */
export async function toolsInTime({ tools, missed }: Loading, onLate: () => void): Promise<Tools | undefined> {
  const late = after(CODE_LIMIT_MS);
  const slow = setTimeout(onLate, CODE_LIMIT_MS);
  const found = await Promise.race([tools, Promise.all([missed, late]).then(() => undefined)]);
  clearTimeout(slow);
  return found;
}
