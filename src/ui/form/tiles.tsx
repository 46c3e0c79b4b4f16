import type { IconName } from '@/content/types';
import { cx } from '../cx';
import { Icon } from '../icon';

export interface TileOption {
  value: string;
  label: string;
  icon?: IconName;
  /** Under the label, smaller. */
  note?: string;
}

interface Props {
  /** Of the first input: an error summary leads to it. */
  id: string;
  name: string;
  legend: string;
  /** Beside the legend: that nobody has to answer. */
  optional?: string;
  options: readonly TileOption[];
  value: string;
  error?: string;
  disabled?: boolean;
  /** For longer names. */
  width?: 'wide';
  onValue: (value: string) => void;
}

/**
 * Three short ones share a row; two and four stand in pairs; names of two words take two
 * or three columns; pictures as many as there is room for.
 */
const COLUMNS = {
  row: 'grid-cols-3',
  pairs: 'grid-cols-2 sm:grid-cols-4',
  narrow: 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] xs:grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))]',
  wide: 'grid-cols-2 sm:grid-cols-3',
};

const layoutOf = (count: number): keyof typeof COLUMNS => (count === 3 ? 'row' : count <= 4 ? 'pairs' : 'narrow');

export const TILE = cx(
  'relative flex min-h-12 cursor-pointer items-center justify-center rounded-lg border-2 border-[#7b8792] bg-card px-0.5 py-2 text-center sm:px-1 leading-tight font-semibold wrap-anywhere',
  'has-checked:border-asphalt-900 has-checked:bg-amber-300 has-checked:text-asphalt-950 has-disabled:cursor-default has-disabled:opacity-60',
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ink)',
);
/** Over the whole tile: what is pressed is the native input. */
export const TILE_INPUT = 'absolute inset-0 size-full cursor-[inherit] opacity-0';

export function TileFace({ label, icon, note }: Pick<TileOption, 'label' | 'icon' | 'note'>) {
  return (
    <>
      {icon && <Icon name={icon} className="size-8" />}
      <span className="max-xs:text-base">{label}</span>
      {note && <span className="text-[0.9375rem] font-normal">{note}</span>}
    </>
  );
}

/**
 * One of several as tiles on native radio buttons: arrow keys, focus and names come with
 * them. The error's line is always there.
 */
export function Tiles({ id, name, legend, optional, options, value, error, disabled, width, onValue }: Props) {
  const pictured = options.some(({ icon }) => icon);
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={error ? `${id}-error` : undefined}
      className="asked min-w-0"
    >
      <legend className="font-semibold">
        {legend}
        {/* With a space before it, because Arabic letters join across element boundaries. */}
        {optional && <span className="ms-1 text-base font-normal text-muted"> {optional}</span>}
      </legend>
      <div className={cx('mt-1.5 grid gap-2', COLUMNS[width ?? layoutOf(options.length)])}>
        {options.map((option, index) => (
          <label key={option.value} className={cx(TILE, pictured && 'min-h-22 flex-col gap-0.5')}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              disabled={disabled}
              onChange={() => onValue(option.value)}
              className={TILE_INPUT}
            />
            <TileFace {...option} />
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="min-h-6 pt-0.5 text-base font-semibold text-alert">
        {error ?? ''}
      </p>
    </fieldset>
  );
}
