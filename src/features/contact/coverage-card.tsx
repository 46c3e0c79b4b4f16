import { site } from '@/config/site';
import type { ContactContent } from '@/content/en/contact';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';

/** Where we come, written like the panels of a gantry sign; under it, where the company itself is written to. */
export function CoverageCard({ coverage, office }: Pick<ContactContent, 'coverage' | 'office'>) {
  const [user, domain] = site.email.split('@');
  return (
    <section
      aria-labelledby="coverage"
      className="flex flex-col rounded-xl border-2 border-sign-edge bg-card p-5 sm:p-7"
    >
      <h2 id="coverage" className="text-title">
        {coverage.title}
      </h2>
      <p className="mt-2 text-lg text-muted">
        <LinkedText>{coverage.text}</LinkedText>
      </p>
      <ul className="mt-6 grid gap-2 rounded-lg bg-lagoon p-3 text-white">
        {coverage.places.map((place) => (
          <li
            key={place}
            className="flex items-center justify-between gap-3 rounded-md border-2 border-white/80 px-3 py-2 heading text-xl"
          >
            {place}
            <Icon name="pin" className="size-5" />
          </li>
        ))}
      </ul>
      <ul className="mt-6 space-y-2">
        {coverage.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Icon name="check" className="text-whatsapp-dark" />
            {point}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-xl">{office.title}</h3>
      <dl className="mt-2">
        <dt className="text-muted">{office.email}</dt>
        <dd>
          <a
            href={`mailto:${site.email}`}
            lang="en"
            dir="ltr"
            className="inline-flex min-h-12 items-center break-words underline underline-offset-4"
          >
            <span className="min-w-0">
              {user}
              <wbr />@{domain}
            </span>
          </a>
        </dd>
        <dt className="text-muted">{office.address}</dt>
        <dd>
          <address lang="en" dir="ltr" className="text-start not-italic rtl:text-end">
            {site.address.street}, {site.address.locality}
          </address>
        </dd>
      </dl>
    </section>
  );
}
