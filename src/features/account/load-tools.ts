import { untilLoaded } from '@/lib/until-loaded';
import type { Outbox } from './outbox';

async function toolsWith(start: () => Promise<Outbox>) {
  const [tools, outbox] = await Promise.all([import('./tools'), start()]);
  return { ...tools, outbox };
}
export type Tools = Awaited<ReturnType<typeof toolsWith>>;

/**
 * The form's code with the tab's outbox, asked for until it is there; `missed` resolves where it could not be had at
 * once.
 */
export function loadTools(start: () => Promise<Outbox>): { tools: Promise<Tools>; missed: Promise<void> } {
  let miss = (): void => undefined;
  const missed = new Promise<void>((resolve) => (miss = resolve));
  const load = () =>
    toolsWith(start).catch((error: unknown) => {
      miss();
      throw error;
    });
  return { tools: untilLoaded(load), missed };
}
