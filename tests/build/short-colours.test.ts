import { expect, it } from 'vitest';
import { short } from '@/build/short-colours';

it('keeps the nearest colour of one digit each', () => {
  expect(['#a68f76', '#000000', '#ffffff', '#080908'].map(short)).toEqual(['#a87', '#000', '#fff', '#010']);
});
