/** A guide: what to do in one situation, from top to bottom, to be read in a hurry or printed. */
import type { PathId } from '@/config/paths';
import type { FactId } from './facts';
import type { StripId } from './strip-types';
import type { Block, Meta, TitleText } from './types';

export interface GuideContent {
  id: PathId;
  meta: Meta;
  crumb: string;
  kicker: string;
  title: string;
  lead: string;
  /** Where lives may be at risk: the numbers to call before ours, the first of them the widest. */
  emergency?: readonly { number: string; when: string }[];
  call: string;
  chat: string;
  whatsappMessage: string;
  /** Prints the page, for the glove box. */
  print: string;
  blocks: readonly Exclude<Block, { kind: 'warning' | 'vehicles' }>[];
  /** The first steps in four pictures: they stand under the first block. */
  strip?: StripId;
  facts: readonly FactId[];
  links: { title: string; list: readonly { page: PathId; label: string }[] };
  closing: TitleText;
}
