import { account } from '@/content/ar/account';
import { fleetsAr } from '@/content/ar/guide/fleets';
import { FleetsPage } from '../templates/fleets-page';

export default function FleetsArPage() {
  return <FleetsPage content={fleetsAr} account={account} />;
}
