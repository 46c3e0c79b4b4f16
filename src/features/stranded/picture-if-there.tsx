import { useEffect, useRef, useState } from 'react';
import type { Pic } from '@/content/types';
import { Picture } from '@/ui/picture';

/** The page's picture, or nothing: without a network it may not be on the phone, and a broken picture frightens. */
export function PictureIfThere({ pic }: { pic: Pic }) {
  const place = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    // It may have failed before this code was there to hear of it.
    const img = place.current?.querySelector('img');
    if (img?.complete && img.currentSrc && img.naturalWidth === 0) setGone(true);
  }, []);
  return (
    <div ref={place} hidden={gone} onErrorCapture={() => setGone(true)}>
      <Picture pic={pic} sizes="(min-width: 64rem) 28rem, 100vw" className="rounded-xl" />
    </div>
  );
}
