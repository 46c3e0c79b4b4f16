import { useEffect } from 'react';
import { HEADINGS, PROBLEMS, VEHICLES, type ProblemId } from '@/content/stranded-types';
import type { IconName } from '@/content/types';
import { usePosition } from '@/lib/position';
import { Button } from '@/ui/button';
import { Field } from '@/ui/form/field';
import { Choice } from './choice';
import { Find } from './find';
import { strandedMessage, type Told } from './message';
import { ReadOut } from './read-out';
import { Send } from './send';
import { useCard } from './use-card';

const PROBLEM_ICONS: Record<ProblemId, IconName> = {
  start: 'battery',
  tyre: 'tyre',
  fuel: 'fuel',
  key: 'key',
  accident: 'accident',
  sand: 'desert',
  water: 'flood',
  other: 'wrench',
};

/**
 * Longest landmark and longest colour-and-plate: an SMS must stay an SMS. Longer ones are kept and told, since a
 * `maxLength` would cut what is pasted without a word.
 */
const MAX_LANDMARK = 120;
const MAX_DETAILS = 60;

/**
 * The card for the operator: the visitor taps what fits, and reads it out or sends it.
 * Nothing leaves the phone by itself.
 */
export function OperatorCard({ words, lang }: Told) {
  const { card, removed, update, remove } = useCard();
  const { state, locate, reset } = usePosition();
  const w = words.card;
  const tooLong = (text: string, longest: number) => (text.trim().length > longest ? w.tooLong : undefined);
  const found = state.status === 'ready' || state.status === 'locating' ? state.fix : undefined;
  useEffect(() => {
    if (found) update({ fix: found });
  }, [found, update]);
  const onRemove = () => {
    reset();
    remove();
  };

  return (
    <div className="grid items-start gap-10 lg:grid-cols-2" data-clarity-mask="true">
      <div className="min-w-0 space-y-8">
        <Find words={words} state={state} fix={card.fix} lang={lang} onFind={locate} />
        <details open={state.status === 'failed'} className="rounded-xl border-2 border-sign-edge bg-card px-4">
          <summary className="flex min-h-12 items-center font-semibold underline underline-offset-4">
            {w.manualTitle}
          </summary>
          <p className="pb-4">{words.position.manual}</p>
        </details>
        <Field label={w.landmark} hint={w.landmarkHint} live error={tooLong(card.landmark, MAX_LANDMARK)}>
          {(control) => (
            <input {...control} value={card.landmark} onChange={(e) => update({ landmark: e.target.value })} />
          )}
        </Field>
        <Choice
          legend={w.heading}
          value={card.heading}
          options={[
            ...HEADINGS.map((id) => ({ value: id, label: w.headings[id] })),
            { value: undefined, label: w.headingUnknown },
          ]}
          onChange={(heading) => update({ heading })}
        />
        <Choice
          legend={w.problem}
          value={card.problem}
          options={PROBLEMS.map((id) => ({ value: id, label: w.problems[id], icon: PROBLEM_ICONS[id] }))}
          onChange={(problem) => update({ problem })}
        />
        <Choice
          legend={w.vehicle}
          value={card.vehicle}
          options={VEHICLES.map((id) => ({ value: id, label: w.vehicles[id] }))}
          onChange={(vehicle) => update({ vehicle })}
        />
        <Field label={w.details} hint={w.detailsHint} live error={tooLong(card.details, MAX_DETAILS)}>
          {(control) => (
            <input {...control} value={card.details} onChange={(e) => update({ details: e.target.value })} />
          )}
        </Field>
      </div>
      <div className="min-w-0 space-y-10">
        <ReadOut words={words} card={card} lang={lang} />
        <Send words={words.send} message={strandedMessage(card, { words, lang })} />
        <div>
          <p>
            <span>{!removed && words.keep.text}</span>
            {/* Only this: the whole line would be announced when the page opens. */}
            <span role="status">{removed && words.keep.removed}</span>
          </p>
          <Button variant="ghost" className="mt-2" onClick={onRemove}>
            {words.keep.remove}
          </Button>
        </div>
      </div>
    </div>
  );
}
