import { languages, siteLang } from '@/config/languages';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLang } from '@/lib/lang';
import { useHydrated } from '@/lib/media';
import { cx } from '../cx';
import { Controls } from './controls';
import { carouselLabels } from './labels';
import { RESUME_AFTER_MANUAL_MS, RESUME_AFTER_SWIPE_MS, useCarousel } from './use-carousel';
import { useSwipe } from './use-swipe';

interface Props {
  /** Names the carousel for screen readers. */
  label: string;
  slides: readonly ReactNode[];
  className?: string;
  controlsClassName?: string;
  onSlide?: (index: number) => void;
}

/**
 * Slides in a row: a scrolling row without JavaScript; with it, one at a time with dots,
 * arrows, swipe and a pause control.
 */
export function Carousel({ label, slides, className, controlsClassName, onSlide }: Props) {
  const lang = useLang();
  const words = carouselLabels[siteLang(lang)];
  const row = useRef<HTMLDivElement>(null);
  const { index, paused, moveTo, toggle, setFocused, playing } = useCarousel(slides.length, row);
  const ready = useHydrated();
  const seen = useEffectEvent((slide: number) => onSlide?.(slide));
  useEffect(() => seen(index), [index]);
  // If the row was scrolled before hydration, the visible slide stays.
  useLayoutEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    if (!ready || !row.current || scrollLeft === 0) return;
    const track = row.current.firstElementChild as HTMLElement;
    // Without an animation from the first slide.
    track.style.transition = 'none';
    requestAnimationFrame(() => requestAnimationFrame(() => track.style.removeProperty('transition')));
    row.current.scrollLeft = 0;
    moveTo(Math.round(Math.abs(scrollLeft) / clientWidth), RESUME_AFTER_SWIPE_MS);
  }, [ready, moveTo]);
  const forward = { ltr: 1, rtl: -1 }[languages[lang].dir];
  const swipe = useSwipe((direction) => moveTo(index + direction * forward, RESUME_AFTER_SWIPE_MS));

  return (
    <section
      aria-roledescription={words.carousel}
      aria-label={label}
      className={className}
      // Keyboard focus means that somebody is reading along; after a press by finger or mouse the slides may go on.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div
        ref={row}
        // `relative`, since texts for screen readers are positioned absolutely: otherwise they would extend past the
        // row and widen the page on phones.
        className={cx(
          'relative',
          ready ? 'touch-pan-y overflow-hidden' : 'slide-row snap-x snap-mandatory overflow-x-auto',
        )}
        aria-live={playing ? 'off' : 'polite'}
        // Until hydration it is a scrolling row, and the keyboard must be able to scroll it.
        tabIndex={ready ? undefined : 0}
        {...swipe}
      >
        <div
          className="flex transition-transform duration-500 ease-road"
          // Set from the start: added at hydration, it would be animated.
          style={{ transform: `translateX(${-index * 100 * forward}%)` }}
        >
          {slides.map((slide, i) => (
            <div
              key={i}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.goTo(i + 1, slides.length)}
              inert={ready && i !== index}
              className="w-full shrink-0 snap-start"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <Controls
        className={controlsClassName}
        words={words}
        count={slides.length}
        index={index}
        paused={paused}
        onToggle={toggle}
        onMove={(to) => moveTo(to, RESUME_AFTER_MANUAL_MS)}
      />
    </section>
  );
}
