/** How an answer to a booking is read, by the browser and by what passes it on (decision 005). */

/**
 * Statuses that can be about the booking itself. Others may be about the connection (a wrong route after a deployment,
 * a lost session), and no booking may be given up for that.
 */
export const REFUSALS: ReadonlySet<number> = new Set([400, 413, 422]);

/** How a page begins, whatever it is called: some boxes on the way send theirs as plain text, or without a type. */
const PAGE = /^\s*<(?:!doctype html|html)\b/i;

/**
 * Whether an answer is a web page, not an answer of the API: a hotel's sign-in, a maintenance notice, a
 * firewall. Also checks the first character, since many servers label plain text or JSON as text/html. `body`
 * undefined: it did not arrive.
 */
export const isWebPage = (contentType: string | null, body: string | undefined): boolean =>
  /html/i.test(contentType ?? '') ? body === undefined || body.trimStart().startsWith('<') : PAGE.test(body ?? '');
