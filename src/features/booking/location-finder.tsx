import type { Position } from '@/contract/booking';
import type { BookingContent } from '@/content/booking-types';

interface Props {
  words: BookingContent['position'];
  position?: Position;
  disabled: boolean;
  onFound: (position?: Position, location?: string) => void;
}

/** 'Use my location' under the location select. */
export function LocationFinder({ words, position, onFound }: Props) {
  if (!position) return null;
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4">
      <bdi dir="ltr">{position.lat.toFixed(5)}, {position.lng.toFixed(5)}</bdi>
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={() => onFound(undefined)}>{words.remove}</button>
    </p>
  );
}
