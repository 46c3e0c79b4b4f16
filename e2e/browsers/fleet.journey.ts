/** The fleet map in every browser: it starts, moves, pauses, and a vehicle tells about itself. */
import { expect, test } from './support/test';

test('the map starts in view, vehicles move and pause, and one opens its window with a call', async ({ visit }) => {
  await visit.open('/live-fleet');
  const bringIntoView = () =>
    visit.evaluate(() => document.querySelector('[data-fleet-map]')!.scrollIntoView({ block: 'center' }));
  await bringIntoView();
  await visit.css('[data-fleet-map=ready] [data-map=own]').seen();
  const places = () =>
    visit.evaluate(() =>
      [...document.querySelectorAll('[data-vehicle-id]')].map((marker) => {
        const { x, y } = marker.getBoundingClientRect();
        return `${Math.round(x)} ${Math.round(y)}`;
      }),
    );
  await expect.poll(async () => (await places()).length).toBeGreaterThan(0);
  const before = await places();
  await expect.poll(async () => String((await places()).slice(0, before.length)) !== String(before)).toBe(true);
  await visit.role('button', 'Pause Fleet Operations').click();
  await expect.poll(async () => (await places()).length).toBe(10);
  const still = await places();
  expect(await places()).toEqual(still);
  // The button that pauses stands under the map: pressing it has scrolled the page.
  await bringIntoView();
  // Vehicles may stand behind one another: one that a finger reaches.
  const id = await visit.evaluate(() => {
    const reached = (marker: HTMLElement): boolean => {
      const { x, y, width, height } = marker.getBoundingClientRect();
      return marker.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    return [...document.querySelectorAll<HTMLElement>('[data-vehicle-id]')].find(reached)?.dataset.vehicleId;
  });
  const marker = visit.css(`[data-vehicle-id="${id}"]`);
  await marker.click();
  const window = visit.css('[role=dialog]');
  // Markers that cover each other: it asks which one is meant, the pressed one first.
  if (/which one/.test((await window.seen()).text)) await visit.css('[role=dialog] li button').click();
  await expect.poll(() => window.text()).toMatch(/km\/h/);
  expect(await visit.css('[role=dialog] a[href^="tel:"]').count()).toBeGreaterThan(0);
  await visit.press('Escape');
  await window.gone();
  await marker.is({ focused: true });
  await visit.role('button', 'Resume Fleet Operations').click();
  await expect.poll(async () => String(await places()) !== String(still)).toBe(true);
});
