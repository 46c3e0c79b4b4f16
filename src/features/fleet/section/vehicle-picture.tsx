import { useEffect, useRef, useState } from 'react';
import { defaultPicture } from '@/content/en/fleet-profiles';
import type { Pic } from '@/content/types';
import { Picture } from '@/ui/picture';

/** Two cards in a row, four on wide screens. */
const SIZES = '(min-width: 64rem) 18rem, 46vw';

/** The picture has been asked for and cannot be had: also before anybody here could listen. */
const hasFailed = (image: HTMLImageElement | null | undefined): boolean =>
  Boolean(image?.complete && image.naturalWidth === 0);

/**
 * A vehicle's picture, or the default recovery picture when it cannot be had (spec 2,
 * section 2): swapped by script whenever it fails; without scripts by a style
 * (index.html), in browsers that give a broken image its `::after` (`.vehicle-picture`).
 */
export function VehiclePicture({ name, alt }: Pic) {
  const [failed, setFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFailed(place.current?.querySelector('img'))) setFailed(true);
  }, []);
  return (
    <div ref={place} className="contents">
      <Picture
        pic={{ name: failed ? defaultPicture : name, alt }}
        sizes={SIZES}
        onError={() => setFailed(true)}
        className="vehicle-picture"
      />
    </div>
  );
}
