/** Four pictures that say what to do in one situation, understood without reading. */
export const STRIPS = ['tyre', 'accident', 'sand', 'wadi', 'smoke', 'basement'] as const;
export type StripId = (typeof STRIPS)[number];

interface StripFrame {
  /** What the picture shows. */
  alt: string;
  /** What to do, in one or two short sentences. */
  caption: string;
}

/** The pictures are `public/pictures/strip-<id>-1` to `-4`, square. */
export interface StripContent {
  id: StripId;
  title: string;
  frames: readonly [StripFrame, StripFrame, StripFrame, StripFrame];
}

/** All strips of a language, and what the help page says above them. */
export interface StripsContent {
  title: string;
  intro: string;
  list: readonly StripContent[];
}
