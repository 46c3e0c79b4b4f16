import { href } from '@/config/paths';
import { privacy } from '@/content/en/legal/privacy';
import { LegalPage } from '@/features/legal';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';

export default function PrivacyPage() {
  const crumbs = [
    { label: privacy.home, href: href('home') },
    { label: privacy.title, href: href('privacy') },
  ];
  return (
    <>
      <Seo id="privacy" meta={privacy.meta} jsonLd={[breadcrumbList(crumbs)]} />
      <LegalPage content={privacy} source="privacy" />
    </>
  );
}
