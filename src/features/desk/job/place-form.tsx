import type { FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { areaNamed } from '@/contract/catalogue';
import type { Job } from '@/contract/job/record';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import type { Make } from './use-change';
import { FoundPlace, readPlace, ShortLink } from './typed-place';
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

/** A better place: a name, or a position that was pasted. What was understood is shown before it is saved. */
export function PlaceForm({ copy, job, saving, make }: Props) {
  const { place: text, actions, card } = copy;
  const [typed, setTyped] = useDraft<Typed | undefined>(`${job.id} place`, undefined);
  const stands = JSON.stringify([job.place, job.position]);
  const pasted = typed?.text ?? job.place;
  const near = job.position ?? areaNamed(job.place);
  const changed = pasted.trim() !== job.place;
  const read = readPlace(text, pasted, near);
  const { place, position, shortLink } = read;
  /** A customer may have typed coordinates, or pasted a link. */
  const isNew = changed || (position !== undefined && job.position === undefined);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (shortLink || place === '' || !isNew) return;
    // The old position belongs to the old place.
    const saved = await make({ kind: 'place', place, position }, actions.savePlace);
    // What was typed while it was saved stays.
    if (saved && isDraft(`${job.id} place`, typed)) setTyped(undefined);
  };
  return (
    <form className="grid items-start" onSubmit={(event) => void save(event)}>
      <Field label={text.label} hint={text.hint} error={shortLink ? text.shortened : undefined}>
        {(control) => (
          <input
            {...control}
            dir="auto"
            value={pasted}
            onChange={({ target: { value } }) =>
              setTyped(value === job.place ? undefined : { text: value, before: typed?.before ?? stands })
            }
          />
        )}
      </Field>
      <ShortLink copy={copy} read={read} />
      <div role="status">
        {/* Not while saving: the stream may report this change before its own answer arrives. */}
        {typed && changed && !saving && typed.before !== stands && (
          <p className="mb-2 font-semibold text-alert">
            {text.changed} <bdi>{job.place || card.noPlace}</bdi>
          </p>
        )}
        {isNew && <FoundPlace copy={copy} read={read} />}
      </div>
      <Button type="submit" variant="ghost" className="mb-4" disabled={saving || shortLink !== undefined}>
        {text.save}
      </Button>
    </form>
  );
}
