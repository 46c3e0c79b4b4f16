import { account } from '@/content/ar/account';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { FleetsPage } from '../fleets-page';

export default function FleetsArPage() {
  return <FleetsPage content={fleetsAr} account={account} />;
}
