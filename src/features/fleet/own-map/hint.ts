import type { FleetMapText } from '@/content/fleet-types';
import { element } from './dom';

const SHOWN_MS = 1400;

/** Says, over the dimmed map, how to move it when a gesture was left to the page. */
export function createHint(text: FleetMapText): {
  root: HTMLElement;
  show: (kind: 'touch' | 'wheel') => void;
  destroy: () => void;
} {
  const root = element(
    'p',
    'pointer-events-none absolute inset-0 z-[1100] grid place-items-center bg-asphalt-950/60 p-6 text-center font-heading text-xl font-bold text-white opacity-0 transition-opacity duration-200',
    { 'aria-hidden': 'true', dir: 'auto' },
  );
  let timer = 0;
  const key = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return {
    root,
    show: (kind) => {
      root.textContent = kind === 'touch' ? text.touchHint : text.wheelHint(key);
      root.style.opacity = '1';
      window.clearTimeout(timer);
      timer = window.setTimeout(() => (root.style.opacity = '0'), SHOWN_MS);
    },
    destroy: () => window.clearTimeout(timer),
  };
}
