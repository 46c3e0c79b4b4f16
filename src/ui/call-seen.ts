/**
 * Marks the word on a page's first call button: the browser notes when it was painted (Element Timing), which
 * `npm run bench` reads. Only one that a phone shows without scrolling.
 */
export const CALL_SEEN = { elementtiming: 'call' };
