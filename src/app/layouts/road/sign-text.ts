/** A heading ends here on a sign: after a question, before a dash, a colon or a second sentence. */
const FIRST_PART = /^.+?(?:[?؟!](?=\s|$)|(?=\s[-–—]\s|[:.](?:\s|$))|$)/u;
/**
 * What is longer than this also ends at a comma, unless hardly a word stands before it:
 * the first of a list says too little. Letters.
 */
const LONG = 20;
const FIRST_CLAUSE = /^.{11,}?(?=[,،]\s)/u;

/**
 * What a gantry's sign says of a section: the first part of its heading. A sign is read
 * in passing, beside a truck on a phone.
 */
export function signText(heading: string): string {
  const text = heading.replace(/\s+/g, ' ').trim();
  const part = FIRST_PART.exec(text)?.[0] ?? '';
  return part.length > LONG ? (FIRST_CLAUSE.exec(part)?.[0] ?? part) : part;
}
