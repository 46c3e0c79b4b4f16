import { useEffect, useRef } from 'react';
import type { AccountContent } from '@/content/account-types';
import { Button } from '@/ui/button';
import { cx } from '@/ui/cx';
import { BLOCKABLE } from '@/ui/form/one-press';
import { useWork } from '@/ui/form/use-work';
import type { Phase } from './form-state';

interface Props {
  words: AccountContent;
  phase: Extract<Phase, { name: 'waiting' | 'stored' }>;
  onSendNow: () => Promise<void>;
  /** Resolves to false if it could not be cancelled, and the outcome stays. */
  onCancel: () => Promise<boolean>;
  onAgain: () => void;
}

/**
 * Shows what became of the request, in place of the form. After a press it takes the focus, since the form has lost it.
 * The same element stays when a queued request arrives: it keeps the focus and is announced as a status.
 */
export function Outcome({ words, phase, onSendNow, onCancel, onAgain }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { fresh } = phase;
  useEffect(() => {
    if (fresh) root.current?.focus();
  }, [fresh]);
  const sendNow = () => {
    // The button disappears when the request has arrived.
    root.current?.focus();
    return onSendNow();
  };
  const { title, text } = words[phase.name];
  return (
    <div
      ref={root}
      tabIndex={-1}
      role="status"
      // Read when it takes the focus.
      aria-labelledby="account-outcome"
      aria-describedby="account-text account-reference"
      className={cx(
        'js-only max-w-4xl rounded-xl border-4 bg-card p-4 outline-none',
        phase.name === 'stored' ? 'border-whatsapp-dark' : 'border-amber-400',
      )}
    >
      <h3 id="account-outcome" className="text-subtitle">
        {title}
      </h3>
      <p id="account-text" className="mt-1">
        {text}
      </p>
      {phase.name === 'waiting' ? (
        <WaitingButtons words={words} onSendNow={sendNow} onCancel={onCancel} />
      ) : (
        <>
          <p id="account-reference" className="mt-2">
            {words.stored.reference}{' '}
            <bdi dir="ltr" className="heading text-2xl whitespace-nowrap">
              {phase.reference}
            </bdi>
          </p>
          <Button variant="ghost" className="mt-3" onClick={onAgain}>
            {words.stored.again}
          </Button>
        </>
      )}
    </div>
  );
}

/** Say that it is being sent, and what was in vain: a press that changes nothing looks like a broken button. */
function WaitingButtons({ words, onSendNow, onCancel }: Pick<Props, 'words' | 'onSendNow' | 'onCancel'>) {
  const sending = useWork(onSendNow);
  const cancelling = useWork(onCancel);
  const busy = sending.state === 'working';
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button aria-disabled={busy} onClick={() => void sending.start()}>
          {busy ? words.submitting : words.waiting.sendNow}
        </Button>
        <Button variant="ghost" className={BLOCKABLE} onClick={() => void cancelling.start()}>
          {words.waiting.cancel}
        </Button>
      </div>
      {sending.state === 'failed' && <p className="mt-3">{words.waiting.notYet}</p>}
      {cancelling.state === 'failed' && <p className="mt-3">{words.waiting.notCancelled}</p>}
    </>
  );
}
