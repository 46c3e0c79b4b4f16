/** Marks what stands below the first view of a page, for the styles to leave it out of the first layout, and `src/boot/lay-out.ts` to bring it in. */

const BLOCK = /<(?:section|footer)(?=[\s>])/g;

/** Every section of a page but the first, and its footer. */
export function markLater(html: string): string {
  let sections = 0;
  const main = html.indexOf('<main');
  const end = html.indexOf('</main>');
  return html.replace(BLOCK, (tag, offset: number) => {
    if (offset < main || main < 0) return tag;
    const later = tag === '<section' ? offset < end && (sections += 1) > 1 : offset > end;
    return later ? `${tag} data-later` : tag;
  });
}
