import colours from '@/content/pictures.json';
import type { Pic } from '@/content/types';
import { cx } from './cx';

const WIDTHS = [480, 800, 1200, 1600];
const srcSet = (name: string, type: string) => WIDTHS.map((w) => `/pictures/${name}-${w}.${type} ${w}w`).join(', ');

interface Props {
  pic: Pic;
  /** The CSS `sizes` of the place. */
  sizes: string;
  /** The first view's picture: loaded at once, before others. */
  priority?: boolean;
  className?: string;
}

/**
 * A 16:9 picture of the site's own world (`public/pictures/<name>-<width>.avif|webp`), with its size set and its average
 * colour behind it until it is there.
 */
export function Picture({ pic, sizes, priority = false, className }: Props) {
  const colour = (colours as Record<string, string>)[pic.name];
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(pic.name, 'avif')} sizes={sizes} />
      <img
        src={`/pictures/${pic.name}-800.webp`}
        srcSet={srcSet(pic.name, 'webp')}
        sizes={sizes}
        width={1600}
        height={900}
        alt={pic.alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        className={cx('block h-auto w-full object-cover', className)}
        style={{ backgroundColor: colour ?? '#1b2631' }}
      />
    </picture>
  );
}
