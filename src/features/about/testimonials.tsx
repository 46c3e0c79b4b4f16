import type { AboutContent } from '@/content/en/about';
import type { Testimonial } from '@/content/types';
import { Carousel } from '@/ui/carousel';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';

/** Milliseconds a testimonial stays (spec 1, section 9, "Testimonial rotation"). */
const ROTATION_MS = 5000;

function Slide({ entry, ratingLabel }: { entry: Testimonial; ratingLabel: string }) {
  return (
    <figure className="mx-auto flex h-full max-w-4xl flex-col px-1">
      <p className="flex gap-1 text-amber-400">
        <span className="sr-only">{ratingLabel}</span>
        {Array.from({ length: entry.rating }, (_, i) => (
          <Icon key={i} name="star" className="size-6" />
        ))}
      </p>
      <blockquote className="mt-4 heading text-title leading-tight">“{entry.text}”</blockquote>
      <figcaption className="mt-auto pt-5 text-fog">
        <span className="font-semibold text-white">{entry.name}</span>, {entry.location} · {entry.service}, {entry.vehicleType}
      </figcaption>
    </figure>
  );
}

/** Five customers' words, one at a time. */
export function Testimonials({ words }: { words: AboutContent['testimonials'] }) {
  return (
    <Section title={words.title} intro={words.intro} tone="dark">
      <Carousel
        label={words.label}
        interval={ROTATION_MS}
        tone="dark"
        slides={words.entries.map((entry) => (
          <Slide key={entry.name} entry={entry} ratingLabel={words.ratingLabel} />
        ))}
      />
    </Section>
  );
}
