import { useEffect } from 'preact/hooks';

/**
 * Does `work` at once, then every so many milliseconds, when the network is back, and when somebody looks again. While
 * nobody looks by the clock alone, and only what is to be done `hidden` too: Firefox keeps a page that goes, with the
 * lock that it asks for on its way, and no other page could send.
 */
export function useAgain(work: () => unknown, every: number, hidden = false): void {
  useEffect(() => {
    const seen = () => void (document.hidden || work());
    void work();
    const timer = setInterval(hidden ? work : seen, every);
    addEventListener('online', seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', seen);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [work, every, hidden]);
}
