import type { StripContent } from '@/content/strip-types';

/** Four frames: a car stuck in sand. */
export const sand: StripContent = {
  id: 'sand',
  title: 'Stuck in sand',
  frames: [
    { alt: 'An SUV has stopped in the dunes, its wheels a little way in the sand', caption: 'The wheels sink? Stop now. Do not spin them.' },
    { alt: 'The driver kneels at a front wheel and lets air out of the tyre', caption: 'Let some air out of all four tyres.' },
    { alt: 'The driver clears sand from before a front wheel with a shovel', caption: 'Dig the sand away from the wheels. Drive off slowly.' },
    { alt: 'The family sits on the shaded side of the SUV, water bottles before them', caption: 'Still stuck? Stay with the car, in its shade. Drink water. Call us.' },
  ],
};
