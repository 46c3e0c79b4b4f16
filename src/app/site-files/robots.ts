import { href } from '@/config/paths';
import { absolute } from '@/lib/links';

/** `robots.txt`: everything may be read but the staff's pages and the API, and where the list of pages is. */
export const robotsTxt = (): string =>
  [
    'User-agent: *',
    `Disallow: ${href('admin')}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n');
