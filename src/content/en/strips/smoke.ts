import { emergencyNumbers } from '@/content/emergency-numbers';
import type { StripContent } from '@/content/strip-types';

/** Four frames: smoke from the bonnet. */
export const smoke: StripContent = {
  id: 'smoke',
  title: 'Smoke from the car',
  frames: [
    { alt: 'A car on the right shoulder, hazard lights on, smoke coming from its closed bonnet', caption: 'Stop on the right shoulder. Engine off. Hazard lights on.' },
    { alt: 'Man, woman and child leave the car on the side away from the lanes', caption: 'Everyone out, on the side away from traffic. Leave your bags.' },
    { alt: 'They stand behind the barrier, far from the smoking car', caption: 'Go far away, behind the barrier. Do not open the bonnet.' },
    { alt: 'The man telephones, the smoking car far behind him', caption: `Fire or smoke: call ${emergencyNumbers.civilDefence}, Civil Defence.` },
  ],
};
