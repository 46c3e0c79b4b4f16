/**
 * Rings after the milliseconds it is told; a later word replaces an earlier one. A
 * worker's timers run in hidden tabs too.
 */
let timer: ReturnType<typeof setTimeout> | undefined;
self.onmessage = ({ data: ms }: MessageEvent<number>) => {
  clearTimeout(timer);
  timer = setTimeout(() => self.postMessage('ring'), ms);
};
