/** Text of a rendered page, as somebody reads it. */

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
/** Inline elements continue a word; every other element ends it. */
const INLINE = new Set([
  'A',
  'B',
  'BDI',
  'BDO',
  'CODE',
  'EM',
  'I',
  'MARK',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
  'TIME',
  'ABBR',
]);

/** White space as one space, none at the ends. */
export const flatten = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All text inside `root` in order, with a space between blocks. */
export function visibleText(root: Element): string {
  let text = '';
  for (const child of root.childNodes) {
    if (child.nodeType === 3) text += child.textContent ?? '';
    else if (child.nodeType === 1 && !SKIPPED.has((child as Element).tagName)) {
      const inner = visibleText(child as Element);
      text += INLINE.has((child as Element).tagName) ? inner : ` ${inner} `;
    }
  }
  return text;
}
