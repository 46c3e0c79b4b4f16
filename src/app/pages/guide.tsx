import type { ReactNode } from 'react';
import { siteLang, type SiteLang } from '@/config/languages';
import { href, ownPage, pathTable } from '@/config/paths';
import type { GuideContent } from '@/content/guide-types';
import { Guide } from '@/features/landing';
import { breadcrumbList } from '../json-ld';
import { Seo } from '../seo';
import { howTo, webPage } from '../web-page';

const HOME: Record<SiteLang, string> = { en: 'Home', ar: 'الرئيسية' };

/** A guide: its head and structured data, the steps of its first list among it. */
export default function GuidePage({ content, children }: { content: GuideContent; children?: ReactNode }) {
  const { path, lang } = pathTable[content.id];
  const trail = [
    { label: HOME[siteLang(lang)], href: href(ownPage('home', lang)) },
    { label: content.crumb, href: path },
  ];
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
                  lang,
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
