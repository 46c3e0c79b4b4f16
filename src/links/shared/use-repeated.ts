import { useEffect } from 'preact/hooks';

/**
 * Runs `work` at once, then every `every` ms, when the network is back, and when the page becomes visible. In a hidden
 * page it runs by the timer only, and only with `hidden`: Firefox keeps a closing page, with the lock that it has just
 * requested, and no other page could send.
 */
export function useRepeated(work: () => unknown, every: number, hidden = false): void {
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
