// npm run art:og               one Open Graph card per public page into public/og/, from the built site
//                              (npm run build comes first)
// npm run art:og -- /about …   only these pages
// DIST_DIR names another build. Title and picture of a card are those of its page: `check:dist` says when
// one is out of date. Build again afterwards.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGS, systemChromium } from '../e2e/support/browser.ts';
import { ogImage } from '../src/app/head/og.ts';
import { readSite } from '../tests/dist/support/built-site.ts';
import { HEIGHT, MOST_BYTES, WIDTH } from './og-card.ts';
import { cardSources } from './og-source.ts';

const root = path.resolve(import.meta.dirname, '..');

/** Lowers the quality until the card fits. `digest`: of what it was drawn from, for `check:dist`. */
async function jpeg(png, digest) {
  let out;
  for (let quality = 86; quality >= 50; quality -= 6) {
    out = await sharp(png)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .withExif({ IFD0: { ImageDescription: digest } })
      .toBuffer();
    if (out.length <= MOST_BYTES) return out;
  }
  throw new Error(`a card of ${out.length} bytes does not fit`);
}

const built = readSite(path.resolve(process.env.DIST_DIR ?? path.join(root, 'dist')));
const wanted = process.argv.slice(2);
const cards = cardSources(built).filter(({ page }) => wanted.length === 0 || wanted.includes(page.path));

const executablePath = systemChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
const view = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 1 });
mkdirSync(path.join(root, 'public/og'), { recursive: true });
for (const { page, html, pictured, digest } of cards) {
  await view.setContent(html);
  await view.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
  const out = await jpeg(await view.screenshot({ type: 'png' }), digest);
  writeFileSync(path.join(root, 'public', ogImage(page.path)), out);
  console.log(`${ogImage(page.path)}  ${(out.length / 1000).toFixed(0)} kB${pictured ? '' : '  (no picture)'}`);
}
await browser.close();
console.log(`${cards.length} cards, ${cards.filter(({ pictured }) => !pictured).length} without a picture`);
