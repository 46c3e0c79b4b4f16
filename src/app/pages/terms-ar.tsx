import { href } from '@/config/paths';
import { terms } from '@/content/ar/legal/terms';
import { LegalPage } from '@/features/legal';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

export default function TermsArPage() {
  const crumbs = [
    { label: terms.home, href: href('homeAr') },
    { label: terms.title, href: href('termsAr') },
  ];
  return (
    <>
      <Seo id="termsAr" meta={terms.meta} jsonLd={[breadcrumbList(crumbs)]} />
      <LegalPage content={terms} source="terms" />
    </>
  );
}
