import { useId } from 'react';
import type { IconName } from '@/content/types';
import { Icon } from '@/ui/icon';
import { cx } from '@/ui/cx';

interface Option<T> {
  value: T;
  label: string;
  icon?: IconName;
}

interface Props<T> {
  legend: string;
  options: readonly Option<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** One of several, as big chips on native radio buttons: arrow keys, focus and names come with them. */
export function Choice<T extends string | undefined>({ legend, options, value, onChange }: Props<T>) {
  const group = useId();
  const pictured = options.some((option) => option.icon);
  return (
    <fieldset className="min-w-0">
      <legend className="heading text-subtitle">{legend}</legend>
      <div
        className={cx(
          'mt-3 gap-2',
          pictured ? 'grid grid-cols-2 min-[22rem]:grid-cols-3 xs:grid-cols-4' : 'flex flex-wrap',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value ?? ''}
            className={cx(
              'relative flex min-h-12 cursor-pointer items-center justify-center rounded-xl border-2 border-[#7b8792] bg-card px-4 py-2 text-center leading-tight font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-sign has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ink)',
              pictured && 'min-h-24 flex-col gap-1 px-1 text-base',
            )}
          >
            <input
              type="radio"
              name={group}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} className="size-8" />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
