/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { JOB_LIMITS } from '@/contract/job/limits';
import type { CancelReason } from '@/contract/job/link';
import { Said } from '../shared/said';
import { usePress } from '../shared/use-press';
import { faultOf, TooLate, type FormProps } from './form';

/**
 * A stable ref callback, so that it runs only on mount. It leaves the focus alone if the visitor is typing elsewhere.
 */
const focus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus();
};

/** Two presses and a reason: no truck is sent away by accident. */
export function Cancel({ words, view, press }: FormProps) {
  const { state, make } = usePress('cancel', press);
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<ReturnType<typeof faultOf>>();
  async function save(event: Event): Promise<void> {
    event.preventDefault();
    const why = reason === 'other' ? note.trim() : '';
    const fault = reason === '' ? 'missing' : reason === 'other' ? faultOf(why, JOB_LIMITS.note) : undefined;
    setWrong(fault);
    if (fault) document.getElementById(reason === '' ? 'reason' : 'why')?.focus();
    if (!fault && reason !== '') await make({ kind: 'cancel', reason, note: why });
  }
  // Cancelled by this form, with or without an answer, or before that by the office.
  if (view.state === 'cancelled')
    return state === 'saved' || state === 'failed' ? (
      <p class="good" ref={focus} tabIndex={-1}>
        {words.saved}
      </p>
    ) : null;
  if (!view.mayCancel && note === '') return state === 'refused' ? <TooLate words={words} /> : null;
  return (
    <details>
      <summary>{words.cancelTitle}</summary>
      <form onSubmit={(event) => void save(event)}>
        {view.mayCancel && view.sentAt && <p>{words.cancelCost}</p>}
        <label for="reason">{words.cancelLabel}</label>
        <select
          id="reason"
          value={reason}
          aria-invalid={!!wrong && reason === ''}
          aria-describedby={wrong && 'reason-wrong'}
          onChange={(event) => setReason(event.currentTarget.value as CancelReason | '')}
        >
          <option value="">{words.choose}</option>
          {(Object.keys(words.reasons) as CancelReason[]).map((id) => (
            <option key={id} value={id}>
              {words.reasons[id]}
            </option>
          ))}
        </select>
        {reason === 'other' && (
          <>
            <label for="why">{words.reasonLabel}</label>
            <input
              id="why"
              value={note}
              aria-invalid={!!wrong}
              aria-describedby={wrong && 'reason-wrong'}
              onInput={(event) => setNote(event.currentTarget.value)}
            />
          </>
        )}
        {wrong && (
          <p class="notice" id="reason-wrong" role="alert">
            {words[wrong]}
          </p>
        )}
        {view.mayCancel && (
          <button type="submit" class="danger" aria-disabled={state === 'saving'}>
            {words.cancelNow}
          </button>
        )}
      </form>
      <Said state={view.mayCancel ? state : 'refused'} words={words} />
    </details>
  );
}
