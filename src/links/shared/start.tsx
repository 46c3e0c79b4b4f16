/** @jsxImportSource preact */
import { render, type FunctionComponent } from 'preact';

/** Shows the page in place of what the server sent, which says the least that helps without a script. */
export function start(Page: FunctionComponent): void {
  const root = document.getElementById('root');
  if (!root) return;
  root.textContent = '';
  render(<Page />, root);
}
