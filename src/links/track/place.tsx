/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import type { SiteLang } from '@/config/languages';
import { areaName } from '@/content/area-names';
import { requestPosition } from '@/lib/position/request';
import { Said } from '../shared/said';
import { usePress } from '../shared/use-press';
import { TooLate, type FormProps } from './form';

/** Another place than the one that was booked: by the phone's position, or in words. */
export function Place({ words, view, press, lang }: FormProps & { lang: SiteLang }) {
  const { state, make } = usePress(press);
  const [looking, setLooking] = useState(false);
  const [none, setNone] = useState(false);
  const [text, setText] = useState('');
  const [empty, setEmpty] = useState(false);

  async function locate(): Promise<void> {
    if (looking) return;
    setLooking(true);
    setNone(false);
    const found = await requestPosition().done;
    setLooking(false);
    if (!found.ok) return setNone(true);
    const { lat, lng, accuracy } = found.fix;
    await make({ kind: 'position', position: { lat, lng, accuracy } });
  }
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const place = text.trim();
    setEmpty(place === '');
    if (place === '') document.getElementById('place')?.focus();
    // What was typed while it was sent is not sent yet.
    if (place !== '' && (await make({ kind: 'place', place }))) setText((now) => (now.trim() === place ? '' : now));
  }
  if (!view.mayMove && text === '') return state === 'refused' ? <TooLate words={words} /> : null;
  return (
    <section>
      <h2>{words.place}</h2>
      {view.place && (
        <p>
          <bdi>{areaName(view.place, lang)}</bdi>
        </p>
      )}
      {view.hasPosition && <p class="muted">{words.hasPosition}</p>}
      <details>
        <summary>{words.change}</summary>
        {view.mayMove && (
          <button type="button" aria-disabled={looking || state === 'saving'} onClick={() => void locate()}>
            {looking ? words.looking : words.sendPosition}
          </button>
        )}
        {none && (
          <p class="notice" role="alert">
            {words.noPosition}
          </p>
        )}
        <form onSubmit={(event) => void save(event)}>
          <label for="place">{words.placeLabel}</label>
          <input
            id="place"
            value={text}
            maxLength={200}
            dir="auto"
            aria-invalid={empty}
            aria-describedby={empty ? 'place-missing' : undefined}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          {empty && (
            <p class="notice" id="place-missing" role="alert">
              {words.missing}
            </p>
          )}
          {view.mayMove && (
            <button type="submit" aria-disabled={state === 'saving'}>
              {words.savePlace}
            </button>
          )}
        </form>
        <Said state={view.mayMove ? state : 'refused'} words={words} />
      </details>
    </section>
  );
}
