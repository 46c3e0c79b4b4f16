import type { FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { BOOKING_AREAS } from '@/contract/catalogue';
import { JOB_LIMITS } from '@/contract/job/limits';
import type { Job } from '@/contract/job/record';
import { mapsHref } from '@/lib/links';
import { nearestOf, outsideUae } from '@/lib/position';
import { parsePlace } from '@/lib/position/parse-place';
import { plusCode } from '@/lib/position/plus-code';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import type { Make } from './make';
import { isDraft, useDraft } from '../use-draft';

interface Props {
  copy: DeskCopy;
  job: Job;
  saving: boolean;
  make: Make;
}

interface Typed {
  text: string;
  /** What stood there when it was begun. */
  before: string;
}

/** Long links are pasted; only a place's name has to be short. */
const LONGEST_LINK = 2000;

/** A better place: a name, or a position that was pasted. What was understood is shown before it is saved. */
export function PlaceForm({ copy, job, saving, make }: Props) {
  const { place: text, actions, card } = copy;
  const [typed, setTyped] = useDraft<Typed | undefined>(`${job.id} place`, undefined);
  const stands = JSON.stringify([job.place, job.position]);
  const pasted = typed?.text ?? job.place;
  const near = job.position ?? BOOKING_AREAS.find(({ name }) => name === job.place);
  const changed = pasted.trim() !== job.place;
  const parsed = changed ? parsePlace(pasted, near) : ({ kind: 'none' } as const);
  const point = parsed.kind === 'point' ? parsed.point : undefined;
  const nearest = point && nearestOf(point, BOOKING_AREAS);
  const from = nearest && text.near(nearest.area.name, (nearest.distance / 1000).toFixed(1));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = pasted.trim();
    if (parsed.kind === 'shortened' || name === '' || !changed) return;
    // The old position belongs to the old place; nobody has measured how exact a pasted one is.
    const place = point && from ? `${plusCode(point)}, ${from}` : name.slice(0, JOB_LIMITS.place);
    const position = point && { ...point, accuracy: 0 };
    const saved = await make({ kind: 'place', place, ...(position ? { position } : {}) }, actions.savePlace);
    // What was typed while it was saved stays.
    if (saved && isDraft(`${job.id} place`, typed)) setTyped(undefined);
  };
  return (
    <form className="grid items-start" onSubmit={(event) => void save(event)}>
      <Field label={text.label} hint={text.hint} error={parsed.kind === 'shortened' ? text.shortened : undefined}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            value={pasted}
            maxLength={LONGEST_LINK}
            onChange={({ target: { value } }) =>
              setTyped(value === job.place ? undefined : { text: value, before: typed?.before ?? stands })
            }
          />
        )}
      </Field>
      <div role="status">
        {/* Not while saving: the stream may report this change before its own answer arrives. */}
        {typed && changed && !saving && typed.before !== stands && (
          <p className="mb-2 font-semibold text-alert">
            {text.changed} <bdi>{job.place || card.noPlace}</bdi>
          </p>
        )}
        {point && nearest && from && (
          <p className="mb-2 font-semibold">
            {text.found(plusCode(point), from)}{' '}
            <a
              className="inline-flex min-h-12 items-center underline underline-offset-4"
              href={mapsHref(point.lat, point.lng)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text.map}
              <span className="sr-only">, {card.newTab}</span>
            </a>
            {outsideUae({ ...point, accuracy: 0 }) && <span className="block text-alert">{text.abroad}</span>}
          </p>
        )}
      </div>
      <Button type="submit" variant="ghost" className="mb-4" disabled={saving || parsed.kind === 'shortened'}>
        {text.save}
      </Button>
    </form>
  );
}
