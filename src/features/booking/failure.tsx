import type { BookingContent } from '@/content/booking-types';
import { CallLink } from '@/ui/contact-links';
import { Phone } from '@/ui/phone';
import type { SendResult } from './send';

/** The booking did not get through: said plainly, with the call beside it. */
export function Failure({ words, failure }: { words: BookingContent; failure: SendResult }) {
  const details = failure.kind === 'rejected' ? [...new Set(Object.values(failure.fields))] : [];
  return (
    <div role="alert" className="rounded-xl border-4 border-danger bg-[#fdeceb] p-4 text-ink">
      <p className="text-lg font-bold text-danger">{words.failure}</p>
      {details.length > 0 && <ul className="mt-1 list-disc ps-5">{details.map((text) => <li key={text}>{text}</li>)}</ul>}
      <p className="mt-1">{words.failureCall}</p>
      <CallLink source="booking" className="mt-3">
        {words.call} <Phone />
      </CallLink>
    </div>
  );
}
