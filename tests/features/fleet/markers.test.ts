/** The markers of both maps: buttons with a name, which say what they open. */
import { afterEach, expect, it, vi } from 'vitest';
import { fleetWords as arabic } from '@/content/ar/fleet';
import { headquarters } from '@/content/en/fleet-map';
import { fleetWords } from '@/content/en/fleet-words';
import { headquartersIn } from '@/features/fleet/map/map-words';
import { fleetUnits } from '@/features/fleet/map/model';
import { hubMarker } from '@/features/fleet/markers/hub';
import { createMarker } from '@/features/fleet/markers/marker';
import { sampleScene } from './sample-scene';

afterEach(() => document.body.replaceChildren());

const onSelect = vi.fn();
function scene(lang: 'en' | 'ar' = 'en', narrow = false) {
  const words = lang === 'ar' ? arabic : fleetWords;
  return sampleScene({ units: fleetUnits(words), hubs: headquartersIn(lang, words.text), lang, narrow, onSelect });
}

it('a vehicle is a button by the name of what it does and where; it tells that it opens a window', () => {
  const wide = scene();
  const [flatbed, critical] = [wide.units[1]!, wide.units[0]!];
  const { button, body, size } = createMarker(flatbed, wide);
  expect(button).toHaveAccessibleName('Flatbed Towing, Al Khail Road patrol');
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect([size, button.style.width, button.style.height]).toEqual([95, '95px', '95px']);
  expect(button.style.color).not.toBe('');
  // On a pool of its colour, which stays when the drawing turns.
  expect([...button.children].map(({ tagName }) => tagName)).toEqual(['SPAN', 'svg']);
  expect(button.lastElementChild).toBe(body);
  expect(body).toHaveAttribute('aria-hidden', 'true');
  const second = createMarker(flatbed, wide);
  expect(button.contains(body) && second.button.contains(second.body)).toBe(true);
  expect(second.body.innerHTML).toBe(body.innerHTML);
  const urgent = createMarker(critical, scene('en', true));
  expect(Number(urgent.button.style.zIndex)).toBeGreaterThan(Number(button.style.zIndex));
  expect(urgent.button.style.width).toBe('95px');
});

it('a vehicle of a type that nobody has drawn looks like a tow truck', () => {
  const wide = scene();
  const drawn = (type: string) => createMarker({ ...wide.units[1]!, type }, wide).body.innerHTML;
  expect(drawn('hovercraft')).toBe(drawn('tow_truck'));
});

it('a headquarters is one by its name and kind, with its sign', () => {
  const button = hubMarker(headquarters[0]!, scene());
  expect(button).toHaveAccessibleName('Al Quoz Main Depot, Head office and workshop');
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('both are named in Arabic on an Arabic page, with its comma', () => {
  const page = scene('ar');
  expect(createMarker(page.units[1]!, page).button.getAttribute('aria-label')).toMatch(/^[^,]+، دورية شارع الخيل$/);
  expect(hubMarker(page.hubs[0]!, page).getAttribute('aria-label')).toMatch(/^ساحة القوز الرئيسية، [^,]+$/);
});

it('a press selects it, and asks which one where another lies below', () => {
  onSelect.mockClear();
  const wide = scene();
  const [vehicle, hub] = [createMarker(wide.units[1]!, wide).button, hubMarker(headquarters[0]!, wide)];
  document.body.append(vehicle, hub);
  for (const one of [vehicle, hub]) one.getBoundingClientRect = () => new DOMRect(0, 0, 50, 50);
  const [a, b] = [
    { kind: 'vehicle', id: 'flatbed-02' },
    { kind: 'hub', id: 'hq-al-quoz' },
  ] as const;
  for (const one of [vehicle, hub]) {
    one.dispatchEvent(new MouseEvent('click', { detail: 0 }));
    one.dispatchEvent(new MouseEvent('click', { detail: 1, clientX: 25, clientY: 25 }));
  }
  expect(onSelect.mock.calls.flat()).toEqual([a, { ...a, pile: [a, b] }, b, { ...b, pile: [b, a] }]);
});
