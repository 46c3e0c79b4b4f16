import type { Selection } from './renderer';

/** What the marker with these data stands for. */
export const selectionOf = ({ vehicleId, hubId }: DOMStringMap): Selection | undefined =>
  vehicleId ? { kind: 'vehicle', id: vehicleId } : hubId ? { kind: 'hub', id: hubId } : undefined;

/** Whether a marker's own shape is under the point: vehicles are round, headquarters are signs. */
function meets(marker: HTMLElement, x: number, y: number): boolean {
  const box = marker.getBoundingClientRect();
  const [dx, dy] = [Math.abs(x - box.left - box.width / 2), Math.abs(y - box.top - box.height / 2)];
  return marker.dataset.vehicleId ? Math.hypot(dx, dy) <= box.width / 2 : dx <= box.width / 2 && dy <= box.height / 2;
}

/**
 * What a press on a marker selects: that marker, or, if others were under the pointer too, all of them, so that the
 * visitor is asked which. A key press always means the focused marker. `event`: as the marker hears it.
 */
export function chosenBy(event: MouseEvent): Selection {
  const marker = event.currentTarget as HTMLElement;
  const own = selectionOf(marker.dataset)!;
  // A click without a press: Enter, Space, or a screen reader.
  if (event.detail === 0) return own;
  const markers = [...document.querySelectorAll<HTMLElement>('[data-vehicle-id], [data-hub-id]')];
  const under = markers.filter((other) => other !== marker && meets(other, event.clientX, event.clientY));
  return under.length === 0 ? own : { ...own, pile: [own, ...under.map(({ dataset }) => selectionOf(dataset)!)] };
}
