import { untilLoaded } from '@/lib/until-loaded';
import type { Outbox } from './outbox';

async function toolsWith(start: () => Promise<Outbox>) {
  const [tools, outbox] = await Promise.all([import('./tools'), start()]);
  return { ...tools, outbox };
}
export type Tools = Awaited<ReturnType<typeof toolsWith>>;

/**
 * The form's code with the tab's outbox, retried until it has loaded; `missed` resolves when the first try has failed.
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
