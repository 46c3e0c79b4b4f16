/**
 * A line that lies over the page, whichever it is, and leads to another one. Plain DOM, since a component would add
 * code to every page for something that hardly ever happens. One at a time: they would lie on each other.
 */
import { languages, type Lang } from '@/config/languages';
import { canonicalOf, findPath, type PathId } from '@/config/paths';

const ID = 'rnm-notice';

interface Notice {
  /** `alert`: something is left to do; `status`: good to know. */
  role: 'alert' | 'status';
  lang: Lang;
  text: string;
  /** Of a booking: stands behind the text, in one piece. */
  reference?: string;
  address: string;
}

/** Whether the visitor is on this page, by whichever of its addresses. */
export function isHere(id: PathId): boolean {
  const page = findPath(window.location.pathname);
  return page !== undefined && canonicalOf(page) === id;
}

/** The notice that is shown, if any. */
export const shownNotice = (): HTMLElement | null => document.getElementById(ID);

/** Shows a notice in place of the one that was shown, and returns it; undefined if the same one is shown already. */
export function showNotice({ role, lang, text, reference, address }: Notice): HTMLElement | undefined {
  const before = shownNotice();
  if (before?.role === role && before.querySelector('a')?.getAttribute('href') === address) return undefined;
  before?.remove();
  const notice = document.createElement('div');
  Object.assign(notice, { id: ID, lang, dir: languages[lang].dir, role });
  // Lets focused elements and the end of the page scroll clear of it (styles/room-for-bars.css).
  notice.dataset.notice = '';
  notice.className =
    'fixed inset-x-2 bottom-[calc(var(--bar-height)+var(--offline-height)+0.5rem)] z-40 mx-auto max-w-xl';
  const link = document.createElement('a');
  link.href = address;
  link.className =
    'flex min-h-14 items-center rounded-xl border-2 border-amber-400 bg-asphalt-900 px-4 py-2 font-semibold text-white shadow-xl';
  const said = document.createElement('span');
  said.textContent = text;
  link.append(said);
  if (reference) {
    const number = Object.assign(document.createElement('bdi'), { dir: 'ltr', textContent: reference });
    number.className = 'whitespace-nowrap';
    said.append(' ', number);
  }
  document.body.append(notice);
  // Screen readers announce a status only if its region was there before the text.
  if (role === 'status') setTimeout(() => notice.append(link));
  else notice.append(link);
  return notice;
}
