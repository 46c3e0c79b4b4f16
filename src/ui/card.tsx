import type { ReactNode } from 'react';
import type { IconName } from '@/content/types';
import { cx } from './cx';
import { Icon } from './icon';

interface Props {
  title: ReactNode;
  icon?: IconName;
  tone?: 'light' | 'dark';
  /** On phones the icon stands beside the heading, and everything is closer. */
  row?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A sign plate: heading with an optional icon, and text. */
export function Card({ title, icon, tone = 'light', row = false, className, children }: Props) {
  return (
    <div
      className={cx(
        'rounded-xl',
        row ? 'p-4 max-wide:grid max-wide:grid-cols-[auto_1fr] max-wide:items-center max-wide:gap-x-3 wide:p-5' : 'p-5',
        tone === 'dark' ? 'bg-asphalt-800 text-white' : 'border-2 border-sign-edge bg-card',
        className,
      )}
    >
      {icon && (
        <Icon
          name={icon}
          className={cx('size-8', row ? 'wide:mb-3' : 'mb-3', tone === 'dark' ? 'text-amber-400' : 'text-amber-700')}
        />
      )}
      <h3 className="text-subtitle">{title}</h3>
      {children && (
        <div
          className={cx(
            row ? 'col-span-2 mt-1 max-wide:leading-snug wide:mt-2' : 'mt-2',
            tone === 'dark' ? 'text-fog' : 'text-muted',
          )}
        >
          {children}
        </div>
      )}
    </div>
  );
}
