import type { Locator } from '@playwright/test';

/** The text of one element as it stands, line by line. */
export const linesOf = (element: Locator): Promise<string[]> =>
  element.evaluate((whole) => {
    const lines: string[] = [];
    let above = -Infinity;
    const texts = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const letter = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let at = 0; at < text.length; at++) {
        letter.setStart(text, at);
        letter.setEnd(text, at + 1);
        const { top } = letter.getBoundingClientRect();
        if (top > above + 5) lines.push('');
        lines.push(`${lines.pop()}${text.data.charAt(at)}`);
        above = top;
      }
    }
    return lines;
  });
