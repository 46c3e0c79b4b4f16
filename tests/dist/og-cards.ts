/** The Open Graph card of every page: there, of the announced size, and small enough for every messenger. */
import path from 'node:path';
import sharp from 'sharp';
import { ogImage } from '../../src/app/head/og';
import { indexable, type BuiltSite } from './support/built-site';
import type { Report } from './support/report';

/** Bytes. */
const LIMIT = 90_000;

export async function checkOgCards(site: BuiltSite, report: Report): Promise<void> {
  const problems: string[] = [];
  const wanted = new Set(indexable(site).map((page) => ogImage(page.path).slice(1)));
  for (const file of wanted) {
    if (!site.files.has(file)) {
      problems.push(`${file} is missing: npm run art:og`);
      continue;
    }
    const { format, width, height } = await sharp(path.join(site.dir, file)).metadata();
    if (format !== 'jpeg' || width !== 1200 || height !== 630) problems.push(`${file}: ${format} ${width} × ${height}`);
    if (site.size(file) > LIMIT) problems.push(`${file}: ${site.size(file)} bytes, at most ${LIMIT}`);
  }
  problems.push(
    ...[...site.files]
      .filter((file) => file.startsWith('og/') && !wanted.has(file))
      .map((file) => `${file} belongs to no page`),
  );
  report.check('every page has its Open Graph card, 1200 × 630, ≤ 90 kB', problems, `${wanted.size} cards`);
}
