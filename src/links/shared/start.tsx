/** @jsxImportSource preact */
import { render, type FunctionComponent } from 'preact';

/**
 * Renders the page in place of the server's HTML, which is the fallback without scripts. When another link is opened in
 * this tab, the page is rendered anew, so that nothing typed or loaded is carried over.
 */
export function start(Page: FunctionComponent): void {
  const root = document.getElementById('root');
  if (!root) return;
  root.textContent = '';
  const show = () => render(<Page key={location.hash} />, root);
  addEventListener('hashchange', show);
  show();
}
