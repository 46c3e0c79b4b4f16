/**
 * Structured data of a page that is a tool: booking, help by the road. Apart from `json-ld.ts`, which every page loads.
 */
import type { HowTo, WebPage, WithContext } from 'schema-dts';
import { pathTable, type PathId } from '@/config/paths';
import { site } from '@/config/site';
import type { Meta } from '@/content/types';
import { absolute } from '@/lib/links';

export function webPage(id: PathId, meta: Meta, action?: WebPage['potentialAction']): WithContext<WebPage> {
  const { path, lang } = pathTable[id];
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: meta.title,
    description: meta.description,
    url: absolute(path),
    inLanguage: lang,
    isPartOf: { '@type': 'WebSite', name: site.name, url: absolute('/') },
    potentialAction: action,
  };
}

/** A booking made on the page `id`. */
export const reserveAction = (id: PathId): WebPage['potentialAction'] => ({
  '@type': 'ReserveAction',
  target: { '@type': 'EntryPoint', urlTemplate: absolute(pathTable[id].path) },
});

export const howTo = (name: string, steps: readonly string[], lang: string): WithContext<HowTo> => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name,
  inLanguage: lang,
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
});
