import type { DetailedTestimonial, RecoveryContent } from '@/content/types-recovery';
import { cx } from '@/ui/cx';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { solid } from './accents';

type Words = RecoveryContent['testimonials'];

/** One voice: who speaks and about what; on phones what is said unfolds. */
function Voice({ item, words }: { item: DetailedTestimonial; words: Words }) {
  return (
    <figure className="h-full border-sign-edge max-wide:border-b-2 wide:rounded-xl wide:border-2 wide:bg-card wide:p-5">
      <Fold
        bodyClassName="max-wide:pb-4 wide:mt-3"
        line={
          <span className="flex items-center gap-3 py-1.5 wide:py-0">
            <span
              aria-hidden="true"
              className={cx(
                'heading grid size-12 shrink-0 place-items-center rounded-full text-xl leading-none',
                solid[item.profileColor],
              )}
            >
              {item.initials}
            </span>
            <span className="leading-snug">
              <span className="block font-semibold">{item.name}</span>
              <span className="block text-sm text-muted">
                {item.title}, {item.location}
              </span>
              <span
                role="img"
                aria-label={`${item.rating} ${words.starsLabel}`}
                className="text-base leading-none tracking-wider text-amber-700"
              >
                {'★'.repeat(item.rating)}
              </span>
            </span>
          </span>
        }
      >
        <blockquote>{item.text}</blockquote>
        <p className="mt-3 text-sm text-muted">
          {item.service} · {item.vehicleType} · {item.date}
          <span className="block">
            {words.responseLabel}: <bdi className="font-semibold text-ink">{item.responseTime}</bdi>
          </span>
        </p>
        <p className="mt-2 flex items-center gap-1 text-sm font-semibold text-whatsapp-dark">
          <Icon name="check" className="size-4" />
          {words.verified}
        </p>
      </Fold>
    </figure>
  );
}

/** 'What Our Customers Say': eight voices, one for each kind of job. */
export function Testimonials({ words }: { words: Words }) {
  return (
    <Section id="testimonials" title={words.title} intro={words.intro} className="[--about:48rem] wide:[--about:62rem]">
      <ul className="grid wide:grid-cols-2 wide:gap-4 xl:grid-cols-4">
        {words.list.map((item) => (
          <li key={item.name}>
            <Voice item={item} words={words} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
