import { site } from '@/config/site';
import { absolute } from '@/lib/links';

const YEAR_MS = 365 * 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a year after the build at `now`
 * (milliseconds since the epoch), at midnight UTC.
 */
export function securityTxt(now: number): string {
  const expires = `${new Date(now + YEAR_MS).toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    `Contact: mailto:${site.securityEmail}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, ar',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
