/**
 * Which text of a page links to another page: the first one in document order that names it. During prerendering and
 * after a navigation, texts are rendered in that order, and the first to ask gets the link. Sections of a prerendered
 * page are hydrated in any order (a tapped one first), so there the links in its HTML decide.
 */
type Owners = Map<string, string>;

const pages = new Map<string, Owners>();

/**
 * What the prerendered page links, and in which text: each address with the whole text of the element around its link.
 */
const prerendered = (): Owners =>
  new Map(
    typeof document === 'undefined'
      ? []
      : [...document.querySelectorAll('main a[data-named]')].map((link) => [
          link.getAttribute('href') ?? '',
          link.parentElement?.textContent ?? '',
        ]),
  );

/** The text of the page at `pathname` that links `to`: `text`, unless another one has been there before it. */
export function ownerOf(pathname: string, to: string, text: string): string {
  let owners = pages.get(pathname);
  // Only the first page can be a prerendered one; later ones are made while the page before them still stands there.
  if (!owners) pages.set(pathname, (owners = pages.size === 0 ? prerendered() : new Map<string, string>()));
  const owner = owners.get(to);
  if (owner !== undefined) return owner;
  owners.set(to, text);
  return text;
}
