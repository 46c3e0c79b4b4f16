import type { ReactNode } from 'react';
import type { Pic } from '@/content/types';
import { NOW } from '@/contract/hour-picture';
import { cx } from './cx';

const WIDTHS = [480, 800, 1200, 1600];
const file = ({ name, byHour }: Pic, width: number, type: string) =>
  `/pictures/${name}-${width}.${type}${byHour ? NOW : ''}`;
const srcSet = (pic: Pic, type: string) => WIDTHS.map((w) => `${file(pic, w, type)} ${w}w`).join(', ');

/** Placeholder colour, the same for all pictures: a list with one for each added 0.8 kB to every page. */
const WAITING = 'bg-asphalt-600';

interface Props {
  pic: Pic;
  /** The CSS `sizes` of the place. */
  sizes: string;
  /** The first view's picture: loaded at once, before others. `low`: fetched ahead, after everything else. */
  priority?: boolean | 'low';
  className?: string;
}

interface RoomProps {
  className?: string;
  /** What stands there without JavaScript. */
  unscripted: ReactNode;
}

/** The room of a picture that is not asked for yet. */
export function PictureRoom({ className, unscripted }: RoomProps) {
  return (
    <div className={cx('w-full', WAITING, className)}>
      <noscript>{unscripted}</noscript>
    </div>
  );
}

/**
 * A 16:9 picture of the site's own world (`public/pictures/<name>-<width>.avif|webp`), with its size set and a colour
 * behind it until it is there.
 */
export function Picture({ pic, sizes, priority = false, className }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(pic, 'avif')} sizes={sizes} />
      <img
        src={file(pic, 800, 'webp')}
        srcSet={srcSet(pic, 'webp')}
        sizes={sizes}
        width={1600}
        height={900}
        alt={pic.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'low' ? 'low' : priority ? 'high' : 'auto'}
        decoding="async"
        className={cx('block h-auto w-full object-cover', WAITING, className)}
      />
    </picture>
  );
}
