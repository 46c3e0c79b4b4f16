/**
 * What a browser's translation does to a page: each text node is replaced by an element with the new text. React goes
 * on with its own text node, which is no longer in the page: what it changes there is never seen, and where it removes
 * it, or inserts something before it, it throws, and the page is gone. A text that is alone in its element is safe,
 * since React sets the element's whole content.
 */

/** Translates what stands in `root` now and is not translated yet: every text begins with "*". */
export function translate(root: Node): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  const own = 'font, script, style, noscript, textarea';
  for (const text of texts.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest(own))) {
    const font = document.createElement('font');
    font.append(`*${text.data}`);
    text.replaceWith(font);
  }
}

const isText = (node: Node | null): boolean => node instanceof Text && node.data.trim() !== '';
const report = (what: string, node: Node | null, parent: Node): void =>
  console.error(
    `${what} a text that a translated page lacks: "${node?.nodeValue}" in ${(parent as Element).outerHTML}`,
  );

/** Reports as an error what would be lost on a translated page. Only React uses these three on text nodes. */
export function reportLostTexts(): void {
  const { removeChild, insertBefore } = Node.prototype;
  // Test files share a document, and each comes by here.
  if (removeChild.name === 'reporting') return;
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    get,
    set(this: Node, value: string) {
      const { parentNode } = this;
      if (isText(this) && value !== this.nodeValue && parentNode && parentNode.childNodes.length > 1)
        report('Changes', this, parentNode);
      set!.call(this, value);
    },
  });
  Node.prototype.removeChild = function reporting<Child extends Node>(this: Node, child: Child): Child {
    if (isText(child)) report('Removes', child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    if (isText(before)) report('Inserts before', before, this);
    return insertBefore.call(this, child, before) as Child;
  };
}
