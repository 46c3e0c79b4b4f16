import { useEffect, useRef, useState } from 'react';
import type { DeskCopy } from '@/content/en/desk';
import type { Job, Truck } from '@/contract/job/record';
import { isOver, isUnderWay, mayMove, nextStep } from '@/contract/job/steps';
import { Button } from '@/ui/button';
import { BLOCKABLE } from '@/ui/form/one-press';
import { Summary } from '@/ui/summary';
import type { DeskLink } from '../stream/use-desk';
import { DoneForm } from './done-form';
import { EndForm } from './end-form';
import { EndedSign } from './ended-sign';
import { History } from './history';
import { NoteAndPlace } from './note-and-place';
import { SentForm } from './sent-form';
import { TruckAndTime } from './truck-and-time';
import { TroubleSign } from './trouble-sign';
import { Undo } from './undo';
import { keepFocus, useChange, type OnLost } from './use-change';
import { hasDraft, isBegun } from '../use-draft';

interface Props {
  copy: DeskCopy;
  job: Job;
  trucks: readonly Truck[];
  token: string;
  by: string;
  change: DeskLink['change'];
  onLost: OnLost;
  onDiscard: (() => void) | undefined;
}

/** The forms that stand in place of the button which asks for them. */
type Asking = 'sent' | 'done' | 'price';
const isPossible = (job: Job, asking: Asking): boolean =>
  asking === 'price' ? job.state === 'done' : mayMove(job, asking, 'desk');

/** What may be done to a job: the next step as the one big button, undo for a minute, and the rest folded. */
export function JobActions({ copy, job, trucks, token, by, change, onLost, onDiscard }: Props) {
  const { actions, next: labels } = copy;
  const { make, saving, trouble, forget } = useChange(copy, job, by, change, onLost);
  const said = useRef<HTMLDivElement>(null);
  const took = useRef(false);
  // What was pressed may stand a screen below: nobody takes silence for a yes. And a card that was taken moves behind
  // those that wait: where it stood, there is now another customer's number, and another job's next step.
  useEffect(() => {
    if (saving) return;
    const seen = said.current ?? (took.current ? document.querySelector(`[data-job="${job.id}"]`) : null);
    seen?.scrollIntoView({ block: 'nearest' });
    took.current = false;
  }, [saving, job.id]);
  const [asking, setAsking] = useState<Asking | undefined>(() => {
    if (hasDraft(`${job.id} paid`)) return job.state === 'done' ? 'price' : 'done';
    return hasDraft(`${job.id} sent`) ? 'sent' : undefined;
  });
  /** Not for a form that stands there again. */
  const [pressed, setPressed] = useState(false);
  const ask = (what: Asking) => {
    setPressed(true);
    setAsking(what);
  };
  /** The folded part is mounted when first opened, and stays mounted, to keep what is typed in it. */
  const [begun] = useState(() => isBegun(job.id));
  const [more, setMore] = useState(begun);
  // Not while its own change is saved: the stream may report the end before the answer is here.
  const [told, setTold] = useState(false);
  if (onDiscard && !saving && !told) setTold(true);
  const to = nextStep(job);
  const open = !isOver(job.state);
  // Somebody else has made that step: close the form for it, unless something is typed in it.
  const typed = onDiscard && asking !== 'sent' && hasDraft(`${job.id} paid`);
  if (asking && !typed && !isPossible(job, asking)) setAsking(undefined);

  /** A request for an account is answered, not paid. */
  const labelOf = (state: keyof typeof labels) => (job.account && state === 'done' ? copy.account.done : labels[state]);

  const step = async (state: NonNullable<typeof to>) => {
    // Both ask something first: when it will be there, what was paid.
    if (state === 'sent' || (state === 'done' && !job.account)) return ask(state);
    took.current = state === 'taken';
    await make({ kind: 'step', to: state }, labelOf(state));
  };
  const close = () => setAsking(undefined);
  /** Back to the button that had asked. */
  const cancel = () => {
    keepFocus(job.id, `[data-asks="${asking}"]`);
    close();
    if (!isBegun(job.id)) onDiscard?.();
  };
  return (
    <>
      {told && onDiscard && <EndedSign copy={copy} state={job.state} onDiscard={onDiscard} />}
      {trouble && <TroubleSign ref={said} copy={actions} trouble={trouble} onClose={forget} />}
      {to && !asking && (
        <Button
          // A new key makes a new button for each step, so that a key press held while a colleague makes this step does
          // not trigger the next one.
          key={to}
          variant={to === 'taken' ? 'call' : 'dark'}
          className={`w-full ${BLOCKABLE}`}
          disabled={saving}
          data-asks={to}
          onClick={() => void step(to)}
        >
          <span>{saving ? actions.saving : labelOf(to)}</span>
          <span className="sr-only">: {job.reference}</span>
        </Button>
      )}
      {asking === 'sent' && (
        <SentForm
          copy={copy}
          job={job}
          trucks={trucks}
          saving={saving}
          pressed={pressed}
          make={make}
          onClose={close}
          onCancel={cancel}
        />
      )}
      {(asking === 'done' || asking === 'price') && (
        <DoneForm
          copy={copy}
          job={job}
          saving={saving}
          pressed={pressed}
          make={make}
          onClose={close}
          onCancel={cancel}
        />
      )}
      {to !== 'done' && mayMove(job, 'done', 'desk') && !asking && (
        <Button variant="ghost" className="w-full" disabled={saving} data-asks="done" onClick={() => ask('done')}>
          {copy.alsoDone}
        </Button>
      )}
      {job.state === 'done' && !job.account && !asking && (
        <Button variant="ghost" className="w-full" disabled={saving} data-asks="price" onClick={() => ask('price')}>
          <span>{job.finalPrice === undefined ? actions.addPrice : actions.changePrice}</span>
          <span className="sr-only">: {job.reference}</span>
        </Button>
      )}
      <Undo copy={copy} job={job} saving={saving} make={make} />
      {(open || onDiscard) && (
        <details open={begun} onToggle={(event) => event.currentTarget.open && setMore(true)}>
          <Summary about={job.reference}>{copy.card.more}</Summary>
          {more && (
            <>
              {isUnderWay(job.state) && (
                <TruckAndTime copy={copy} job={job} trucks={trucks} saving={saving} make={make} />
              )}
              <NoteAndPlace copy={copy} job={job} saving={saving} make={make} unsettled={trouble?.unsettled?.change} />
              <EndForm copy={copy} job={job} saving={saving} make={make} />
            </>
          )}
        </details>
      )}
      {/* By whom a job was ended stands there. */}
      <History key={String(told)} copy={copy} job={job} trucks={trucks} token={token} startsOpen={told} />
    </>
  );
}
