/**
 * The easings of spec 2, section 9, as pure functions of progress 0..1. They are GSAP's `power2.out` (its cubic
 * ease-out), `power2.inOut` and `power1.out` (what plain `power1` means there); a test holds them against GSAP.
 */
export type Ease = (progress: number) => number;

export const cubicOut: Ease = (p) => 1 - cube(1 - p);

export const powerTwoInOut: Ease = (p) => (p < 0.5 ? 4 * cube(p) : 1 - cube(2 - 2 * p) / 2);

export const powerOneOut: Ease = (p) => 1 - (1 - p) * (1 - p);

/** Multiplied out: every vehicle asks for it in every frame, and `**` is the slow way. */
const cube = (x: number): number => x * x * x;
