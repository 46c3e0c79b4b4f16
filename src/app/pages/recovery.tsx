import { landingLabels } from '@/content/en/landing-labels';
import { recovery } from '@/content/en/landing/recovery';
import { Recovery } from '@/features/landing';
import { Seo } from '../head/seo';
import { servicePage } from '../head/service-page';

const { trail, jsonLd } = servicePage(recovery, landingLabels);

/** `/recovery-near-me`: head, structured data and the page of its own. */
export default function RecoveryPage() {
  return (
    <>
      <Seo id="recovery" meta={recovery.meta} jsonLd={jsonLd} />
      <Recovery content={recovery} labels={landingLabels} crumbs={trail} />
    </>
  );
}
