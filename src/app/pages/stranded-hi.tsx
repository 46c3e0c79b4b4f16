import { roadside } from '@/content/hi/roadside';
import { stranded } from '@/content/hi/stranded';
import { Stranded } from '@/features/stranded';
import { RoadsideFrame } from '../layouts/roadside-frame';
import { Seo } from '../head/seo';
import { howTo, webPage } from '../head/web-page';

/** `/stranded-hindi`: help by the road in Hindi, which the hotline speaks. */
export default function StrandedHiPage() {
  return (
    <>
      <Seo
        id="strandedHi"
        meta={stranded.meta}
        jsonLd={[webPage('strandedHi', stranded.meta), howTo(stranded.steps.title, stranded.steps.list, 'hi')]}
      />
      <RoadsideFrame words={roadside}>
        <Stranded words={stranded} lang="hi" />
      </RoadsideFrame>
    </>
  );
}
