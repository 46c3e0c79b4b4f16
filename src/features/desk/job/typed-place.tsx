import type { DeskCopy } from '@/content/en/desk';
import type { Position } from '@/contract/booking';
import { BOOKING_AREAS } from '@/contract/catalogue';
import { JOB_LIMITS } from '@/contract/job/limits';
import { mapsHref } from '@/lib/links';
import { nearestOf, outsideUae } from '@/lib/position';
import { parsePlace } from '@/lib/position/parse-place';
import { plusCode } from '@/lib/position/plus-code';

/** Long links are pasted; only a place's name has to be short. */
export const LONGEST_LINK = 2000;

interface TypedPlace {
  /** As it is saved: a name, or where the position is. */
  place: string;
  /** Nobody has measured how exact a pasted one is. */
  position?: Position;
  /** A link that has to be opened first. */
  isShortened: boolean;
}

type Near = Parameters<typeof parsePlace>[1];

/** What somebody typed or pasted for a place; `near`: what a short Plus Code is nearest to. */
export function readPlace(copy: DeskCopy['place'], typed: string, near?: Near): TypedPlace {
  const parsed = parsePlace(typed, near);
  const nearest = parsed.kind === 'point' && nearestOf(parsed.point, BOOKING_AREAS);
  if (parsed.kind !== 'point' || !nearest)
    return { place: typed.trim().slice(0, JOB_LIMITS.place), isShortened: parsed.kind === 'shortened' };
  const from = copy.near(nearest.area.name, (nearest.distance / 1000).toFixed(1));
  return {
    place: `${plusCode(parsed.point)}, ${from}`,
    position: { ...parsed.point, accuracy: 0 },
    isShortened: false,
  };
}

/** What was understood, before it is saved; nothing where that is a name. */
export function FoundPlace({ copy, read }: { copy: DeskCopy; read: TypedPlace }) {
  const { place: text, card } = copy;
  if (!read.position) return null;
  return (
    <p className="mb-2 font-semibold">
      {text.found(read.place)}{' '}
      <a
        className="inline-flex min-h-12 items-center underline underline-offset-4"
        href={mapsHref(read.position.lat, read.position.lng)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text.map}
        <span className="sr-only">, {card.newTab}</span>
      </a>
      {outsideUae(read.position) && <span className="block text-alert">{text.abroad}</span>}
    </p>
  );
}
