/** A timer that rings in time in a hidden tab too, where browsers let the page's own timers run once a minute. */
export interface WorkerTimer {
  /** Rings once after so many milliseconds, unless it is set anew. */
  set(ms: number): void;
  end(): void;
}

/**
 * Undefined where the browser has no module workers, or refuses this one: the page's own timers are all there is then.
 */
export function createWorkerTimer(ring: () => void): WorkerTimer | undefined {
  try {
    const worker = new Worker(new URL('./timer.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ring;
    return { set: (ms) => worker.postMessage(ms), end: () => worker.terminate() };
  } catch {
    return undefined;
  }
}
