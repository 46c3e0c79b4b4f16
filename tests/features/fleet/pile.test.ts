import { expect, it } from 'vitest';
import { chosenBy } from '@/features/fleet/map/pile';
import type { Selection } from '@/features/fleet/map/renderer';

/** Markers by id: their middle and size in px. `hub-…` are headquarters. */
function place(markers: Record<string, [x: number, y: number, size: number]>) {
  document.body.replaceChildren();
  for (const [id, [x, y, size]] of Object.entries(markers)) {
    const button = document.createElement('button');
    if (id.startsWith('hub')) button.dataset.hubId = id;
    else button.dataset.vehicleId = id;
    button.getBoundingClientRect = () => new DOMRect(x - size / 2, y - size / 2, size, size);
    document.body.append(button);
  }
  const of = (id: string) =>
    [...document.body.children].find((child) =>
      Object.values((child as HTMLElement).dataset).includes(id),
    ) as HTMLElement;
  const press = (id: string, x: number, y: number, detail = 1) => {
    const chosen: Selection[] = [];
    of(id).addEventListener('click', (event) => chosen.push(chosenBy(event)), { once: true });
    of(id).dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, detail }));
    return chosen[0]!;
  };
  return { press };
}
const ids = (selection: Selection) => selection.pile?.map(({ kind, id }) => `${kind} ${id}`);

it('chooses the marker that lies alone under the finger', () => {
  const { press } = place({ a: [100, 100, 70], b: [300, 100, 70] });
  expect(press('a', 90, 110)).toEqual({ kind: 'vehicle', id: 'a' });
});

it('asks which one where markers cover each other, the pressed one first', () => {
  const { press } = place({ a: [100, 100, 95], b: [110, 105, 70], 'hub-x': [105, 95, 44], c: [300, 300, 70] });
  const chosen = press('a', 104, 100);
  expect(chosen).toMatchObject({ kind: 'vehicle', id: 'a' });
  expect(ids(chosen)).toEqual(['vehicle a', 'vehicle b', 'hub hub-x']);
});

it('counts a vehicle by its round shape, not by the corner of its box', () => {
  const { press } = place({ a: [100, 100, 70], b: [150, 150, 70] });
  expect(press('a', 118, 118)).toEqual({ kind: 'vehicle', id: 'a' });
});

it('takes a key for the marker that has the focus, whatever lies under it', () => {
  const { press } = place({ a: [100, 100, 70], b: [100, 100, 70] });
  expect(press('b', 0, 0, 0)).toEqual({ kind: 'vehicle', id: 'b' });
});

it('counts a headquarters by its sign: one beside the finger is none below it', () => {
  const { press } = place({ a: [100, 100, 70], 'hub-above': [100, 30, 44], 'hub-beside': [160, 100, 44] });
  expect(press('a', 100, 100)).toEqual({ kind: 'vehicle', id: 'a' });
  expect(press('hub-above', 100, 45)).toEqual({ kind: 'hub', id: 'hub-above' });
});
