import type { DetailedTestimonial, RecoveryContent } from '@/content/types-recovery';
import { cx } from '@/ui/cx';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { solid } from './accents';

type Words = RecoveryContent['testimonials'];

function Voice({ item, words }: { item: DetailedTestimonial; words: Words }) {
  return (
    <figure className="flex h-full flex-col rounded-xl border-2 border-sign-edge bg-white p-5">
      <div className="flex items-center justify-between gap-3">
        <span role="img" aria-label={`${item.rating} ${words.starsLabel}`} className="text-xl leading-none tracking-wider text-amber-700">
          {'★'.repeat(item.rating)}
        </span>
        <span className="text-sm text-muted">{item.date}</span>
      </div>
      <blockquote className="mt-3 flex-1">{item.text}</blockquote>
      <p className="mt-4 text-sm text-muted">
        {item.service} · {item.vehicleType}
        <span className="block">{words.responseLabel}: <bdi className="font-semibold text-ink">{item.responseTime}</bdi></span>
      </p>
      <figcaption className="mt-4 flex items-center gap-3 border-t border-sign-edge pt-4">
        <span aria-hidden="true" className={cx('heading grid size-12 shrink-0 place-items-center rounded-full text-xl leading-none', solid[item.profileColor])}>{item.initials}</span>
        <span className="leading-snug">
          <span className="block font-semibold">{item.name}</span>
          <span className="block text-sm text-muted">{item.title}, {item.location}</span>
          <span className="flex items-center gap-1 text-sm font-semibold text-whatsapp-dark"><Icon name="check" className="size-4" />{words.verified}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** 'What Our Customers Say': eight voices, one for each kind of job. */
export function Testimonials({ words }: { words: Words }) {
  return (
    <Section id="testimonials" title={words.title} intro={words.intro}>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-4">
        {words.list.map((item) => <li key={item.name}><Voice item={item} words={words} /></li>)}
      </ul>
    </Section>
  );
}
