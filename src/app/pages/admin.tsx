import { admin } from '@/content/en/admin';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import { Admin, type DeskAround, type DeskSignedOutWarning } from '@/features/admin';
import { Desk, endShift, SignedOutWarning } from '@/features/desk';
import { Seo } from '../head/seo';

const DeskOfSite: DeskAround = (props) => <Desk copy={desk} services={booking.services} {...props} />;
const WarningOfSite: DeskSignedOutWarning = (props) => <SignedOutWarning copy={desk.session} {...props} />;

/** `/admin` and everything below it. */
export default function AdminPage() {
  return (
    <>
      <Seo id="admin" meta={admin.meta} noindex />
      <Admin words={admin} names={booking} Desk={DeskOfSite} SignedOutWarning={WarningOfSite} onLogout={endShift} />
    </>
  );
}
