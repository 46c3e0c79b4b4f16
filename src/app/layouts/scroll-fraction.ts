/** Below this width the road bar's fraction is eased (spec 1, section 9), CSS pixels. */
export const MOBILE_HEADER_PX = 640;

/**
 * How far the page is scrolled, 0 to 1; on narrow screens along an ease-out curve, so that the truck moves at the first
 * touch of a long page (spec 1, section 2, "Shared layout").
 */
export function scrollFraction(scrollY: number, scrollable: number, viewportWidth: number): number {
  if (scrollable <= 0) return 0;
  const linear = Math.min(1, Math.max(0, scrollY / scrollable));
  return viewportWidth < MOBILE_HEADER_PX ? 1 - (1 - linear) ** 2 : linear;
}
