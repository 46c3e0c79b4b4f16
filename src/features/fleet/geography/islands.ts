import type { LatLng } from '@/simulation';
import { line } from './line';

const KM_PER_LAT = 111.32;

/** A point `north` and `east` kilometres from `origin` (a plane is exact enough for an island). */
function offset(origin: LatLng, north: number, east: number): LatLng {
  return {
    lat: origin.lat + north / KM_PER_LAT,
    lng: origin.lng + east / (KM_PER_LAT * Math.cos((origin.lat * Math.PI) / 180)),
  };
}

/** A stroke of land: a line with a width in metres. */
interface Strip {
  readonly width: number;
  readonly path: readonly LatLng[];
}

interface PalmShape {
  /** Where the trunk leaves the shore. */
  readonly root: LatLng;
  /** Kilometres from the shore to the middle of the crown, and from there to the crescent. */
  readonly trunk: number;
  readonly radius: number;
  readonly frondWidth: number;
}

/** Compass bearing of a palm's trunk, degrees. */
const BEARING = 312;
const FRONDS_PER_SIDE = 8;

/** A palm island: trunk, fronds that bend outwards, and the crescent with its two gaps. */
function palm({ root, trunk, radius, frondWidth }: PalmShape): Strip[] {
  const turn = (BEARING * Math.PI) / 180;
  /** `along` the trunk and `aside` to its right, kilometres from the middle of the crown. */
  const at = (along: number, aside: number): LatLng =>
    offset(
      root,
      (trunk + along) * Math.cos(turn) - aside * Math.sin(turn),
      (trunk + along) * Math.sin(turn) + aside * Math.cos(turn),
    );
  const strips: Strip[] = [
    { width: frondWidth * 2.6, path: [at(-trunk - 0.2, 0), at(-radius * 0.5, 0)] },
    { width: frondWidth * 1.5, path: [at(-radius * 0.55, 0), at(radius * 0.62, 0)] },
  ];

  for (const side of [-1, 1]) {
    for (let i = 0; i < FRONDS_PER_SIDE; i += 1) {
      const share = i / (FRONDS_PER_SIDE - 1);
      const start = radius * (-0.4 + 0.94 * share);
      const angle = ((106 - 92 * share) * Math.PI) / 180;
      const tip = { along: radius * 0.8 * Math.cos(angle), aside: radius * 0.8 * Math.sin(angle) };
      // A frond rises towards the tip of the palm and droops outwards: a quadratic curve
      // over a point ahead of both its ends.
      const crest = { along: Math.max(start, tip.along) + radius * 0.13, aside: tip.aside * 0.5 };
      const path = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => {
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
        return at(a * start + b * crest.along + c * tip.along, side * (b * crest.aside + c * tip.aside));
      });
      strips.push({ width: frondWidth, path });
    }
  }
  const arc = (from: number, to: number): LatLng[] =>
    Array.from({ length: 15 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 14) * Math.PI) / 180;
      return at(radius * Math.cos(a), radius * Math.sin(a));
    });
  for (const [from, to] of [
    [-112, -42],
    [-38, 38],
    [42, 112],
  ] as const)
    strips.push({ width: frondWidth * 1.7, path: arc(from, to) });
  return strips;
}

export const palms: readonly (readonly Strip[])[] = [
  // Palm Jumeirah: the crescent's middle is Atlantis, 25.131 N 55.117 E.
  palm({ root: { lat: 25.1005, lng: 55.1545 }, trunk: 2.25, radius: 2.72, frondWidth: 130 }),
  // Palm Jebel Ali, the larger twin.
  palm({ root: { lat: 24.987, lng: 55.0185 }, trunk: 3.3, radius: 3.75, frondWidth: 200 }),
];

/** Islands with outlines of their own. */
export const islands: readonly (readonly LatLng[])[] = [
  // Dubai Islands (Deira).
  line('25.2960,55.2990 25.3040,55.2925 25.3125,55.2985 25.3150,55.3100 25.3085,55.3190 25.2995,55.3125'),
  line('25.3085,55.2805 25.3195,55.2755 25.3285,55.2865 25.3230,55.2960 25.3135,55.2925'),
  line('25.3300,55.2955 25.3415,55.2905 25.3495,55.3030 25.3420,55.3140 25.3320,55.3075'),
  line('25.3185,55.3150 25.3280,55.3130 25.3368,55.3220 25.3330,55.3325 25.3235,55.3330 25.3172,55.3250'),
  // Bluewaters.
  line('25.0772,55.1195 25.0802,55.1182 25.0830,55.1215 25.0815,55.1248 25.0785,55.1240'),
  // Burj Al Arab.
  line('25.1402,55.1840 25.1418,55.1838 25.1424,55.1856 25.1412,55.1868 25.1400,55.1858'),
  // Umm Suqeim.
  line('25.1510,55.1912 25.1530,55.1888 25.1560,55.1892 25.1572,55.1925 25.1552,55.1958 25.1520,55.1950'),
  // Jumeirah Bay.
  line(
    '25.2078,55.2330 25.2110,55.2312 25.2170,55.2280 25.2200,55.2255 25.2235,55.2290 25.2225,55.2345 25.2180,55.2372 25.2115,55.2392 25.2085,55.2375',
  ),
];

/** The World, seen from above: `#` is an island. */
const WORLD = [
  '...##.....#..###......',
  '.#####.##...#####.###.',
  '.######.#..####.#####.',
  '..#####....############',
  '...###....#####.######.',
  '....##....######.###...',
  '.....###..######..##...',
  '.....####..####....##..',
  '......###..###......###',
  '......##....##.......##',
  '......#..............#.',
];
/** Middle of The World, and kilometres between its islands. */
const WORLD_AT: LatLng = { lat: 25.2235, lng: 55.1655 };
const WORLD_PITCH = 0.36;

/**
 * Each island of The World as a spot with a radius in metres; sizes vary by place so that
 * no two neighbours look stamped.
 */
export const worldIslands = WORLD.flatMap((row, y) =>
  [...row].flatMap((cell, x) =>
    cell === '#'
      ? [
          {
            ...offset(
              WORLD_AT,
              (WORLD.length / 2 - y + ((x * 7) % 5) * 0.08) * WORLD_PITCH * 1.25,
              (x - row.length / 2 + ((y * 3) % 4) * 0.09) * WORLD_PITCH,
            ),
            radius: 95 + ((x * 31 + y * 17) % 5) * 16,
          },
        ]
      : [],
  ),
);
