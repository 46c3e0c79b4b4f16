import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { BookingContent } from '@/content/booking-types';
import { useLang } from '@/lib/lang';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import type { SubmitResult } from './outbox';
import { messageIn } from './rejection';

interface Props {
  words: BookingContent;
  /** Undefined: nothing has failed. */
  failure: SubmitResult | undefined;
  drafts: ReactNode;
  /** Something else takes the focus: the list of what has to be corrected. */
  quiet: boolean;
  /** How many bookings wait: their list stands above, and pushes this down when it comes. */
  waiting: number;
}

/**
 * Says plainly that the booking did not get through, with the call first; also whether it is stored in this browser and
 * will be sent automatically, is only queued behind another tab, or could not be stored. It takes the focus and is
 * scrolled into view.
 */
export function Failure({ words, failure, drafts, quiet, waiting }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (quiet || !failure) return;
    box.current?.focus({ preventScroll: true });
    show(box.current);
  }, [quiet, failure]);
  // WebKit has no scroll anchoring, so scroll again when the list above changes, unless the focus has moved on.
  useLayoutEffect(() => {
    if (box.current?.contains(document.activeElement)) show(box.current);
  }, [waiting]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={failure && 'mb-2 rounded-xl border-4 border-danger bg-card p-4 text-ink outline-none'}
    >
      {failure && (
        <CallLink source="booking" className="mb-3 w-full">
          {words.call} <Phone />
        </CallLink>
      )}
      {/* In the page from the start, and with nothing else in it: Orca announces no other alert. */}
      <div>{failure && <Reason words={words} failure={failure} />}</div>
      {failure && drafts}
    </div>
  );
}

/** Not the box that takes the focus: if both are the same element, JAWS reads the call and skips the reason. */
function Reason({ words, failure }: { words: BookingContent; failure: SubmitResult }) {
  const lang = useLang();
  const kept = failure.kept && failure.kind !== 'rejected';
  const { fields = {}, message = '' } = failure.kind === 'rejected' ? failure : {};
  const texts = Object.values(fields);
  // Without fields the reason alone tells what is wrong.
  const details = new Set((texts.length > 0 ? texts : [message]).filter(Boolean).map((text) => messageIn(lang, text)));
  return (
    <div role="alert">
      {!failure.queued && <p className="text-lg font-bold text-alert">{words.failure}</p>}
      {kept && <p className="font-semibold">{words.outbox.kept}</p>}
      {failure.kind === 'rejected' && <p>{words.outbox.rejected}</p>}
      {details.size > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {[...details].map((text) => (
            <li key={text} dir="auto">
              {text}
            </li>
          ))}
        </ul>
      )}
      {!failure.kept && failure.kind !== 'rejected' && <p>{words.outbox.unsaved}</p>}
      {!kept && <p className="mt-1">{words.failureCall}</p>}
    </div>
  );
}

/** Its top, with the call, right under the header. */
const show = (box: HTMLElement | null): void => box?.scrollIntoView();
