/**
 * Whether an answer is a web page, not an answer of the API (decision 005): a hotel's sign-in, a maintenance notice, a
 * firewall. Also checks the first character, since many servers label plain text or JSON as text/html. `body`
 * undefined: it did not arrive.
 */
export const isWebPage = (contentType: string | null, body: string | undefined): boolean =>
  /html/i.test(contentType ?? '') && (body === undefined || body.trimStart().startsWith('<'));
