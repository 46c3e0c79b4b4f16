/**
 * Site icons from one drawing, the company's mark: `node art/icons.mjs` writes public/icons/, and into public/ the two
 * that browsers ask for without being told: beside a picture, a text or a page that names none.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The mark of `src/ui/mark.tsx`, 32 × 32. */
const mark = `
  <path d="M16 3 29 16 16 29 3 16z" fill="#ffab1a" stroke="#ffab1a" stroke-width="4" stroke-linejoin="round"/>
  <g fill="none" stroke="#0c1218" stroke-width="3" stroke-linecap="round"><circle cx="16" cy="9" r="2.6" stroke-width="2.4"/><path d="M16 12v3.5a4.6 4.6 0 1 1-5.6 4.5"/></g>`;

/**
 * `inset`: share of the side that is left free around the drawing; maskable icons need
 * 0.2 (safe zone). `round`: corners.
 */
const icon = (inset, round) => {
  const scale = 2 * (1 - inset * 2);
  const free = 64 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="#121a22"/>
  <g transform="translate(${free.toFixed(2)} ${free.toFixed(2)}) scale(${scale.toFixed(3)})">${mark}</g></svg>`;
};

const out = new URL('../public/icons/', import.meta.url);
const png = async (name, svg, size) =>
  writeFile(
    new URL(name, out),
    await sharp(Buffer.from(svg), { density: 600 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toBuffer(),
  );

/** A PNG of `side` × `side` as the only picture of an ICO file: its 6 bytes, 16 about the picture, the picture. */
function inIco(picture, side) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const plain = icon(0.04, 12);
await writeFile(new URL('favicon.svg', out), plain.replace(/\s*\n\s*/g, ''));
await png('favicon-32.png', plain, 32);
await writeFile(new URL('../favicon.ico', out), inIco(await readFile(new URL('favicon-32.png', out)), 32));
await png('../apple-touch-icon.png', icon(0.08, 0), 180);
await png('icon-192.png', plain, 192);
await png('icon-512.png', plain, 512);
await png('maskable-192.png', icon(0.2, 0), 192);
await png('maskable-512.png', icon(0.2, 0), 512);
