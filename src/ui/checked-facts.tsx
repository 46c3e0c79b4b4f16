import { lazy, Suspense, type ComponentProps } from 'react';
import { untilLoaded } from '@/lib/until-loaded';

/**
 * All facts of the site, with their sources: fetched after the page has started. Until
 * then the page's own HTML stands there.
 */
const FactsList = lazy(() => untilLoaded(() => import('./facts-list')));

/** The legal and safety figures that a page uses, with the day on which they were checked, and who says so. */
export const CheckedFacts = (props: ComponentProps<typeof FactsList>) => (
  <Suspense>
    <FactsList {...props} />
  </Suspense>
);
