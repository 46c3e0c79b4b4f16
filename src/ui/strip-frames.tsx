import type { StripContent, StripId } from '@/content/strip-types';
import { cx } from './cx';

const WIDTHS = [320, 480];
const file = (id: StripId, frame: number, width: number, type: string) =>
  `/pictures/strip-${id}-${frame}-${width}.${type}`;
const srcSet = (id: StripId, frame: number, type: string) =>
  WIDTHS.map((width) => `${file(id, frame, width, type)} ${width}w`).join(', ');

interface FrameProps {
  id: StripId;
  /** 1 to 4. */
  frame: number;
  alt: string;
}

function FramePicture({ id, frame, alt }: FrameProps) {
  const sizes = '(min-width: 48rem) 15rem, 46vw';
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(id, frame, 'avif')} sizes={sizes} />
      <img
        src={file(id, frame, 320, 'webp')}
        srcSet={srcSet(id, frame, 'webp')}
        sizes={sizes}
        width={480}
        height={480}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="block h-auto w-full rounded-lg bg-asphalt-600"
      />
    </picture>
  );
}

/** The first frame, small: a sign of the situation beside its name, which says what it is. */
export const StripSign = ({ id }: { id: StripId }) => (
  <img
    src={`/pictures/strip-${id}-1-176.avif`}
    width={176}
    height={176}
    alt=""
    loading="lazy"
    decoding="async"
    className="size-20 shrink-0 rounded-lg bg-asphalt-600"
  />
);

/** What to do in one situation, in four numbered pictures that follow the direction of reading. */
export function Frames({ strip, className }: { strip: StripContent; className?: string }) {
  return (
    <ol
      aria-label={strip.title}
      data-strip={strip.id}
      className={cx('grid list-none grid-cols-2 gap-x-3 gap-y-5 p-0 md:grid-cols-4', className)}
    >
      {strip.frames.map(({ alt, caption }, index) => (
        <li key={caption}>
          <figure className="relative">
            <FramePicture id={strip.id} frame={index + 1} alt={alt} />
            <figcaption className="mt-2 leading-snug font-semibold">
              <span
                aria-hidden="true"
                className="absolute start-1.5 top-1.5 heading grid size-8 place-items-center rounded-md bg-amber-400 text-xl leading-none text-asphalt-950"
              >
                {index + 1}
              </span>
              {caption}
            </figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}
