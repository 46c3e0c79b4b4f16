import type { Headquarters } from '@/content/en/fleet-map';
import { HUB_STACKING } from '../map/model';
import type { Scene } from '../map/renderer';
import { hubMarker } from '../markers/hub';
import { element } from './dom';
import type { View } from './view';

const SIZE = 48;

/** Headquarters: signs that stay where they are. */
export class HubLayer {
  readonly root = element('div', 'absolute start-0 top-0');
  private readonly signs = new Map<string, { hub: Headquarters; button: HTMLButtonElement }>();

  constructor(
    private readonly view: View,
    scene: Scene,
  ) {
    for (const hub of scene.hubs) {
      const button = hubMarker(hub, scene);
      button.classList.add('absolute', 'start-0', 'top-0');
      button.style.zIndex = String(HUB_STACKING);
      this.signs.set(hub.id, { hub, button });
      this.root.append(button);
    }
  }

  draw(): void {
    for (const { hub, button } of this.signs.values()) {
      const { x, y } = this.view.project(hub);
      button.style.transform = `translate(${(x - SIZE / 2).toFixed(1)}px,${(y - SIZE / 2).toFixed(1)}px)`;
    }
  }

  find(id: string): { button: HTMLButtonElement; x: number; y: number; size: number } | undefined {
    const sign = this.signs.get(id);
    return sign && { button: sign.button, ...this.view.project(sign.hub), size: SIZE };
  }
}
