import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { track } from '@/tracking';
import { endWait } from './on-demand';

/**
 * What a full page load would have done: after a navigation inside the site the new page starts at its top (or at its
 * anchor), and the focus goes to its main part, so that the keyboard and the screen reader follow.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const first = useRef(true);
  const arrive = useEffectEvent(() => {
    // The page is interactive from here on; styles and tests look for this.
    document.documentElement.dataset.hydrated = '';
    track({ name: 'page_view', path: pathname });
    if (first.current) {
      first.current = false;
      return;
    }
    // Far parts are left out of the layout of the first page only. On later pages, scroll positions are looked up,
    // which needs a complete layout.
    document.documentElement.dataset.whole = '';
    document.getElementById('main')?.focus({ preventScroll: true });
    if (type === 'POP') return;
    // Not decoded, which would throw for what somebody has typed: no id has a character that an address encodes.
    const target = document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  });
  // After each render: a link to the page that has stayed is no arrival.
  useEffect(endWait);
  // The hash alone is the browser's own business.
  useEffect(() => arrive(), [pathname]);
}
