/** What a browser's translation does to a page: each text node is replaced by an element with the new text. */

/** Translates what stands in `root` now: every text begins with "*". */
export function translate(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim())) {
    const font = document.createElement('font');
    font.append(`*${text.data}`);
    text.replaceWith(font);
  }
}
