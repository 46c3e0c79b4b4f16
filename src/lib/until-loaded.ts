/**
 * First and longest pause before a module that failed to load is retried, with exponential backoff, in milliseconds.
 */
const FIRST_PAUSE_MS = 1_000;
export const LONGEST_PAUSE_MS = 30_000;

/**
 * Resolves when it is worth trying again: the network is back, the tab has come to the front, or `pause` ms have gone.
 */
function nextChance(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    const seen = (): void => void (document.visibilityState === 'visible' && go());
    const timer = setTimeout(go, pause);
    window.addEventListener('online', go);
    document.addEventListener('visibilitychange', seen);
  });
}

/**
 * Loads a module that a visible feature depends on, retrying as long as the page is open: never rejects. `load` must
 * call `import()` at each try. Each failure is passed to `failed`, by default logged to the console.
 */
export async function untilLoaded<T>(load: () => Promise<T>, failed: (error: unknown) => void = warn): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      failed(error);
    }
    await nextChance(pause);
  }
}

const warn = (error: unknown): void => console.warn('could not be loaded, is asked for again', error);
