// npm run art:og               one Open Graph card per public page into public/og/, from the built site
//                              (npm run build comes first)
// npm run art:og -- /about …   only these pages
// DIST_DIR names another build. Title and picture of a card are those of its page: run again when either changes.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGS, systemChromium } from '../e2e/support/browser.ts';
import { ogImage } from '../src/app/head/og.ts';
import { siteLang } from '../src/config/languages.ts';
import { siteNames } from '../src/lib/lang.ts';
import { indexable, readSite } from '../tests/dist/support/built-site.ts';
import { cardHtml, HEIGHT, WIDTH } from './og-card.mjs';

/** Bytes of a card. */
const LIMIT = 90_000;
const root = path.resolve(import.meta.dirname, '..');
const data = (file, type) => `data:${type};base64,${readFileSync(path.join(root, file)).toString('base64')}`;

/** The first picture of a page that has been rendered. */
function pictureOf({ document }) {
  const names = [...document.querySelectorAll('main picture img')].map(
    (img) => /\/pictures\/(.+)-\d+\.webp$/.exec(img.getAttribute('src') ?? '')?.[1],
  );
  const file = names.map((name) => `public/pictures/${name}-1200.webp`).find((f) => existsSync(path.join(root, f)));
  return file && data(file, 'image/webp');
}

/** Lowers the quality until the card fits. */
async function jpeg(png) {
  let out;
  for (let quality = 86; quality >= 50; quality -= 6) {
    out = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
    if (out.length <= LIMIT) return out;
  }
  throw new Error(`a card of ${out.length} bytes does not fit`);
}

const built = readSite(path.resolve(process.env.DIST_DIR ?? path.join(root, 'dist')));
const wanted = process.argv.slice(2);
const pages = indexable(built).filter((page) => wanted.length === 0 || wanted.includes(page.path));
const truck = built.pages[0].document.querySelector('header svg[viewBox="0 0 64 28"]').outerHTML;
const fonts = {
  latin: data('src/styles/fonts/barlow-condensed-700.woff2', 'font/woff2'),
  arabic: data('src/styles/fonts/cairo-arabic.woff2', 'font/woff2'),
};

const executablePath = systemChromium();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) });
const view = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 1 });
mkdirSync(path.join(root, 'public/og'), { recursive: true });
let bare = 0;
for (const page of pages) {
  const { lang, dir } = page.document.documentElement;
  const siteName = siteNames[siteLang(lang)];
  const title = page.document.title.replace(/\s*\|[^|]*$/, '');
  const picture = pictureOf(page);
  if (!picture) bare += 1;
  await view.setContent(cardHtml({ title, siteName, lang, dir, picture, truck, fonts }));
  await view.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
  const out = await jpeg(await view.screenshot({ type: 'png' }));
  writeFileSync(path.join(root, 'public', ogImage(page.path)), out);
  console.log(`${ogImage(page.path)}  ${(out.length / 1000).toFixed(0)} kB${picture ? '' : '  (no picture)'}`);
}
await browser.close();
console.log(`${pages.length} cards, ${bare} without a picture`);
