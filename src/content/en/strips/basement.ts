import type { StripContent } from '@/content/strip-types';

/** Four frames: a breakdown in a basement. */
export const basement: StripContent = {
  id: 'basement',
  title: 'Broken down in a basement',
  frames: [
    { alt: 'A car stands in an underground car park, its hazard lights on; a woman waits well away from it', caption: 'Hazard lights on. Stand away from moving cars.' },
    { alt: 'A round sign on the entrance bar says 2.1 m', caption: 'Find the height on the sign at the entrance.' },
    { alt: 'A woman photographs a pillar marked B2 and 14 with her phone', caption: 'Photograph the pillar: the level and the number.' },
    { alt: 'The woman telephones; a low recovery crane with amber lights comes', caption: 'Call us. Tell us the height, the level and the number.' },
  ],
};
