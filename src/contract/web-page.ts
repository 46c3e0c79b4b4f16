/**
 * Whether an answer is a web page, which is no answer of an API (decision 005): a hotel's sign-in, a maintenance
 * notice, a firewall. By its first character too, for many a server calls a plain "OK" or its JSON text/html.
 * `body` undefined: it did not come.
 */
export const isWebPage = (contentType: string | null, body: string | undefined): boolean =>
  /html/i.test(contentType ?? '') && (body === undefined || body.trimStart().startsWith('<'));
