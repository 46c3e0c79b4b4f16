import type { ReactNode } from 'react';
import { pathTable } from '@/config/paths';
import type { GuideContent } from '@/content/guide-types';
import { Guide } from '@/features/landing';
import { breadcrumbList } from '../head/json-ld';
import { Seo } from '../head/seo';
import { trailTo } from '../head/breadcrumbs';
import { howTo, webPage } from '../head/web-page';

/** A guide: its head and structured data, the steps of its first list among it. */
export default function GuidePage({ content, children }: { content: GuideContent; children?: ReactNode }) {
  const trail = trailTo(content.id, content.crumb);
  const first = content.blocks.find((block) => block.kind === 'steps');
  return (
    <>
      <Seo
        id={content.id}
        meta={content.meta}
        jsonLd={[
          webPage(content.id, content.meta),
          ...(first
            ? [
                howTo(
                  first.title,
                  first.steps.map(({ title, text }) => `${title}: ${text}`),
                  pathTable[content.id].lang,
                ),
              ]
            : []),
          breadcrumbList(trail),
        ]}
      />
      <div className="guide">
        <Guide content={content} crumbs={trail}>
          {children}
        </Guide>
      </div>
    </>
  );
}
