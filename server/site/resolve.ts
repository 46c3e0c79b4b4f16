/** What to send for an address. `file` is relative to the site's directory. */
type Resolved =
  | { kind: 'file'; file: string; status: 200 | 404; staff?: true; link?: true }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/**
 * The decoded path, or undefined for one that names nothing a site can have: bad
 * encoding, NUL, backslash, dot files, `..`, empty parts.
 */
function cleanPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /[\0\\]|\/\.(?!well-known\/)|\/\//.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/**
 * Files that are not pages under their own names: error pages, the shell that the service worker caches, and `/index`.
 */
const TECHNICAL = /^\/(?:404|blog(?:-[a-z]+)?-not-found|shell|index)$/;

/** The links' pages: what they show is only for the link's holder. */
const LINKS = /^\/(?:pin|job|track)$/;

/**
 * The page's one address where `path` names its file: `/about` for `/about.html`. The
 * technical files are kept under their own names.
 */
function withoutHtml(path: string): string | undefined {
  const page = /^(\/.+)\.html$/.exec(path)?.[1];
  if (page === '/index') return '/';
  return page === undefined || TECHNICAL.test(page) ? undefined : page;
}

/**
 * An address without what comes along when it is typed or pasted: capital letters, and at its end the comma, full stop
 * or bracket of the sentence that it stood in (`/Stranded).`).
 */
const tidied = (clean: string): string => /^.*[\p{L}\p{N}]/su.exec(clean.toLowerCase())?.[0] ?? '/';

/** Where the page is that an unknown address means; undefined if it means none. */
function pageMeant(has: (file: string) => boolean, clean: string): string | undefined {
  const tidy = tidied(clean);
  const found = tidy === clean ? undefined : resolveAddress(has, encodeURI(tidy));
  if (found?.kind === 'redirect') return found.to;
  return found?.kind === 'file' && found.status === 200 ? encodeURI(tidy) : undefined;
}

/**
 * Finds what `path` (as in the request, without the query) stands for in a site that `has`
 * these files: a file, `x.html` for `/x`, the dashboard's shell for everything under `/admin`,
 * the address as it should have been written, or the page that says what is missing.
 */
export function resolveAddress(has: (file: string) => boolean, path: string): Resolved {
  if (path.length > 1 && path.endsWith('/')) {
    // No regular expression: one anchored at the end would backtrack at each of thousands of slashes, up to a second a
    // request.
    let end = path.length;
    while (path[end - 1] === '/') end -= 1;
    return { kind: 'redirect', to: `/${path.slice(0, end).replace(/^[/\\]+/, '')}` };
  }
  const clean = cleanPath(path);
  if (clean !== undefined) {
    if (clean === '/') return { kind: 'file', file: 'index.html', status: 200 };
    if (/^\/admin(?:\/|$)/.test(clean))
      return has('admin.html') ? { kind: 'file', file: 'admin.html', status: 200, staff: true } : { kind: 'missing' };
    const page = withoutHtml(clean);
    const file = clean.slice(1);
    if (page !== undefined && has(file)) return { kind: 'redirect', to: encodeURI(page) };
    if (has(file)) return { kind: 'file', file, status: 200 };
    if (!TECHNICAL.test(clean) && has(`${file}.html`)) {
      // The page reads its own address: another spelling of it (`/bo%6Fk`) would be an unknown one to it.
      return encodeURI(clean) === path
        ? { kind: 'file', file: `${file}.html`, status: 200, ...(LINKS.test(clean) ? { link: true } : {}) }
        : { kind: 'redirect', to: encodeURI(clean) };
    }
    const to = pageMeant(has, clean);
    if (to !== undefined) return { kind: 'redirect', to };
    // A missing script or picture is answered briefly; nobody reads a page in its place.
    if (/\.(?!html$)[a-z0-9]{1,11}$/i.test(clean)) return { kind: 'missing' };
  }
  // Each language has a blog of its own, with a page for an article that there is not.
  const blog = /^\/(blog(?:-[a-z]+)?)\/[^/]+$/.exec(clean ?? '')?.[1];
  const page = blog && has(`${blog}-not-found.html`) ? `${blog}-not-found.html` : '404.html';
  return has(page) ? { kind: 'file', file: page, status: 404 } : { kind: 'missing' };
}
