import { useRef, useSyncExternalStore } from 'react';
import { siteLang } from '@/config/languages';
import { dubaiMidnight } from '@/contract/dubai-day';
import { bookingReference } from '@/contract/reference';
import type { BookingContent } from '@/content/booking-types';
import { useLang } from '@/lib/lang';
import { never } from '@/lib/media';
import { useOnline } from '@/lib/online';
import { when } from '@/lib/when';
import { BLOCKABLE, blockNextPress } from '@/ui/form/one-press';
import { useWork } from '@/ui/form/use-work';
import type { Cancelled, Entry } from './outbox';

interface Props {
  words: BookingContent;
  entries: readonly Entry[];
  /** What is known of the one that was cancelled last; 'failed': it could not be. */
  cancelled?: Cancelled | 'failed';
  onCancel: (id: string) => Promise<void>;
  onSendNow: () => Promise<void>;
}

const BUTTON = `-mx-3 min-h-12 px-3 font-semibold underline underline-offset-4 ${BLOCKABLE}`;

/** Bookings that stay in this browser, waiting or not accepted: each can be seen and cancelled. */
export function WaitingList({ words, entries, cancelled, onCancel, onSendNow }: Props) {
  const online = useOnline();
  const list = useRef<HTMLDivElement>(null);
  const cancel = (id: string) => {
    // The button disappears with its booking, and the next one's takes its place.
    blockNextPress();
    list.current?.focus();
    void onCancel(id);
  };
  const sendNow = () => {
    // So does this one, when all have arrived.
    list.current?.focus();
    return onSendNow();
  };
  const waiting = entries.filter((entry) => !entry.rejected);
  const refused = entries.filter((entry) => entry.rejected);
  const unsaved = waiting.some((entry) => entry.unsaved);
  const kept = online ? words.outbox.retrying : words.outbox.saved;
  const said = {
    unsent: words.outbox.cancelled,
    maybe: words.outbox.cancelledMaybe,
    refused: words.outbox.removed,
    failed: words.outbox.notCancelled,
  };
  return (
    <div ref={list} role="status" tabIndex={-1} className="outline-none">
      {cancelled && <p className="mb-4 rounded-lg bg-sign-dim p-3 font-semibold">{said[cancelled]}</p>}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting-title" className="mb-6 rounded-xl border-4 border-amber-400 bg-card p-4">
          <h2 id="waiting-title" className="text-subtitle">
            {words.outbox.pendingTitle}
          </h2>
          <p className="mt-1">{unsaved ? words.outbox.unsaved : kept}</p>
          <Entries words={words} entries={waiting} onCancel={cancel} />
          <SendNow words={words} onSendNow={sendNow} />
        </section>
      )}
      {refused.length > 0 && (
        <section aria-labelledby="refused-title" className="mb-6 rounded-xl border-4 border-danger bg-card p-4">
          <h2 id="refused-title" className="text-subtitle">
            {words.outbox.refusedTitle}
          </h2>
          <p className="mt-1">{words.outbox.refused}</p>
          <Entries words={words} entries={refused} onCancel={cancel} />
        </section>
      )}
    </div>
  );
}

/** Says that it is being sent, and that this was in vain: a press that changes nothing looks like a broken button. */
function SendNow({ words, onSendNow }: Pick<Props, 'words' | 'onSendNow'>) {
  const { state, start } = useWork(onSendNow);
  const busy = state === 'working';
  return (
    <div className="flex flex-wrap items-center gap-x-6">
      <button type="button" className={BUTTON} aria-disabled={busy} onClick={() => void start()}>
        {busy ? words.submitting : words.outbox.sendNow}
      </button>
      {state === 'failed' && <p>{words.outbox.notYet}</p>}
    </div>
  );
}

interface EntriesProps extends Pick<Props, 'words' | 'entries'> {
  onCancel: (id: string) => void;
}

const today = () => dubaiMidnight(Date.now());

function Entries({ words, entries, onCancel }: EntriesProps) {
  const lang = siteLang(useLang());
  // Read whenever the list is drawn, as after each attempt to send.
  const now = useSyncExternalStore(never, today);
  return (
    <ul className="mt-2">
      {entries.map(({ id, booking }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-t border-sign-edge">
          <span>
            {words.outbox.pending}{' '}
            <bdi dir="ltr" className="font-bold whitespace-nowrap">
              {bookingReference(id)}
            </bdi>
            : {words.services[booking.service]}
            {words.comma}
            <span>{`${words.outbox.waiting} ${when(booking.submittedAt, now, lang)}`}</span>
          </span>
          <button type="button" className={BUTTON} onClick={() => onCancel(id)}>
            {words.outbox.cancel}
          </button>
        </li>
      ))}
    </ul>
  );
}
