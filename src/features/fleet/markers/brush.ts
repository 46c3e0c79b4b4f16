/**
 * Strokes of the marker drawings. Vehicles are seen from above, nose up, in a 100 × 100
 * box; one light, one outline, one set of colours, so that all of them belong together.
 */
export const paint = {
  line: '#0a0f14',
  white: '#f4f1e6',
  shade: '#cfd6dc',
  steel: '#8795a3',
  dark: '#27323d',
  glass: '#1c3346',
  shine: '#7fb9d6',
  amber: '#ffab1a',
  red: '#e0392f',
  blue: '#2f7fd6',
  sand: '#dcb67c',
  sandDark: '#a9854f',
  gold: '#f0c558',
  black: '#151a20',
  green: '#2fbf71',
} as const;

const round = (n: number): number => Math.round(n * 10) / 10;
const outline = `stroke="${paint.line}" stroke-width="2" stroke-linejoin="round"`;

/** A rounded rectangle around the middle line: `y` its front, `w` across, `h` along. */
export const slab = (y: number, w: number, h: number, r: number, fill: string): string =>
  box(round(50 - w / 2), y, w, h, r, fill, true);

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, lined = false): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${lined ? outline : ''}/>`;

export const disc = (x: number, y: number, r: number, fill: string, lined = false): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${lined ? outline : ''}/>`;

export const shape = (d: string, fill: string, lined = false): string =>
  `<path d="${d}" fill="${fill}" ${lined ? outline : ''}/>`;

export const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The same thing on both sides: `draw` gets the x of the left one. */
const mirrored = (draw: (x: number, side: 1 | -1) => string, x: number): string => draw(x, 1) + draw(100 - x, -1);

/** A pair of tyres whose middles are `half` from the middle line; `y` is their front. */
export const axle = (y: number, half = 17, width = 6, length = 12): string =>
  mirrored((x) => box(round(x - width / 2), y, width, length, 2, paint.line), 50 - half);

/** Windscreen, widening to the front, with a glint. */
export const screen = (y: number, w: number, h = 7): string =>
  shape(
    `M${50 - w / 2} ${y}Q50 ${y - 4} ${50 + w / 2} ${y}L${50 + w / 2 - 2.5} ${y + h}H${50 - w / 2 + 2.5}Z`,
    paint.glass,
  ) + stroke(`M${50 - w / 2 + 4} ${y + h - 2}L${50 - w / 2 + 6} ${y + 1.5}`, paint.shine, 1.4);

/** Headlamps at the front corners. */
export const lamps = (y: number, half: number): string =>
  mirrored((x) => box(round(x - 2.5), y, 5, 3, 1.5, '#fff3c4'), 50 - half);

/** The amber bar across a roof. */
export const beacon = (y: number, w = 24): string =>
  slab(y, w, 5, 2.5, paint.amber) +
  box(50 - w / 2 + 2.5, y + 1.3, 5, 2.4, 1.2, '#fff3c4') +
  box(50 + w / 2 - 7.5, y + 1.3, 5, 2.4, 1.2, '#fff3c4');

/** A lorry's cab: mirrors, roof, windscreen and lamps. `y` is its front. */
export const cab = (y: number, fill: string, w = 32, h = 22): string =>
  mirrored((x) => box(round(x - 4), y + 6, 5, 4, 1.5, paint.line), 50 - w / 2) +
  slab(y, w, h, 6, fill) +
  lamps(y + 1.4, w / 2 - 6) +
  screen(y + 6.5, w - 6);

/** A passenger car as a load, `y` its front. */
export const car = (y: number, fill: string, w: number, h: number): string =>
  slab(y, w, h, 6, fill) +
  shape(
    `M${50 - w / 2 + 2.5} ${y + 11}Q50 ${y + 7} ${50 + w / 2 - 2.5} ${y + 11}L${50 + w / 2 - 4} ${y + 16}H${50 - w / 2 + 4}Z`,
    paint.glass,
  ) +
  box(50 - w / 2 + 4, y + h - 9.5, w - 8, 4.5, 1.5, paint.glass);

/** Diagonal warning stripes in a box, drawn as separate bars. */
export const stripes = (x: number, y: number, w: number, h: number, a: string, b: string): string => {
  const bars = Math.round(w / 5);
  return Array.from({ length: bars }, (_, i) =>
    box(round(x + (i * w) / bars), y, round(w / bars), h, 0, i % 2 ? a : b),
  ).join('');
};

/** A hook at the end of a cable on the middle line. */
export const hook = (y: number): string => stroke(`M50 ${y - 4}V${y}a3 3 0 1 1-3.4 2`, paint.amber, 2.2);
