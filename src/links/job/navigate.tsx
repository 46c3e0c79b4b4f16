/** @jsxImportSource preact */
import { CITY } from '@/contract/city';
import type { CrewView } from '@/contract/job/link';
import type { JobWords } from '@/content/links/job';

interface Props {
  view: CrewView;
  words: JobWords;
}

/** The way there, in whatever the driver has. A place in words goes to Google Maps alone, which understands it. */
export function Navigate({ view, words }: Props) {
  const { position, place } = view;
  const point = position && `${position.lat.toFixed(5)},${position.lng.toFixed(5)}`;
  const goal = encodeURIComponent(point ?? `${place}, ${CITY}`);
  if (!point && !place) return <p class="notice">{words.noPosition}</p>;
  return (
    <>
      <a
        class="button"
        href={`https://www.google.com/maps/dir/?api=1&destination=${goal}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.navigate}: Google Maps
      </a>
      {point && (
        <div class="row">
          <a class="button" href={`https://waze.com/ul?ll=${goal}&navigate=yes`} target="_blank" rel="noreferrer">
            Waze
          </a>
          <a class="button" href={`https://maps.apple.com/?daddr=${goal}`} target="_blank" rel="noreferrer">
            Apple Maps
          </a>
          <a class="button" href={`geo:${point}?q=${goal}`}>
            {words.otherMap}
          </a>
        </div>
      )}
      {!point && <p class="muted">{words.noPosition}</p>}
    </>
  );
}
