import { account } from '@/content/en/account';
import { fleets } from '@/content/en/guide/fleets';
import { AccountForm } from '@/features/account';
import GuidePage from './guide';

/** The bookings' own outbox, where a request waits like any of them; fetched when the page is there. */
export const outbox = () => import('@/features/booking/outbox').then(({ startOutbox }) => startOutbox());

/** `/fleets`: a guide with the form by which a company asks for an account. */
export default function FleetsPage() {
  return (
    <GuidePage content={fleets}>
      <AccountForm words={account} outbox={outbox} />
    </GuidePage>
  );
}
