import type { RecoveryContent } from '@/content/types-recovery';
import { telHref } from '@/lib/links';
import { track } from '@/tracking';
import { CallLink } from '@/ui/contact-links';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { LinkedText } from '@/ui/linked-text';
import { Section } from '@/ui/section';

type Areas = RecoveryContent['areas'];

/** On phones so many tiles stand there at once: whole rows at every width. */
const SHOWN = 12;
const GRID = 'grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-6';

/** One area, a phone link, with its own usual minutes; 'Call Now' when pointed at or focused (spec 2, section 2). */
function Tile({ area: { name, usual }, areas }: { area: Areas['list'][number]; areas: Areas }) {
  return (
    <a
      href={telHref()}
      onClick={() => track({ name: 'service_area_click', area: name })}
      className="group relative flex min-h-16 flex-col justify-between overflow-hidden rounded-lg border-2 border-sign-edge bg-card px-3 py-2 no-underline hover:border-amber-500 focus-visible:border-amber-500"
    >
      <span className="heading text-xl leading-tight">{name}</span>
      <bdi className="text-base leading-snug font-semibold text-muted">{usual}</bdi>
      <span className="heading absolute inset-x-0 bottom-0 flex items-center justify-center gap-2 bg-amber-400 py-1 text-lg leading-tight text-asphalt-950 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
        <Icon name="phone" className="size-5" />
        {areas.call}
      </span>
    </a>
  );
}

/** What holds for all of them, said once: the document's two badges. */
function Claim({ areas }: { areas: Areas }) {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex items-center gap-1.5 font-semibold text-whatsapp-dark">
        <span aria-hidden="true" className="size-2.5 rounded-full bg-whatsapp-dark" />
        {areas.active}
      </span>
      <span>
        <bdi className="heading edge-after-dark rounded bg-asphalt-900 px-1.5 py-0.5 text-lg leading-tight text-white">
          {areas.minutes}
        </bdi>{' '}
        {areas.claim}
      </span>
    </p>
  );
}

/** The service areas, and the card for everyone who is somewhere else. */
export function AreaTiles({ areas, source }: { areas: Areas; source: string }) {
  const tiles = (list: Areas['list']) => (
    <ul className={GRID}>
      {list.map((area) => (
        <li key={area.name} className="grid">
          <Tile area={area} areas={areas} />
        </li>
      ))}
    </ul>
  );
  return (
    <Section id="areas" title={areas.title} intro={areas.intro}>
      <Claim areas={areas} />
      {tiles(areas.list.slice(0, SHOWN))}
      <Fold
        line={
          <span className="font-semibold underline underline-offset-4">
            {areas.more.replace('{count}', String(areas.list.length - SHOWN))}
          </span>
        }
        lineClassName="fold-opener"
        bodyClassName="wide:mt-3"
      >
        {tiles(areas.list.slice(SHOWN))}
      </Fold>
      <div className="on-dark edge-after-dark mt-3 flex flex-wrap items-center justify-between gap-4 rounded-xl bg-asphalt-900 p-4 text-white wide:mt-6 wide:p-6">
        <div className="max-w-text">
          <h3 className="text-subtitle">{areas.question.title}</h3>
          <p className="mt-1 text-fog">
            <LinkedText>{areas.question.text}</LinkedText>
          </p>
        </div>
        <CallLink source={source}>{areas.button}</CallLink>
      </div>
    </Section>
  );
}
