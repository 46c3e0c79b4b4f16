/** What the texts call the pages of this site: where a text names one of them so, the words become a link (`ui/linked-text`). */
import type { Lang, PathId } from '@/config/paths';

interface NamedPage {
  /** As it stands in the texts, whatever its case. One that no text holds any more fails a test. */
  phrase: string;
  lang: Lang;
  page: PathId;
}

export const namedPages: readonly NamedPage[] = [
  { phrase: 'our booking form', lang: 'en', page: 'book' },
  { phrase: 'the booking form', lang: 'en', page: 'book' },
  { phrase: 'services page', lang: 'en', page: 'services' },
  { phrase: 'Towing Near Me', lang: 'en', page: 'towing' },
  { phrase: 'our help page', lang: 'en', page: 'stranded' },
  { phrase: 'our terms', lang: 'en', page: 'terms' },
];
