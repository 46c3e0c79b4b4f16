import type { Pic } from '@/content/types';
import { Picture } from '@/ui/picture';
import { usePictureFailed } from '@/ui/picture-failed';

/** The page's picture, or nothing: without a network it may not be on the phone, and a broken picture frightens. */
export function PictureIfThere({ pic }: { pic: Pic }) {
  const { failed, place } = usePictureFailed();
  return (
    <div hidden={failed} {...place}>
      <Picture pic={pic} sizes="(min-width: 64rem) 28rem, 100vw" className="rounded-xl" />
    </div>
  );
}
