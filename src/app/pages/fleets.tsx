import { account } from '@/content/en/account';
import { fleets } from '@/content/en/guide/fleets';
import { AccountForm } from '@/features/account';
import { startOutbox } from '@/features/booking/outbox';
import GuidePage from './guide';

/** `/fleets`: a guide with the form by which a company asks for an account. */
export default function FleetsPage() {
  return (
    <GuidePage content={fleets}>
      <AccountForm words={account} outbox={startOutbox} />
    </GuidePage>
  );
}
