import { useState, type FormEvent } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import { JOB_LIMITS } from '@/contract/job/limits';
import { isReadable } from '@/contract/readable';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { focusInvalid } from '@/ui/form/focus-invalid';
import { Summary } from '@/ui/summary';
import { keepFocus } from '../job/use-change';
import type { useShift } from './use-shift';

interface Props {
  copy: DeskCopy['shift'];
  shift: ReturnType<typeof useShift>;
}

/** Begins and ends a shift. The press that begins it is the one that browsers ask for before they let a page sound. */
export function ShiftBar({ copy, shift }: Props) {
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { sound, mute, permission, pocket } = shift;
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const by = name.trim();
    // As the server asks of it: every step of a shift without one would be refused.
    const named = isReadable(by);
    setMissing(!named);
    if (!named) return focusInvalid(event.currentTarget);
    shift.start(by);
    keepFocus(0);
  };

  const end = () => {
    shift.end();
    keepFocus(0);
  };

  if (shift.name === '') {
    return (
      <form className="mt-3 rounded-xl border-2 border-sign-edge bg-card p-4 sm:max-w-lg" onSubmit={start} noValidate>
        <h2 className="text-subtitle">{copy.title}</h2>
        <p className="mt-1 mb-3 text-muted">{copy.text}</p>
        <Field label={copy.name} error={missing ? copy.nameMissing : undefined}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              value={name}
              maxLength={JOB_LIMITS.by}
              autoComplete="given-name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="call" className="w-full">
          {copy.start}
        </Button>
      </form>
    );
  }
  return (
    <details className="wrap-anywhere">
      <Summary>
        <bdi>{copy.on(shift.name)}</bdi>
        {!sound && <span className="ms-3 font-normal text-alert no-underline">{copy.soundShort}</span>}
        {pocket === 'failed' && <span className="ms-3 font-normal text-alert no-underline">{copy.pocketShort}</span>}
      </Summary>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <button type="button" className="min-h-12 underline underline-offset-4" onClick={() => void shift.turnOn()}>
          {sound ? copy.test : copy.soundOff}
        </button>
        {mute && <p className="text-alert">{copy.mute}</p>}
        <p className="text-muted">
          {permission === 'granted' && pocket ? copy.pocket[pocket] : copy.notifications[permission]}
        </p>
        {permission === 'unsupported' && <p className="basis-full text-muted">{copy.iphone}</p>}
        <button type="button" className="ms-auto min-h-12 underline underline-offset-4" onClick={end}>
          {copy.end}
        </button>
      </div>
    </details>
  );
}
