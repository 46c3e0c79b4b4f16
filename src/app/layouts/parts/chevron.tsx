import { cx } from '@/ui/cx';

/** Beside what opens a list; it turns by the `group-open` of its place. `size`: px, for a page without its styles. */
export function Chevron({ size, className }: { size: number; className: string }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      className={cx('fill-none stroke-current stroke-2', className)}
      aria-hidden="true"
    >
      <path d="M2 4l4 4 4-4" />
    </svg>
  );
}
