import { roadside } from '@/content/ur/roadside';
import { stranded } from '@/content/ur/stranded';
import { Stranded } from '@/features/stranded';
import { RoadsideFrame } from '../layouts/roadside-frame';
import { Seo } from '../head/seo';
import { howTo, webPage } from '../head/web-page';

/** `/stranded-urdu`: help by the road in Urdu, which the hotline speaks. */
export default function StrandedUrPage() {
  return (
    <>
      <Seo
        id="strandedUr"
        meta={stranded.meta}
        jsonLd={[webPage('strandedUr', stranded.meta), howTo(stranded.steps.title, stranded.steps.list, 'ur')]}
      />
      <RoadsideFrame words={roadside}>
        <Stranded words={stranded} lang="ur" />
      </RoadsideFrame>
    </>
  );
}
