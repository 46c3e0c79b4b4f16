import { contact } from '@/content/en/contact';
import { Contact } from '@/features/contact';
import { breadcrumbList, business, faqPage } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

const trail = trailTo('contact', contact.crumb);

export default function ContactPage() {
  return (
    <>
      <Seo id="contact" meta={contact.meta} jsonLd={[business(), faqPage(contact.faqs, 'en'), breadcrumbList(trail)]} />
      <Contact words={contact} crumbs={trail} />
    </>
  );
}
