/** Site icons from one drawing, the logo's truck on its road: `node art/icons.mjs` writes public/icons/. */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

/** The truck of `src/app/layouts/parts/logo.tsx`, 64 × 28. */
const truck = `
  <path d="M2 15h38l1 4H2z" fill="#ffab1a"/><path d="M1 19h42v3H1z" fill="#b9c6d2"/>
  <path d="M7 14l3-5c.5-.9 1.3-1.3 2.3-1.3H22c1 0 1.8.4 2.5 1.1L28 12l6 1.2c1 .2 1.6 1 1.6 1.8h-29z" fill="#2ba8ae"/>
  <path d="M42 20V6.5C42 5.1 43.1 4 44.5 4h9.2c1.1 0 2 .6 2.5 1.6L60 13l2 1.5V21h-20z" fill="#fbfaf6"/>
  <path d="M48 6.8h5.4c.5 0 1 .3 1.2.7l2.7 5.3H48z" fill="#1b2631"/><path d="M42 15.5h19v2H42z" fill="#ffab1a"/><path d="M46 1.5h7V4h-7z" fill="#ffab1a"/>
  <g fill="#0c1218" stroke="#b9c6d2" stroke-width="1.8"><circle cx="11" cy="15" r="2.6"/><circle cx="30.5" cy="15" r="2.6"/><circle cx="12" cy="23" r="4"/><circle cx="52" cy="23" r="4"/></g>`;

/** `inset`: share of the side that is left free around the drawing; maskable icons need 0.2 (safe zone). `round`: corners. */
const icon = (inset, round) => {
  const width = 64 * (1 - inset * 2);
  const scale = width / 64;
  const x = (64 - width) / 2;
  const y = 30 - 14 * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="#121a22"/>
  <path d="M0 ${(y + 28.5 * scale).toFixed(2)}h64v5H0z" fill="#3a4b5c"/><path d="M4 ${(y + 28.5 * scale + 2.5).toFixed(2)}h56" stroke="#ffab1a" stroke-width="1.5" stroke-dasharray="9 6"/>
  <g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(3)})">${truck}</g></svg>`;
};

const out = new URL('../public/icons/', import.meta.url);
const png = async (name, svg, size) => writeFile(new URL(name, out), await sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer());

const plain = icon(0.04, 12);
await writeFile(new URL('favicon.svg', out), plain.replace(/\s*\n\s*/g, ''));
await png('favicon-32.png', plain, 32);
await png('apple-touch-icon.png', icon(0.08, 0), 180);
await png('icon-192.png', plain, 192);
await png('icon-512.png', plain, 512);
await png('maskable-192.png', icon(0.2, 0), 192);
await png('maskable-512.png', icon(0.2, 0), 512);
