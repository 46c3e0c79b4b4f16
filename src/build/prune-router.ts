/**
 * Vite plugin: lets the bundler drop the components of React Router that no page uses (NavLink, Form). As published, a name
 * given for the developer tools counts as a use, and so does the call that makes the component.
 */
import type { Plugin } from 'vite';

const FILE = /\/react-router\/dist\/production\//;
const NAME = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;
const MADE = /^(var|const|let) ([A-Z]\w*) = (\w+\.forwardRef\()/gm;

export const pruneRouter = (): Plugin => ({
  name: 'prune-router',
  apply: 'build',
  transform: (code, id) =>
    FILE.test(id) ? { code: code.replace(NAME, '').replace(MADE, '$1 $2 = /* @__PURE__ */ $3'), map: null } : null,
});
