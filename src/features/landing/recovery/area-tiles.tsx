import type { RecoveryContent } from '@/content/types-recovery';
import { telHref } from '@/lib/links';
import { track } from '@/tracking';
import { CallLink } from '@/ui/contact-links';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';

type Areas = RecoveryContent['areas'];

/** One area, a phone link: badges at rest, 'Call Now' when pointed at or focused (spec 2, section 2). */
function Tile({ name, areas }: { name: string; areas: Areas }) {
  return (
    <a
      href={telHref()}
      onClick={() => track({ name: 'service_area_click', area: name })}
      className="group relative flex min-h-24 flex-col justify-between gap-2 rounded-lg border-2 border-sign-edge bg-white p-3 no-underline hover:border-amber-500 focus-visible:border-amber-500"
    >
      <span className="heading flex items-start justify-between gap-2 text-xl leading-tight">
        {name}
        <span className="shrink-0 rounded bg-asphalt-900 px-1.5 py-0.5 text-base leading-tight text-white">
          <bdi>{areas.minutes}</bdi>
        </span>
      </span>
      <span className="flex items-center gap-1.5 text-sm font-semibold text-whatsapp-dark">
        <span aria-hidden="true" className="size-2 rounded-full bg-whatsapp-dark" />
        {areas.active}
      </span>
      <span className="heading absolute inset-x-0 bottom-0 flex items-center justify-center gap-2 rounded-b-md bg-amber-400 py-1.5 text-lg leading-tight text-asphalt-950 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        <Icon name="phone" className="size-5" />
        {areas.call}
      </span>
    </a>
  );
}

/** The service areas, and the card for everyone who is somewhere else. */
export function AreaTiles({ areas, source }: { areas: Areas; source: string }) {
  return (
    <Section id="areas" title={areas.title} intro={areas.intro}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:grid-cols-6">
        {areas.list.map((name) => (
          <li key={name} className="grid">
            <Tile name={name} areas={areas} />
          </li>
        ))}
      </ul>
      <div className="on-dark mt-6 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-asphalt-900 p-6 text-white">
        <div className="max-w-text">
          <h3 className="text-subtitle">{areas.question.title}</h3>
          <p className="mt-1 text-fog">{areas.question.text}</p>
        </div>
        <CallLink source={source}>{areas.button}</CallLink>
      </div>
    </Section>
  );
}
