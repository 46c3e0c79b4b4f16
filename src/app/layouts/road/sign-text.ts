/** A heading ends here on a sign: after a question, before a dash, a colon or a second sentence. */
const FIRST_PART = /^.+?(?:[?؟!](?=\s|$)|(?=\s[-–—]\s|[:.](?:\s|$))|$)/u;

/** What a gantry's sign says of a section: the first part of its heading. A sign is read in passing. */
export function signText(heading: string): string {
  const text = heading.replace(/\s+/g, ' ').trim();
  return FIRST_PART.exec(text)?.[0] ?? '';
}
