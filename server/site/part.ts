import type { IncomingHttpHeaders } from 'node:http';
import parseRange from 'range-parser';
import type { Body } from './files.ts';

/** First and last byte, both of them included. */
export interface Part {
  start: number;
  end: number;
}

/**
 * Which part of `body` the headers ask for (RFC 9110, section 14): 'all' without a range, or with one that cannot be
 * read, is of another version or has several parts, since the whole is as good an answer; 'none' if it lies outside.
 */
export function partOf(
  { range, 'if-range': version }: IncomingHttpHeaders,
  { etag, length }: Body,
): Part | 'all' | 'none' {
  if (range === undefined || (version !== undefined && version !== etag)) return 'all';
  const ranges = parseRange(length, range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes') return 'all';
  const [part, ...more] = ranges;
  return part && more.length === 0 ? part : 'all';
}
