import { account } from '@/content/ar/account';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { AccountForm } from '@/features/account';
import { outbox } from './fleets';
import GuidePage from './guide';

/** `/fleets-arabic`: a guide with the form by which a company asks for an account. */
export default function FleetsArPage() {
  return (
    <GuidePage content={fleetsAr}>
      <AccountForm words={account} outbox={outbox} />
    </GuidePage>
  );
}
