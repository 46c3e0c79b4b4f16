import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';

/** An overhead sign on two posts that reach down behind the drawn road below. */
export function Gantry({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={cx('relative', className)}>
      <span aria-hidden="true" className="absolute start-[8%] -top-4 -z-10 h-[60rem] w-3 bg-asphalt-700" />
      <span aria-hidden="true" className="absolute end-[8%] -top-4 -z-10 h-[60rem] w-3 bg-asphalt-700" />
      {children}
    </div>
  );
}
