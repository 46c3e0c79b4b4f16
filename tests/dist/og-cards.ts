/**
 * The Open Graph card of every page: there, of the announced size, small enough for every messenger, and drawn from the
 * page's title and picture of today.
 */
import path from 'node:path';
import sharp from 'sharp';
import { ogImage } from '../../src/app/head/og';
import { MOST_BYTES } from '../../art/og-card';
import { cardSources } from '../../art/og-source';
import type { BuiltSite } from './support/built-site';
import type { Report } from './support/report';

export async function checkOgCards(site: BuiltSite, report: Report): Promise<void> {
  const problems: string[] = [];
  const wanted = new Map(cardSources(site).map(({ page, digest }) => [ogImage(page.path).slice(1), digest]));
  for (const [file, digest] of wanted) {
    if (!site.files.has(file)) {
      problems.push(`${file} is missing: npm run art:og, then build`);
      continue;
    }
    const { format, width, height, exif } = await sharp(path.join(site.dir, file)).metadata();
    if (format !== 'jpeg' || width !== 1200 || height !== 630) problems.push(`${file}: ${format} ${width} × ${height}`);
    if (!exif?.includes(digest))
      problems.push(`${file} shows another title, picture or name: npm run art:og, then build`);
    if (site.size(file) > MOST_BYTES) problems.push(`${file}: ${site.size(file)} bytes, at most ${MOST_BYTES}`);
  }
  problems.push(
    ...[...site.files]
      .filter((file) => file.startsWith('og/') && !wanted.has(file))
      .map((file) => `${file} belongs to no page`),
  );
  report.check(
    'every page has its Open Graph card, as it is now, 1200 × 630, ≤ 90 kB',
    problems,
    `${wanted.size} cards`,
  );
}
