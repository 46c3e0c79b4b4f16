/**
 * The easings of spec 2, section 9, as pure functions of progress 0..1. They are GSAP's `power2.out` (its cubic
 * ease-out), `power2.inOut` and `power1.out` (what plain `power1` means there); a test holds them against GSAP.
 */
export type Ease = (progress: number) => number;

export const cubicOut: Ease = (p) => 1 - (1 - p) ** 3;

export const powerTwoInOut: Ease = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);

export const powerOneOut: Ease = (p) => 1 - (1 - p) ** 2;
