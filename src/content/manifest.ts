/** What an installed app says of itself on a phone: its description, and the shortcuts of its icon. */
import type { SiteLang } from '../config/languages.ts';

interface ManifestWords {
  description: string;
  /** Shortcut to the help page. */
  stranded: string;
  /** Shortcut to the booking form. */
  book: string;
}

export const manifestWords: Readonly<Record<SiteLang, ManifestWords>> = {
  en: {
    description: 'Call, book or send your location to a recovery truck in Dubai.',
    stranded: 'Stranded right now',
    book: 'Book a truck',
  },
  ar: {
    description: 'اتصل بسطحة في دبي أو احجزها أو أرسل إليها موقعك.',
    stranded: 'تعطّلت سيارتك الآن؟',
    book: 'احجز سطحة',
  },
};
