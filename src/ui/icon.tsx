import type { IconName } from '@/content/types';
import { cx } from './cx';

/**
 * A decorative icon from the site's sprite (`public/icons.svg`, drawn in one set, 24 ×
 * 24): no path data in the scripts. Meaning is always in the text beside it.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={cx('inline-block size-6 shrink-0', className)} width="24" height="24" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
