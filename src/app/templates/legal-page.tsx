import { ownPage } from '@/config/paths';
import type { LegalContent } from '@/content/en/legal/shape';
import { LegalPage as Page } from '@/features/legal';
import { useLang } from '@/lib/lang';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';

/** A legal page with its head, the same in every language; its calls are reported under its name. */
export function LegalPage({ page, content }: { page: 'privacy' | 'terms'; content: LegalContent }) {
  const id = ownPage(page, useLang());
  const trail = trailTo(id, content.title);
  return (
    <>
      <Seo id={id} meta={content.meta} jsonLd={[breadcrumbList(trail)]} />
      <Page content={content} source={page} crumbs={trail} />
    </>
  );
}
