import type { ContactContent } from '@/content/en/contact';
import { Container } from '@/ui/container';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { PageLink } from '@/ui/page-link';
import { Picture } from '@/ui/picture';

/** The booking form, for what can wait an hour. */
export function BookingPromo({ promo }: Pick<ContactContent, 'promo'>) {
  return (
    <section aria-labelledby="booking-promo" className="on-dark bg-asphalt-800 text-white">
      <Container className="grid items-center gap-8 py-12 md:grid-cols-2 lg:gap-12">
        <Picture
          pic={promo.picture}
          sizes="(min-width:76rem) 36rem, (min-width:48rem) 50vw, 100vw"
          className="rounded-xl"
        />
        <div>
          <h2 id="booking-promo" className="text-title">
            {promo.title}
          </h2>
          <p className="mt-2 text-lg text-fog">
            <LinkedText>{promo.text}</LinkedText>
          </p>
          <ul className="mt-4 space-y-2">
            {promo.points.map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="check" className="text-amber-400" />
                {point}
              </li>
            ))}
          </ul>
          <PageLink page="book" className="btn btn-call mt-6">
            <Icon name="book" />
            {promo.button}
          </PageLink>
        </div>
      </Container>
    </section>
  );
}
