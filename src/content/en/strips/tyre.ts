import type { StripContent } from '@/content/strip-types';

/** Four frames: a flat tyre by night. */
export const tyre: StripContent = {
  id: 'tyre',
  title: 'Flat tyre at night',
  frames: [
    { alt: 'Night: a car on the right shoulder, its rear tyre flat and its hazard lights on', caption: 'Stop on the right shoulder, never on the left. Hazard lights on.' },
    { alt: 'Man, woman and child have left the car on the side of the barrier, away from the lanes', caption: 'All of you get out on the side away from traffic.' },
    { alt: 'The three stand behind the barrier, well back from the car', caption: 'Stand behind the barrier, away from the car.' },
    { alt: 'The man telephones behind the barrier; a flatbed with amber lights is coming', caption: 'Call us. Do not change the wheel beside traffic.' },
  ],
};
