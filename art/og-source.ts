/** What each page's Open Graph card is drawn from: its title and first picture, the logo's truck, the site's name. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteLang, type Lang } from '../src/config/languages';
import { siteNames } from '../src/lib/lang';
import { indexable, type BuiltPage, type BuiltSite } from '../tests/dist/support/built-site';
import { cardHtml } from './og-card';

const root = path.resolve(import.meta.dirname, '..');
const data = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(path.join(root, file)).toString('base64')}`;

/** The first picture of a page that has been rendered; that of the home page is asked for by the hour (`?now`). */
function pictureOf({ document }: BuiltPage): string | undefined {
  const names = [...document.querySelectorAll('main picture img')].map(
    (img) => /\/pictures\/(.+)-\d+\.webp(?:\?|$)/.exec(img.getAttribute('src') ?? '')?.[1],
  );
  const files = names.filter((name) => name !== undefined).map((name) => `public/pictures/${name}-1200.webp`);
  const file = files.find((one) => existsSync(path.join(root, one)));
  return file && data(file, 'image/webp');
}

interface Source {
  page: BuiltPage;
  html: string;
  /** Whether the page has a picture. */
  pictured: boolean;
  /** Stands in the card's file, so that a check can tell a card that was drawn from something else. */
  digest: string;
}

/** Of every page that has a card. */
export function cardSources(site: BuiltSite): Source[] {
  const truck = site.pages[0]?.document.querySelector('header svg[viewBox="0 0 64 28"]')?.outerHTML ?? '';
  const fonts = {
    latin: data('src/styles/fonts/barlow-condensed-700.woff2', 'font/woff2'),
    arabic: data('src/styles/fonts/cairo-arabic.woff2', 'font/woff2'),
  };
  return indexable(site).map((page) => {
    const { lang, dir } = page.document.documentElement;
    const siteName = siteNames[siteLang(lang as Lang)];
    const title = page.document.title.replace(/\s*\|[^|]*$/, '');
    const picture = pictureOf(page);
    const html = cardHtml({ title, siteName, lang, dir, picture, truck, fonts });
    const digest = createHash('sha256').update(html).digest('hex').slice(0, 16);
    return { page, html, pictured: picture !== undefined, digest };
  });
}
