/** A notice for a booking that was refused when it was sent automatically; the visitor may be on any page by then. */
import { siteLang } from '@/config/languages';
import { href, langOf, ownPage } from '@/config/paths';
import { refusedWords } from '@/content/sent-later';
import { isHere, showNotice, shownNotice } from './notice';
import type { Entry } from './store';

/**
 * Shows a link to the form of a refused booking, unless this page is that form; removes the notice when there is none.
 */
export function tellRefused(entries: readonly Entry[]): void {
  const refused = entries.find((entry) => entry.rejected);
  const form = refused?.booking.account ? 'fleets' : 'book';
  const lang = siteLang(langOf(window.location.pathname));
  const own = ownPage(form, lang);
  if (refused && !isHere(own))
    return void showNotice({ role: 'alert', lang, text: refusedWords[form][lang], address: href(own) });
  const before = shownNotice();
  if (before?.role === 'alert') before.remove();
}
