/** A notice that a queued booking has been sent automatically; the visitor may be on any page by then. */
import { siteLang } from '@/config/languages';
import { langOf, ownPage } from '@/config/paths';
import { sentWords } from '@/content/sent-later';
import { readTickets } from '@/lib/ticket';
import { isHere, showNotice, shownNotice } from './notice';

/** Seconds in sight: it lies over the page, on a small phone over the numbers to call where somebody is hurt. */
const SHOWN_S = 20;

/**
 * Removes `notice` when it has been in sight long enough, and as soon as the visitor goes to another page, within the
 * site or by loading one.
 */
function leaveInTime(notice: HTMLElement): void {
  const { pathname } = window.location;
  let left = SHOWN_S;
  const seconds = setInterval(() => {
    if (document.hidden || notice.contains(document.activeElement)) return;
    left -= 1;
    if (left === 0) leave();
  }, 1000);
  // Within the site each page has a title of its own.
  const pages = new MutationObserver(() => window.location.pathname !== pathname && leave());
  const leave = (): void => {
    clearInterval(seconds);
    pages.disconnect();
    notice.remove();
  };
  pages.observe(document.head, { childList: true, subtree: true, characterData: true });
  window.addEventListener('pagehide', leave, { once: true });
}

/**
 * Shows a link to the newest ticket, unless this page shows it itself: the home page by a card, the form by its
 * confirmation. What was refused is said first.
 */
export function tellSent(): void {
  const lang = langOf(window.location.pathname);
  const site = siteLang(lang);
  const [ticket] = readTickets();
  if (!ticket || isHere(ownPage('home', site)) || isHere(ownPage('book', site))) return;
  if (shownNotice()?.role === 'alert') return;
  const { path: address, reference } = ticket;
  const notice = showNotice({ role: 'status', lang, text: sentWords[lang], reference, address });
  if (notice) leaveInTime(notice);
}
