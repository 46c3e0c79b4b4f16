/**
 * Interval between two checks of the clock, in milliseconds; if the clock moved much further between them, the machine
 * slept.
 */
const LOOK_MS = 5_000;
const JUMP_MS = 20_000;

/**
 * Calls `woke` when the machine may have slept or the network may be back: the clock has jumped, the page is seen
 * again, the browser says so. `frozen`: the browser itself had stopped the page. `now` gives milliseconds since the
 * epoch. The function that it returns ends it.
 */
export function onWake(woke: (frozen: boolean) => void, now: () => number): () => void {
  let last = now();
  const timer = setInterval(() => {
    const time = now();
    if (Math.abs(time - last) > JUMP_MS) woke(false);
    last = time;
  }, LOOK_MS);
  const online = () => woke(false);
  const seen = () => void (document.visibilityState === 'visible' && woke(false));
  const resumed = () => woke(true);
  addEventListener('online', online);
  document.addEventListener('visibilitychange', seen);
  document.addEventListener('resume', resumed);
  return () => {
    clearInterval(timer);
    removeEventListener('online', online);
    document.removeEventListener('visibilitychange', seen);
    document.removeEventListener('resume', resumed);
  };
}
