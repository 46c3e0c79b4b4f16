import type { Block } from '@/content/types';
import type { Tone } from '../layout';

/** What the view of one kind of block is given. */
export interface BlockProps<K extends Block['kind']> {
  block: Extract<Block, { kind: K }>;
  tone: Tone;
}
