import type { DeskCopy } from '@/content/en/desk';
import type { Position } from '@/contract/booking';
import { BOOKING_AREAS } from '@/contract/catalogue';
import { nearestOf } from '@/contract/nearest';
import { parsePlace } from '@/contract/parse-place';
import { plusCode } from '@/contract/plus-code';
import { mapsHref } from '@/lib/links';
import { outsideUae } from '@/lib/position';

interface TypedPlace {
  /** As it is saved: a name, or where the position is. */
  place: string;
  /** Nobody has measured how exact a pasted one is. */
  position?: Position;
  /** A link of a map that has to be opened first. */
  shortLink?: string;
}

type Near = Parameters<typeof parsePlace>[1];

/** What somebody typed or pasted for a place; `near`: what a short Plus Code is nearest to. */
export function readPlace(copy: DeskCopy['place'], typed: string, near?: Near): TypedPlace {
  const parsed = parsePlace(typed, near);
  const nearest = parsed.kind === 'point' && nearestOf(parsed.point, BOOKING_AREAS);
  if (parsed.kind !== 'point' || !nearest)
    return {
      place: typed.trim(),
      shortLink: parsed.kind === 'shortened' ? parsed.link : undefined,
    };
  const from = copy.near(nearest.area.name, (nearest.distance / 1000).toFixed(1));
  return {
    place: `${plusCode(parsed.point)}, ${from}`,
    position: { ...parsed.point, accuracy: 0 },
  };
}

interface NewTabProps {
  copy: DeskCopy;
  href: string;
  children: string;
}
const NewTab = ({ copy, href, children }: NewTabProps) => (
  <a
    className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
    href={href}
    target="_blank"
    rel="noopener noreferrer"
  >
    {children}
    <span className="sr-only">, {copy.card.newTab}</span>
  </a>
);

/** Opens a short link: on a phone it would have to be copied out of the field. */
export const ShortLink = ({ copy, read }: { copy: DeskCopy; read: TypedPlace }) =>
  read.shortLink && (
    <NewTab copy={copy} href={read.shortLink}>
      {copy.place.openShort}
    </NewTab>
  );

/** What was understood, before it is saved; nothing where that is a name. */
export function FoundPlace({ copy, read }: { copy: DeskCopy; read: TypedPlace }) {
  const { place: text } = copy;
  if (!read.position) return null;
  return (
    <p className="mb-2 font-semibold">
      {text.found(read.place)}{' '}
      <NewTab copy={copy} href={mapsHref(read.position.lat, read.position.lng)}>
        {text.map}
      </NewTab>
      {outsideUae(read.position) && <span className="block text-alert">{text.abroad}</span>}
    </p>
  );
}
