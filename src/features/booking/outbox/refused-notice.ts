/** A notice for a booking that was refused when it was sent automatically; the visitor may be on any page by then. */
import { siteLang } from '@/config/languages';
import { findPath, href, langOf, ownPage, pathTable } from '@/config/paths';
import { refusedWords } from '@/content/sent-later';
import { showNotice, shownNotice } from './notice';
import type { Entry } from './store';

/**
 * Shows a link to the form of a refused booking, unless this page is that form; removes the notice when there is none.
 */
export function tellRefused(entries: readonly Entry[]): void {
  const refused = entries.find((entry) => entry.rejected);
  const form = refused?.booking.account ? 'fleets' : 'book';
  const { pathname } = window.location;
  const lang = siteLang(langOf(pathname));
  const own = ownPage(form, lang);
  const page = findPath(pathname);
  if (refused && (!page || (pathTable[page].canonical ?? page) !== own))
    return void showNotice({ role: 'alert', lang, text: refusedWords[form][lang], address: href(own) });
  const before = shownNotice();
  if (before?.role === 'alert') before.remove();
}
