import type { FrameId } from '../match';
import type { Frame } from './frame';

const loaded = new Map<FrameId, Frame>();

const words = {
  en: () => import('@/content/en/layout').then((m) => m.layout),
  ar: () => import('@/content/ar/layout').then((m) => m.layout),
};

/**
 * Fetches the header and footer of a language, or the bare frame, and makes it once. The modules are asked for at each call:
 * the prerenderer notes for each page what it needs, and a browser has them already.
 */
export async function loadFrame(id: FrameId): Promise<void> {
  if (id === 'bare') {
    const { makeBareFrame } = await import('./bare');
    if (!loaded.has(id)) loaded.set(id, makeBareFrame());
    return;
  }
  const [{ makeShell }, layout] = await Promise.all([import('./shell'), words[id]()]);
  if (!loaded.has(id)) loaded.set(id, makeShell(layout));
}

/** A frame that `loadFrame` has fetched. */
export function frame(id: FrameId): Frame {
  const found = loaded.get(id);
  if (!found) throw new Error(`frame ${id} is used before it is loaded`);
  return found;
}
