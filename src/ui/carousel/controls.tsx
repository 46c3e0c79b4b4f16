import { cx } from '../cx';
import type { carouselLabels } from './labels';

interface Props {
  words: (typeof carouselLabels)['en'];
  count: number;
  index: number;
  paused: boolean;
  className?: string;
  onToggle: () => void;
  onMove: (to: number) => void;
}

const PATHS = { previous: 'M15 5l-7 7 7 7', next: 'M9 5l7 7-7 7', pause: 'M9 6v12M15 6v12', play: 'M8 5l11 7-11 7z' };

interface IconProps {
  path: keyof typeof PATHS;
  label: string;
  onClick: () => void;
  /**
   * How many slides it moves on: an arrow, which follows the direction of writing. Heard by `src/boot/slides.ts` before
   * hydration, as `data-slide` is.
   */
  step?: -1 | 1;
}

function IconButton({ path, label, onClick, step }: IconProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      data-step={step}
      className="grid size-12 place-items-center rounded-full border-2 border-current"
    >
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        className={cx('size-6 fill-none stroke-current stroke-[2.5]', step && 'rtl:-scale-x-100')}
        aria-hidden="true"
      >
        <path d={PATHS[path]} />
      </svg>
    </button>
  );
}

/** Arrows, dots (each 24 px wide or more) and the pause control. */
export function Controls({ words, count, index, paused, className, onToggle, onMove }: Props) {
  const toggle = paused ? 'play' : 'pause';
  return (
    <div className={cx('js-only mt-4 flex flex-wrap items-center gap-1.5 text-white', className)}>
      <IconButton path="previous" label={words.previous} step={-1} onClick={() => onMove(index - 1)} />
      <div className="flex flex-1 justify-center">
        {Array.from({ length: count }, (_, i) => (
          <button
            key={i}
            type="button"
            aria-label={words.goTo(i + 1, count)}
            aria-current={i === index}
            data-slide={i}
            onClick={() => onMove(i)}
            className="grid h-12 w-6 max-w-8 grow place-items-center"
          >
            <span
              className={cx('block h-1.5 rounded-full', i === index ? 'w-6 bg-amber-500' : 'w-4 bg-current opacity-50')}
            />
          </button>
        ))}
      </div>
      <IconButton path={toggle} label={words[toggle]} onClick={onToggle} />
      <IconButton path="next" label={words.next} step={1} onClick={() => onMove(index + 1)} />
    </div>
  );
}
