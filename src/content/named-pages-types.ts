/**
 * What the texts call the pages of this site: where a text names one of them so, the first of these words on a page become a link
 * (`ui/linked-text`). Each is a regular expression without groups of its own, read whatever its case; longer ones stand first. In Arabic
 * the small words that are written together with the next one (و، ب، ل، ال) may stand before each.
 */
import type { SiteLang } from '@/config/languages';
import type { PathId } from '@/config/paths';

/** A page, by its English id, or an article of the blog. */
export type NamedTarget = Exclude<PathId, `${string}Ar`> | `blog/${string}`;

/** The names of one language: they come with its layout, so that no page carries another language's. */
export interface NamedPages {
  lang: SiteLang;
  pages: readonly (readonly [NamedTarget, ...words: string[]])[];
}
