/**
 * Back and forward to a page whose code has not been fetched yet, as after a reload, or where the phone has closed the
 * tab meanwhile. React renders what a `popstate` brings at once, not as a transition, and would show an empty window
 * until the code is there. So the router hears of it only then; the page that is open stays, with its calls (decision
 * 040).
 */
import { beginWait, endWait } from './on-demand';
import { isLoaded, preload } from './routes';

/** From here on; listens before the router does. */
export function holdWayBack(): void {
  addEventListener(
    'popstate',
    (event) => {
      // Back to the page that has stayed renders nothing, which would end the wait.
      endWait();
      const { pathname } = location;
      if (!event.isTrusted || isLoaded(pathname)) return;
      event.stopImmediatePropagation();
      beginWait();
      const goOn = () => {
        // Unless somebody has gone on meanwhile.
        if (location.pathname === pathname) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      };
      // Where it cannot be loaded, rendering fails in the same way, and the error boundary shows that.
      void preload(pathname).then(goOn, goOn);
    },
    true,
  );
}
