import { account } from '@/content/en/account';
import { fleets } from '@/content/en/guide/fleets';
import { FleetsPage } from '../templates/fleets-page';

export default function FleetsEnPage() {
  return <FleetsPage content={fleets} account={account} />;
}
