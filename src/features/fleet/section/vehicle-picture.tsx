import { defaultPicture } from '@/content/en/fleet-profiles';
import type { Pic } from '@/content/types';
import { Picture } from '@/ui/picture';
import { usePictureFailed } from '@/ui/picture-failed';

/** Two cards in a row, four on wide screens. */
const SIZES = '(min-width: 64rem) 18rem, 46vw';

/**
 * A vehicle's picture, or the default recovery picture when it cannot be had (spec 2,
 * section 2): swapped by script whenever it fails; without scripts by a style
 * (index.html), in browsers that give a broken image its `::after` (`.vehicle-picture`).
 */
export function VehiclePicture({ name, alt }: Pic) {
  const { failed, place } = usePictureFailed();
  return (
    <div className="contents" {...place}>
      <Picture pic={{ name: failed ? defaultPicture : name, alt }} sizes={SIZES} className="vehicle-picture" />
    </div>
  );
}
