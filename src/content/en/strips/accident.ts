import { safety } from '@/content/safety';
import type { StripContent } from '@/content/strip-types';

/** Four frames: a small accident. */
export const accident: StripContent = {
  id: 'accident',
  title: 'Small accident',
  frames: [
    { alt: 'Two cars have touched in a lane, hazard lights on', caption: `Stop. Hazard lights on. ${safety.en.injury}` },
    { alt: 'Both cars stand on the right shoulder, the lane beside them is free', caption: 'Nobody hurt, and the cars move? Clear the lane first.' },
    { alt: 'Both drivers are behind the barrier, one of them telephones', caption: 'Wait behind the barrier. Report the accident from there.' },
    { alt: 'From behind the barrier a driver photographs the two cars with his phone', caption: 'Now take photographs: the cars, not the people.' },
  ],
};
