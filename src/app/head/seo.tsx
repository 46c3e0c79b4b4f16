import { Helmet } from 'react-helmet-async';
import { FIRST_LANG, languages, MANIFESTS, siteLang, type Lang } from '@/config/languages';
import { alternatesOf, canonicalOf, href, type PathId } from '@/config/paths';
import type { Meta } from '@/content/types';
import { siteNames, useLang } from '@/lib/lang';
import { absolute } from '@/lib/links';
import type { JsonLd } from './json-ld';
import { ogImage } from './og';

interface Props {
  /** The page, when it stands in the path table: canonical and language twins follow from it. */
  id?: PathId;
  /** The address, for pages outside the table (articles). */
  path?: string;
  /** Where the page stands in each language, itself among them, for pages outside the table. */
  twins?: readonly { lang: Lang; path: string }[];
  meta: Pick<Meta, 'title' | 'description'> & { keywords?: readonly string[] };
  type?: 'website' | 'article';
  noindex?: boolean;
  jsonLd?: readonly JsonLd[];
}

/** `<` is escaped, so that no text of the content can end the script element. */
const serialise = (data: JsonLd): string => JSON.stringify(data).replace(/</g, '\\u003c');

interface Addresses {
  canonical: string | undefined;
  /** Where the page stands in each language, itself among them; none where it has one language only. */
  alternates: readonly { lang: Lang; path: string }[];
}

function addressesOf({ id, path, twins = [] }: Pick<Props, 'id' | 'path' | 'twins'>): Addresses {
  if (!id) return { canonical: path, alternates: twins };
  const canonical = canonicalOf(id);
  return { canonical: href(canonical), alternates: alternatesOf(canonical) };
}

/** The head of a page: exactly one of these per page (nested ones would not merge). */
export function Seo({ id, path, twins, meta, type = 'website', noindex, jsonLd = [] }: Props) {
  const { canonical, alternates } = addressesOf({ id, path, twins });
  const lang = useLang();
  const first = alternates.find((one) => one.lang === FIRST_LANG);
  const image = absolute(ogImage(canonical ?? '/'));
  return (
    <>
      <Helmet>
        <title>{meta.title}</title>
        <meta name="description" content={meta.description} />
        {meta.keywords && <meta name="keywords" content={meta.keywords.join(', ')} />}
        {noindex ? <meta name="robots" content="noindex" /> : null}
        {canonical && !noindex ? <link rel="canonical" href={absolute(canonical)} /> : null}
        {alternates.map((one) => (
          <link key={one.lang} rel="alternate" hrefLang={one.lang} href={absolute(one.path)} />
        ))}
        {first ? <link rel="alternate" hrefLang="x-default" href={absolute(first.path)} /> : null}
        {/* The development server has none. */}
        {import.meta.env.PROD && <link rel="manifest" href={MANIFESTS[siteLang(lang)]} />}
        <meta property="og:type" content={type} />
        <meta property="og:site_name" content={siteNames[siteLang(lang)]} />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        <meta property="og:locale" content={languages[lang].og} />
        {canonical ? <meta property="og:url" content={absolute(canonical)} /> : null}
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        {/* A card shows its page's title; one without an address borrows the home page's. */}
        {canonical ? <meta property="og:image:alt" content={meta.title} /> : null}
        <meta name="twitter:card" content="summary_large_image" />
      </Helmet>
      {jsonLd.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: serialise(data) }} />
      ))}
    </>
  );
}
