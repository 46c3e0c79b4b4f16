import { languages } from '@/config/languages';
import { resolveVehicleType } from '@/simulation';
import { markerSize, markerStacking, type FleetUnit } from '../map/model';
import { chosenBy } from '../map/pile';
import type { Scene } from '../map/renderer';
import { drawings } from './drawings';

const templates = new Map<string, HTMLTemplateElement>();

/** The drawing of a type as a fresh element, nose up; the arrowhead in front takes the colour of the priority. */
function drawing(type: string): SVGElement {
  const known = resolveVehicleType(type);
  let template = templates.get(known);
  if (!template) {
    template = document.createElement('template');
    template.innerHTML = `<svg viewBox="-15 -14 130 130" aria-hidden="true" class="pointer-events-none absolute inset-0 size-full"><path d="M50-12l8 10q-8-4-16 0z" fill="currentColor"/>${drawings[known]}</svg>`;
    templates.set(known, template);
  }
  return (template.content.firstElementChild as SVGElement).cloneNode(true) as SVGElement;
}

export interface VehicleMarker {
  readonly button: HTMLButtonElement;
  /** The part that turns with the vehicle. */
  readonly body: SVGElement;
  readonly size: number;
}

/**
 * A vehicle's marker: a real button, sized and stacked by priority, with its drawing on a pool of its colour. A press
 * on it is a choice.
 */
export function createMarker(unit: FleetUnit, { lang, narrow, onSelect }: Scene): VehicleMarker {
  const size = markerSize(unit.priority, narrow);
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.vehicleId = unit.id;
  button.className =
    'fleet-marker block cursor-pointer rounded-full border-0 bg-transparent p-0 focus-visible:z-[1050]!';
  button.setAttribute('aria-label', [unit.profile.name, unit.name].join(languages[lang].comma));
  button.setAttribute('aria-haspopup', 'dialog');
  button.style.width = `${size}px`;
  button.style.height = `${size}px`;
  button.style.zIndex = String(markerStacking(unit.priority));
  button.style.color = unit.color;
  const pool = document.createElement('span');
  pool.className = 'pointer-events-none absolute inset-[9%] rounded-full';
  pool.style.background = `radial-gradient(closest-side, ${unit.color}66, ${unit.color}1f 78%, ${unit.color}59 96%, ${unit.color}00)`;
  const body = drawing(unit.type);
  button.append(pool, body);
  button.addEventListener('click', (event) => onSelect(chosenBy(event)));
  return { button, body, size };
}
