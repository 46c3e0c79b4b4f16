import type { StripsContent } from '@/content/strip-types';
import { accident } from './accident';
import { basement } from './basement';
import { sand } from './sand';
import { smoke } from './smoke';
import { tyre } from './tyre';
import { wadi } from './wadi';

/** Every strip, in the order of the help page. */
export const strips: StripsContent = {
  title: 'What has happened?',
  intro: 'Tap the picture that looks like yours.',
  list: [tyre, accident, sand, wadi, smoke, basement],
};
