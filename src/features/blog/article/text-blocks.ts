/** A run of lines of the same kind in a section's text. */
export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'bullets' | 'steps'; items: string[] };

const BULLET = /^- /;
const STEP = /^\d+\. /;

/**
 * Plain text → blocks, every line break kept: a blank line ends a block, lines that start with "- " are bullets, with
 * "1. " steps, and the lines of a paragraph stay lines.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const kind = BULLET.test(line) ? 'bullets' : STEP.test(line) ? 'steps' : 'paragraph';
    const last = open ? blocks.at(-1) : undefined;
    const content = line.replace(kind === 'bullets' ? BULLET : kind === 'steps' ? STEP : '', '');
    if (last?.kind === 'paragraph' && kind === 'paragraph') last.text += `\n${content}`;
    else if (last && last.kind !== 'paragraph' && last.kind === kind) last.items.push(content);
    else blocks.push(kind === 'paragraph' ? { kind, text: content } : { kind, items: [content] });
    open = true;
  }
  return blocks;
}
