import { contact } from '@/content/ar/contact';
import { Contact } from '@/features/contact';
import { breadcrumbList, business, faqPage } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('contactAr', contact.crumb);

export default function ContactArPage() {
  return (
    <>
      <Seo
        id="contactAr"
        meta={contact.meta}
        jsonLd={[business(), faqPage(contact.faqs, 'ar'), breadcrumbList(trail)]}
      />
      <Contact words={contact} crumbs={trail} />
    </>
  );
}
