/** @jsxImportSource preact */
import { render, type FunctionComponent } from 'preact';

/**
 * Shows the page in place of what the server sent, which says the least that helps without a script. Another link that
 * is opened in this tab begins with a page of its own: nothing that was typed or answered goes over to it.
 */
export function start(Page: FunctionComponent): void {
  const root = document.getElementById('root');
  if (!root) return;
  root.textContent = '';
  const show = () => render(<Page key={location.hash} />, root);
  addEventListener('hashchange', show);
  show();
}
