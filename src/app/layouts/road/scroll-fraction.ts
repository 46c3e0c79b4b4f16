/** Below this width the road bar's fraction is eased (spec 1, section 9), CSS pixels. */
const NARROW_PX = 640;

/**
 * How far the page is scrolled, 0 to 1; on narrow screens along an ease-out curve, so that the truck moves at the first
 * touch of a long page (spec 1, section 2, "Shared layout").
 */
export function scrollFraction(scrollY: number, scrollable: number, viewportWidth: number): number {
  if (scrollable <= 0) return 0;
  const linear = Math.min(1, Math.max(0, scrollY / scrollable));
  return viewportWidth < NARROW_PX ? 1 - (1 - linear) ** 2 : linear;
}

/**
 * How much of the scroll is the slip road: the last 0.6 of a window, on a short page its
 * last quarter. All in CSS pixels.
 */
export const slipReach = (scrollable: number, windowHeight: number): number =>
  Math.max(0, Math.min(0.6 * windowHeight, scrollable / 4));

/** How far the truck is down the slip road, 0 to 1. */
export function slipFraction(scrollY: number, scrollable: number, windowHeight: number): number {
  const reach = slipReach(scrollable, windowHeight);
  return reach > 0 ? Math.min(1, Math.max(0, 1 - (scrollable - scrollY) / reach)) : 0;
}
