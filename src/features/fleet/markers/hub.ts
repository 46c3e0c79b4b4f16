import { languages } from '@/config/languages';
import type { Headquarters } from '@/content/en/fleet-map';
import { chosenBy } from '../map/pile';
import type { Scene } from '../map/renderer';

/** A depot under a roof, on a green direction sign. */
const SIGN =
  '<svg viewBox="-7.5 -7.5 59 59" aria-hidden="true" class="pointer-events-none block size-full"><rect x="6" y="6" width="32" height="32" rx="7" fill="#0b6b3a" stroke="#f4f1e6" stroke-width="2.5"/><path d="M12 22l10-8 10 8v10H12z" fill="#f4f1e6"/><path d="M17 32v-8h10v8M17 26.7h10M17 29.3h10" fill="none" stroke="#0b6b3a" stroke-width="1.8"/></svg>';

/** A headquarters' marker, 48 px: a press on it is a choice. */
export function hubMarker(hub: Headquarters, { lang, onSelect }: Scene): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.hubId = hub.id;
  button.className = 'block size-12 cursor-pointer rounded-lg border-0 bg-transparent p-0';
  button.setAttribute('aria-label', [hub.name, hub.type].join(languages[lang].comma));
  button.setAttribute('aria-haspopup', 'dialog');
  button.innerHTML = SIGN;
  button.addEventListener('click', (event) => onSelect(chosenBy(event)));
  return button;
}
