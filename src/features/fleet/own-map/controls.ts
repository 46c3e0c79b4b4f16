import type { FleetMapText } from '@/content/fleet-types';
import { element } from './dom';
import { inWindow } from './popup';

interface ControlActions {
  readonly zoomBy: (steps: number) => void;
  readonly reset: () => void;
}

const BUTTON =
  'grid size-12 cursor-pointer place-items-center border-0 bg-asphalt-950/90 text-white hover:bg-asphalt-700';
const ICONS = { in: 'M12 5v14M5 12h14', out: 'M5 12h14', reset: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5' };

function button(label: string, icon: keyof typeof ICONS, action: () => void): HTMLButtonElement {
  const node = element('button', BUTTON, { type: 'button', 'aria-label': label, title: label });
  node.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[icon]}"/></svg>`;
  node.addEventListener('click', action);
  return node;
}

/** Zoom in, zoom out, show everything: 48 px each, in the corner by the thumb. */
export function createControls({ zoomBy, reset }: ControlActions, text: FleetMapText): HTMLElement {
  const group = element(
    'div',
    'absolute end-3 top-3 z-[1200] divide-y divide-asphalt-600 overflow-hidden rounded-lg border border-asphalt-600',
    { 'data-map-control': '' },
  );
  group.append(
    button(text.zoomIn, 'in', () => zoomBy(1)),
    button(text.zoomOut, 'out', () => zoomBy(-1)),
    button(text.resetView, 'reset', reset),
  );
  return group;
}

const KEY_PAN = 90;
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_PAN, 0],
  ArrowRight: [-KEY_PAN, 0],
  ArrowUp: [0, KEY_PAN],
  ArrowDown: [0, -KEY_PAN],
};

/**
 * Arrows move the map, + and - zoom, Home shows everything. Keys with a modifier belong to the browser; arrows and Home
 * in an open info window scroll that.
 */
export function listenToKeys(
  surface: HTMLElement,
  actions: ControlActions & { panBy: (dx: number, dy: number) => void },
): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const pan = PANS[event.key];
    if ((pan || event.key === 'Home') && inWindow(event.target)) return;
    if (pan) actions.panBy(...pan);
    else if (event.key === '+' || event.key === '=') actions.zoomBy(1);
    else if (event.key === '-' || event.key === '_') actions.zoomBy(-1);
    else if (event.key === 'Home') actions.reset();
    else return;
    event.preventDefault();
  };
  surface.addEventListener('keydown', onKey);
}
