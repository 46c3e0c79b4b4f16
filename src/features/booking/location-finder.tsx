import { useEffect, useEffectEvent, useRef } from 'react';
import type { Position } from '@/contract/booking';
import { OTHER_LOCATION, ROUGH_M } from '@/contract/catalogue';
import type { BookingContent } from '@/content/booking-types';
import { bookingLocation, formatCoordinates, formatDistance, usePosition } from '@/lib/position';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface Props {
  words: BookingContent['position'];
  area: BookingContent['area'];
  position?: Position;
  /** The area that is chosen in the form. */
  location: string;
  disabled: boolean;
  onFound: (position?: Position, location?: string) => void;
}

/**
 * 'Use my location' above the location select: sets it to the nearest of the 20 areas within 10 km, else to Other,
 * and adds the coordinates to the booking. An area that was chosen by hand while the position was on its way stays, and
 * so does any when the position is rough.
 */
export function LocationFinder({ words, area, position, location, disabled, onFound }: Props) {
  const { common } = words;
  const { state, locate, reset } = usePosition();
  /**
   * The area when it was last set by a position, or when a position was asked for. If it differs now, the visitor has
   * changed it.
   */
  const before = useRef('');
  const found = useEffectEvent(({ lat, lng, accuracy }: Position) => {
    const byHand = location !== before.current;
    const near = byHand || accuracy > ROUGH_M ? undefined : bookingLocation({ lat, lng });
    if (near) before.current = near;
    onFound({ lat, lng, accuracy }, near);
  });
  const fix = state.status === 'ready' ? state.fix : undefined;
  useEffect(() => {
    if (fix) found(fix);
  }, [fix]);
  // Being sent: a position found from here on would not be part of it.
  useEffect(() => {
    if (disabled) reset();
  }, [disabled, reset]);

  const button = useRef<HTMLButtonElement>(null);
  const locating = state.status === 'locating';
  const onClick = () => {
    if (locating) return;
    before.current = location;
    locate();
  };
  const told = (at: Position): string => {
    if (at.accuracy > ROUGH_M) return words.rough;
    const place = bookingLocation(at);
    return place === OTHER_LOCATION ? words.far : `${words.found} ${area(place)}.`;
  };
  return (
    <div className="mb-3 sm:col-span-2">
      <Button
        ref={button}
        disabled={disabled}
        // Not `disabled`: that would take the focus from whoever pressed it.
        aria-disabled={locating}
        onClick={onClick}
        className="min-h-14 w-full sm:w-auto"
      >
        <Icon name="pin" />
        <span>{locating ? words.working : words.button}</span>
      </Button>
      <div role="status" className="mt-2">
        {locating && <p className="text-muted">{common.allow}</p>}
        {state.status === 'failed' && (
          <div className="rounded-lg bg-sign-dim p-3">
            <p>
              <strong>{common.failures[state.failure].title}</strong> {common.failures[state.failure].help}
            </p>
            <p className="mt-2">{common.manual}</p>
          </div>
        )}
        {position && (
          <p className="rounded-lg bg-sign-dim p-3">
            {told(position)} <bdi dir="ltr">{formatCoordinates(position)}</bdi>{' '}
            <span className="whitespace-nowrap">(± {formatDistance(position.accuracy, common)})</span>{' '}
            <button
              type="button"
              className="ms-2 inline-flex min-h-12 items-center font-semibold underline underline-offset-4"
              onClick={() => {
                // It goes with what it removes.
                button.current?.focus();
                reset();
                onFound(undefined);
              }}
            >
              {words.remove}
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
