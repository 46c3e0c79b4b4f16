import { href } from '@/config/paths';
import { contact } from '@/content/ar/contact';
import { landingLabels } from '@/content/ar/landing-labels';
import { Contact } from '@/features/contact';
import { breadcrumbList, business, faqPage } from '../json-ld';
import { Seo } from '../seo';

const trail = [
  { label: landingLabels.home, href: href('homeAr') },
  { label: contact.crumb, href: href('contactAr') },
];

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
