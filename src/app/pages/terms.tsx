import { href } from '@/config/paths';
import { terms } from '@/content/en/legal/terms';
import { LegalPage } from '@/features/legal';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

export default function TermsPage() {
  const crumbs = [
    { label: terms.home, href: href('home') },
    { label: terms.title, href: href('terms') },
  ];
  return (
    <>
      <Seo id="terms" meta={terms.meta} jsonLd={[breadcrumbList(crumbs)]} />
      <LegalPage content={terms} source="terms" />
    </>
  );
}
