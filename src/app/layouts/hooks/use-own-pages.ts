import { href, ownPage } from '@/config/paths';
import { useLang } from '@/lib/lang';

/** Addresses of the pages that the layout names in the language of the page it stands on. */
export function useOwnPages(): { home: string; stranded: string; book: string } {
  const lang = useLang();
  const own = (id: 'home' | 'stranded' | 'book') => href(ownPage(id, lang));
  return { home: own('home'), stranded: own('stranded'), book: own('book') };
}
