/**
 * Marks what stands below the first view of a page (`data-later`), in pieces that one frame can lay out: the styles leave them
 * out of the first layout, and `src/boot/lay-out.ts` brings them in.
 */

/** Elements of a piece, at most. A phone four times slower than a laptop styles and lays out as many in some 20 ms. */
export const PIECE_ELEMENTS = 40;
/** Elements that a phone's first view can hold. What a larger window shows beside them the browser lays out at once all the same. */
const FIRST_VIEW_ELEMENTS = 50;
/** Smaller parts are laid out with the page: a mark would cost more. */
const WORTH_MARKING = 5;

interface Element {
  name: string;
  /** Where the tag's name ends in the text. */
  mark: number;
  /** Elements that begin before this one. */
  index: number;
  /** Elements inside. */
  size: number;
  children: Element[];
}

const TAG = /<(?:(script|style|noscript|svg)\b[^>]*>.*?<\/\1|(\/?)([a-z][a-z0-9]*)[^>]*?(\/?))>/gs;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The elements of React's well-formed output; what is inside a drawing or a script counts as nothing. */
function parse(html: string): Element {
  const root: Element = { name: '', mark: 0, index: 0, size: 0, children: [] };
  let count = 0;
  const open = [root];
  for (const match of html.matchAll(TAG)) {
    const [, raw, closing, name = raw as string, selfClosing] = match;
    if (closing) {
      const closed = open.pop() as Element;
      const parent = open.at(-1);
      if (closed.name !== name || !parent) throw new Error(`</${name}> closes <${closed.name}>`);
      parent.size += closed.size;
      continue;
    }
    const element: Element = { name, mark: match.index + 1 + name.length, index: (count += 1), size: 0, children: [] };
    const parent = open.at(-1) as Element;
    parent.children.push(element);
    parent.size += 1;
    if (!raw && !selfClosing && !VOID.test(name)) open.push(element);
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return root;
}

const find = (element: Element, name: string): Element[] => element.children.flatMap((child) => (child.name === name ? [child] : find(child, name)));

/** The largest parts of an element that fit into a frame, or the element as a whole where most of it are parts too small to mark: a long list of links. */
function piecesOf(element: Element): Element[] {
  const worth = element.size >= WORTH_MARKING ? [element] : [];
  if (element.size <= PIECE_ELEMENTS) return worth;
  const pieces = element.children.flatMap(piecesOf);
  return pieces.reduce((sum, piece) => sum + piece.size, 0) < element.size / 2 ? worth : pieces;
}

/**
 * What follows the first view's elements: in the first block of the page's main part where that is one long section, else in every
 * section but the first inside it; all that follows that block; and the footer. Throws on markup that does not close.
 */
export function markLater(html: string): string {
  const root = parse(html);
  const [main] = find(root, 'main');
  if (!main) return html;
  const footers = find(root, 'footer').filter(({ index }) => index > main.index + main.size);
  const [first = main, ...rest] = main.children.filter(({ name }) => name !== 'script');
  const belowFirst = first.name === 'section' ? first.children : find(first, 'section').slice(1);
  const marks = [...belowFirst, ...rest, ...footers]
    .flatMap(piecesOf)
    .filter(({ index }) => index - main.index > FIRST_VIEW_ELEMENTS)
    .map(({ mark }) => mark);
  let marked = '';
  let from = 0;
  for (const at of marks) {
    marked += `${html.slice(from, at)} data-later`;
    from = at;
  }
  return marked + html.slice(from);
}
