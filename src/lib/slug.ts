/** Lower-case words joined by hyphens, for ids and anchors: "Dubai Marina (JBR)" → "dubai-marina-jbr". */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
