/**
 * A notice for a booking that was refused when it was sent automatically; the visitor may be on any page by then. Plain
 * DOM, since a component would add code to every page for something that hardly ever happens.
 */
import { languages, siteLang } from '@/config/languages';
import { findPath, href, langOf, ownPage, pathTable } from '@/config/paths';
import { refusedWords } from '@/content/refused';
import type { Entry } from './store';

const ID = 'rnm-refused';

/**
 * Shows a link to the form of a refused booking, unless this page is that form; removes the notice when there is none.
 */
export function tellRefused(entries: readonly Entry[]): void {
  const refused = entries.find((entry) => entry.rejected);
  const form = refused?.booking.account ? 'fleets' : 'book';
  const { pathname } = window.location;
  const before = document.getElementById(ID);
  const lang = siteLang(langOf(pathname));
  const own = ownPage(form, lang);
  const page = findPath(pathname);
  if (!refused || (page && (pathTable[page].canonical ?? page) === own)) return before?.remove();
  const address = href(own);
  if (before?.querySelector('a')?.getAttribute('href') === address) return;
  before?.remove();
  const notice = document.createElement('div');
  Object.assign(notice, { id: ID, lang, dir: languages[lang].dir });
  notice.setAttribute('role', 'alert');
  // Lets focused elements and the end of the page scroll clear of it (styles/main.css).
  notice.dataset.notice = '';
  notice.className =
    'fixed inset-x-2 bottom-[calc(var(--bar-height)+var(--offline-height)+0.5rem)] z-40 mx-auto max-w-xl';
  const link = document.createElement('a');
  link.href = address;
  link.className =
    'flex min-h-14 items-center rounded-xl border-2 border-amber-400 bg-asphalt-900 px-4 py-2 font-semibold text-white shadow-xl';
  link.textContent = refusedWords[form][lang];
  notice.append(link);
  document.body.append(notice);
}
