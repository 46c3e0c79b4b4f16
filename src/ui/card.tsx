import type { ReactNode } from 'react';
import type { IconName } from '@/content/types';
import { cx } from './cx';
import { Icon } from './icon';

interface Props {
  title: ReactNode;
  icon?: IconName;
  tone?: 'light' | 'dark';
  level?: 2 | 3 | 4;
  className?: string;
  children?: ReactNode;
}

/** A sign plate: heading with an optional icon, and text. */
export function Card({ title, icon, tone = 'light', level = 3, className, children }: Props) {
  const Heading = `h${level}` as 'h3';
  return (
    <div className={cx('rounded-xl p-5', tone === 'dark' ? 'bg-asphalt-800 text-white' : 'border-2 border-sign-edge bg-white', className)}>
      {icon && <Icon name={icon} className={cx('mb-3 size-8', tone === 'dark' ? 'text-amber-400' : 'text-amber-700')} />}
      <Heading className="text-subtitle">{title}</Heading>
      {children && <div className={cx('mt-2', tone === 'dark' ? 'text-fog' : 'text-muted')}>{children}</div>}
    </div>
  );
}
