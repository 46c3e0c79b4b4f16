import { emergencyNumbers } from '@/content/emergency-numbers';
import type { StripContent } from '@/content/strip-types';

/** Four frames: a flooded wadi. */
export const wadi: StripContent = {
  id: 'wadi',
  title: 'Flooded wadi',
  frames: [
    { alt: 'A car has stopped where brown water runs across the road in a wadi', caption: 'Water in the wadi? Stop. Do not drive in.' },
    { alt: 'The car has turned round and drives away from the water', caption: 'Turn round. Go back the way you came.' },
    { alt: 'A car stands in the water; its people are out and already on the bank', caption: 'Car stopped in the water? Get out now and go to high ground.' },
    { alt: 'On the bank above the water a man telephones, a woman beside him; the car stays in the water', caption: `Call ${emergencyNumbers.police} from there. Never walk back into the water.` },
  ],
};
