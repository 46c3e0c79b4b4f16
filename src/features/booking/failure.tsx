import type { ReactNode } from 'react';
import type { BookingContent } from '@/content/booking-types';
import { useOnline } from '@/lib/online';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import type { SubmitResult } from './outbox';

/**
 * The booking did not get through: said plainly, with the call first. What is kept in this browser says that it will be
 * sent by itself; what could not be kept says so too.
 */
export function Failure({ words, failure, drafts }: { words: BookingContent; failure: SubmitResult; drafts: ReactNode }) {
  const online = useOnline();
  const waiting = failure.kept && failure.kind !== 'rejected';
  const details = failure.kind === 'rejected' ? [...new Set(Object.values(failure.fields))] : [];
  const offline = failure.kind === 'unreachable' && !online;
  return (
    <div role="alert" className="mb-2 rounded-xl border-4 border-danger bg-[#fdeceb] p-4 text-ink">
      <CallLink source="booking" className="mb-3 w-full">
        {words.call} <Phone />
      </CallLink>
      {!(offline && waiting) && <p className="text-lg font-bold text-danger">{words.failure}</p>}
      {waiting && <p className="font-semibold">{online ? words.outbox.retrying : words.outbox.saved}</p>}
      {failure.kind === 'rejected' && <p>{words.outbox.rejected}</p>}
      {details.length > 0 && <ul className="mt-1 list-disc ps-5">{details.map((text) => <li key={text}>{text}</li>)}</ul>}
      {!failure.kept && <p>{words.outbox.unsaved}</p>}
      {!waiting && <p className="mt-1">{words.failureCall}</p>}
      {drafts}
    </div>
  );
}
