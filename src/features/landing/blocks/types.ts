import type { Block } from '@/content/types';

/** The block of one kind. */
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;
