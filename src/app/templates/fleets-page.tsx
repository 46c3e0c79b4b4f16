import type { AccountContent } from '@/content/account-types';
import type { GuideContent } from '@/content/guide-types';
import { AccountForm } from '@/features/account';
import GuidePage from '../pages/guide';

/** The bookings' own outbox, where a request waits like any of them; fetched when the page is there. */
const outbox = () => import('@/features/booking/outbox').then(({ startOutbox }) => startOutbox());

/** A guide with the form by which a company asks for an account, the same in every language. */
export function FleetsPage({ content, account }: { content: GuideContent; account: AccountContent }) {
  return (
    <GuidePage content={content}>
      <AccountForm words={account} outbox={outbox} />
    </GuidePage>
  );
}
