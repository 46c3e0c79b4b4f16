/** Shape of the legal pages (spec 1, section 2): six sections of blocks, and the information block at the end. */
import type { FactId } from '../../facts';
import type { Meta } from '../../types';

export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; caption: string; head: readonly [string, string]; rows: readonly (readonly [string, string])[] };

interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalContent {
  meta: Meta;
  title: string;
  intro: string;
  lastUpdated: string;
  contents: string;
  call: string;
  callText: string;
  /** The document's six. */
  sections: readonly [LegalSection, LegalSection, LegalSection, LegalSection, LegalSection, LegalSection];
  /** Terms only: what the service may not be used for. */
  prohibited?: { title: string; intro: string; items: readonly string[] };
  /** The laws that the page names: shown with their source and the day of the check. */
  facts?: readonly FactId[];
  contact: { title: string; text: string; email: string };
  information: { title: string; rows: readonly (readonly [string, string])[]; note?: string };
}
