import type { StripsContent } from '@/content/strip-types';
import { accident } from './accident';
import { basement } from './basement';
import { sand } from './sand';
import { smoke } from './smoke';
import { tyre } from './tyre';
import { wadi } from './wadi';

/** Every strip, in the order of the help page. */
export const strips: StripsContent = {
  title: 'ماذا حدث؟',
  intro: 'اضغط على الصورة التي تشبه حالتك.',
  list: [tyre, accident, sand, wadi, smoke, basement],
};
