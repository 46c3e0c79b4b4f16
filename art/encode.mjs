// PNG master → AVIF and WebP in four widths within the budgets, and the contact sheet.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

sharp.concurrency(1);
const WIDTHS = [480, 800, 1200, 1600];
const AVIF = { 480: 16, 800: 30, 1200: 70, 1600: 110 }; // kB; the hard limits are 45 at 800 and 120 at 1600
// The home page's slides and a service page's opening are the first view on the sharpest phones, which
// ask for 1200 px: 45 kB at most. Their openings are their own, or a picture that is named here.
const FIRST_VIEW = /^(?:hero|landing)-|^car-dubai-szr-noon$/;
const FIRST_VIEW_AVIF = { ...AVIF, 1200: 44 };
// An article opens with its picture, which its reader waits for: a step less quality saves a sixth of its bytes.
const OPENING = /^blog-/;
// The hours also come square for a phone, `<name>-phone-<width>`: composed so, with the subject in the middle.
const PHONE = { pictures: /^hero-hour-/, widths: [480, 800], avif: { 480: 22, 800: 44 }, webp: { 480: 36, 800: 70 } };
// A frame of a strip is a small square; the smallest form is fetched ahead, for the help page without a network.
const STRIP = {
  pictures: /^strip-[a-z]+-[1-4]$/,
  sizes: [
    [176, 'avif', 2.4],
    [320, 'avif', 9],
    [480, 'avif', 22],
    [320, 'webp', 16],
    [480, 'webp', 36],
  ],
};
const WEBP = { 480: 28, 800: 55, 1200: 110, 1600: 180 };

/** Lowers the quality step by step until the file fits, from the usual one less `lower`. Returns the file's bytes. */
async function fit(image, kind, limit, lower = 0) {
  let data;
  for (let q = (kind === 'avif' ? 58 : 80) - lower; q >= 20; q -= 6) {
    data = await image
      .clone()
      [kind]({ quality: q, effort: kind === 'avif' ? 3 : 4 })
      .toBuffer();
    if (data.length <= limit * 1000) break;
  }
  return data;
}

async function phone(name, png, folder) {
  const { width, height } = await sharp(png).metadata();
  const square = await sharp(png)
    .extract({ left: Math.round((width - height) / 2), top: 0, width: height, height })
    .toBuffer();
  for (const w of PHONE.widths) {
    const image = sharp(
      await sharp(square).resize(w, w, { kernel: 'lanczos3' }).toColourspace('srgb').png().toBuffer(),
    );
    for (const kind of ['avif', 'webp'])
      writeFileSync(join(folder, `${name}-phone-${w}.${kind}`), await fit(image, kind, PHONE[kind][w]));
  }
}

async function strip(name, png, folder) {
  for (const [w, kind, limit] of STRIP.sizes) {
    const square = await sharp(png).resize(w, w, { kernel: 'lanczos3' }).toColourspace('srgb').png().toBuffer();
    writeFileSync(join(folder, `${name}-${w}.${kind}`), await fit(sharp(square), kind, limit));
  }
}

/** Writes <folder>/<name>-<width>.(avif|webp), and a phone's square crop where there is one. */
export async function encode(name, png, folder) {
  mkdirSync(folder, { recursive: true });
  if (STRIP.pictures.test(name)) return strip(name, png, folder);
  if (PHONE.pictures.test(name)) await phone(name, png, folder);
  for (const w of WIDTHS) {
    const image = sharp(
      await sharp(png)
        .resize(w, Math.round((w * 9) / 16), { kernel: 'lanczos3' })
        .toColourspace('srgb')
        .png()
        .toBuffer(),
    );
    writeFileSync(
      join(folder, `${name}-${w}.avif`),
      await fit(image, 'avif', (FIRST_VIEW.test(name) ? FIRST_VIEW_AVIF : AVIF)[w], OPENING.test(name) ? 8 : 0),
    );
    writeFileSync(join(folder, `${name}-${w}.webp`), await fit(image, 'webp', WEBP[w]));
  }
}

/** Contact sheets of at most 30 pictures, four a row: <base>-1.png, <base>-2.png, … */
export async function sheet(list, base) {
  const W = 400,
    H = 225,
    T = 22,
    COLS = 4,
    PAGE = 28;
  for (let p = 0; p * PAGE < list.length; p++) {
    const part = list.slice(p * PAGE, (p + 1) * PAGE);
    const rows = Math.ceil(part.length / COLS);
    const tiles = await Promise.all(
      part.flatMap(([name, png], i) => {
        const left = (i % COLS) * (W + 6),
          top = Math.floor(i / COLS) * (H + T + 4);
        const label = Buffer.from(
          `<svg width="${W}" height="${T}"><text x="4" y="16" font-family="sans-serif" font-size="14" fill="#fff">${name}</text></svg>`,
        );
        return [
          sharp(png)
            .resize(W, H)
            .png()
            .toBuffer()
            .then((input) => ({ input, left, top })),
          Promise.resolve({ input: label, left, top: top + H }),
        ];
      }),
    );
    await sharp({ create: { width: COLS * (W + 6), height: rows * (H + T + 4), channels: 3, background: '#15181c' } })
      .composite(tiles)
      .png()
      .toFile(`${base}-${p + 1}.png`);
  }
}
