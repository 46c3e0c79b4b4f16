import { admin } from '@/content/en/admin';
import { booking } from '@/content/en/booking';
import { Admin } from '@/features/admin';
import { Seo } from '../seo';

/** `/admin` and everything below it. */
export default function AdminPage() {
  return (
    <>
      <Seo id="admin" meta={admin.meta} noindex />
      <Admin words={admin} names={booking} />
    </>
  );
}
