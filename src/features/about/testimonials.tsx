import { languages, siteLang, type SiteLang } from '@/config/languages';
import type { AboutContent } from '@/content/en/about';
import type { Testimonial } from '@/content/types';
import { useLang } from '@/lib/lang';
import { Carousel } from '@/ui/carousel';
import { Section } from '@/ui/section';

const QUOTES: Record<SiteLang, readonly [string, string]> = { en: ['“', '”'], ar: ['«', '»'] };

function Slide({ entry, ratingLabel }: { entry: Testimonial; ratingLabel: string }) {
  const lang = useLang();
  const { comma } = languages[lang];
  return (
    <figure className="mx-auto flex h-full max-w-4xl flex-col px-1">
      <p className="text-2xl tracking-[0.2em] text-amber-400">
        <span className="sr-only">{ratingLabel}</span>
        <span aria-hidden="true" className="rtl:-ms-[0.2em]">
          {'★'.repeat(entry.rating)}
        </span>
      </p>
      <blockquote className="mt-4 heading text-title leading-tight">
        {QUOTES[siteLang(lang)][0]}
        {entry.text}
        {QUOTES[siteLang(lang)][1]}
      </blockquote>
      <figcaption className="mt-auto pt-5 text-fog">
        <span className="font-semibold text-white">{entry.name}</span>
        {comma}
        {entry.location} · {entry.service}
        {comma}
        {entry.vehicleType}
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
        slides={words.entries.map((entry) => (
          <Slide key={entry.name} entry={entry} ratingLabel={words.ratingLabel} />
        ))}
      />
    </Section>
  );
}
