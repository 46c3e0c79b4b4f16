import { expect, it } from 'vitest';
import { robotsTxt } from '@/app/site-files/robots';
import { site } from '@/config/site';

it('lets all be read but the staff’s pages and the API, and says where the list of pages is', () => {
  expect(robotsTxt()).toBe(`User-agent: *\nDisallow: /admin\nDisallow: /api/\n\nSitemap: ${site.origin}/sitemap.xml\n`);
});
