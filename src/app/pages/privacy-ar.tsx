import { href } from '@/config/paths';
import { privacy } from '@/content/ar/legal/privacy';
import { LegalPage } from '@/features/legal';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

export default function PrivacyArPage() {
  const crumbs = [
    { label: privacy.home, href: href('homeAr') },
    { label: privacy.title, href: href('privacyAr') },
  ];
  return (
    <>
      <Seo id="privacyAr" meta={privacy.meta} jsonLd={[breadcrumbList(crumbs)]} />
      <LegalPage content={privacy} source="privacy" />
    </>
  );
}
