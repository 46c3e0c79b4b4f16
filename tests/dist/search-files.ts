/** sitemap.xml, robots.txt and rss.xml. */
import { JSDOM } from 'jsdom';
import { pathTable } from '../../src/config/paths';
import { absolute } from '../../src/lib/links';
import { indexable, languagesOf, type BuiltSite } from './support/built-site';
import type { Report } from './support/report';

const text = (parent: Element, name: string): string => parent.getElementsByTagName(name)[0]?.textContent?.trim() ?? '';

/** Parses XML strictly; undefined for a broken or missing file. */
function xml(site: BuiltSite, file: string): Document | undefined {
  if (!site.files.has(file)) return undefined;
  try {
    return new JSDOM(site.read(file), { contentType: 'text/xml' }).window.document;
  } catch {
    return undefined;
  }
}

export function checkSearchFiles(site: BuiltSite, report: Report): void {
  checkSitemap(site, report);
  checkRobots(site, report);
  checkFeed(site, report);
}

function checkSitemap(site: BuiltSite, report: Report): void {
  const document = xml(site, 'sitemap.xml');
  if (!document) return report.check('sitemap.xml parses', ['missing or broken']);
  const urls = [...document.getElementsByTagName('url')];
  const listed = urls.map((url) => text(url, 'loc'));
  const expected = indexable(site).map((page) => absolute(page.path));
  report.check(
    'sitemap.xml lists exactly the indexable pages, once each',
    [
      ...expected.filter((url) => !listed.includes(url)).map((url) => `missing ${url}`),
      ...listed
        .filter((url, i) => !expected.includes(url) || listed.indexOf(url) !== i)
        .map((url) => `too much ${url}`),
    ],
    `${listed.length} pages`,
  );
  const today = Date.now() + 86_400_000;
  report.check(
    'sitemap.xml dates every page, none in the future',
    urls
      .filter((url) => {
        const date = text(url, 'lastmod');
        return !/^\d{4}-\d{2}-\d{2}(?:T.*)?$/.test(date) || !(Date.parse(date) <= today);
      })
      .map((url) => `${text(url, 'loc')}: "${text(url, 'lastmod')}"`),
  );
  report.check(
    'sitemap.xml names both languages of a twin',
    indexable(site)
      .filter((page) => {
        const url = urls[listed.indexOf(absolute(page.path))];
        const found = url
          ? [...url.getElementsByTagName('xhtml:link')]
              .map((link) => `${link.getAttribute('hreflang')}=${link.getAttribute('href')}`)
              .sort()
          : [];
        const wanted = languagesOf(page)
          .map(([lang, path]) => `${lang}=${absolute(path)}`)
          .sort();
        return wanted.join() !== found.join();
      })
      .map((page) => page.path),
  );
}

function checkRobots(site: BuiltSite, report: Report): void {
  const lines = site.files.has('robots.txt') ? site.read('robots.txt').split(/\r?\n/) : [];
  const wanted = ['User-agent: *', `Disallow: ${pathTable.admin.path}`, `Sitemap: ${absolute('/sitemap.xml')}`];
  report.check(
    'robots.txt keeps /admin out and names the sitemap',
    wanted.filter((line) => !lines.includes(line)).map((line) => `no line "${line}"`),
  );
  report.check(
    'robots.txt keeps nothing else out',
    lines.filter((line) => /^Disallow:/.test(line) && !/^Disallow: \/(?:admin|api\/)$/.test(line)),
  );
}

function checkFeed(site: BuiltSite, report: Report): void {
  const channel = xml(site, 'rss.xml')?.getElementsByTagName('channel')[0];
  if (!channel) return report.check('rss.xml parses', ['missing or broken']);
  const problems = ['title', 'link', 'description', 'language']
    .filter((name) => !text(channel, name))
    .map((name) => `the channel has no ${name}`);
  if (channel.getElementsByTagName('atom:link')[0]?.getAttribute('href') !== absolute('/rss.xml'))
    problems.push('the channel does not name its own address');
  const items = [...channel.getElementsByTagName('item')];
  const articles = site.pages
    .filter((page) => /^\/blog\/./.test(page.path) && page.file !== 'blog-not-found.html')
    .map((page) => absolute(page.path));
  const links = items.map((item) => text(item, 'link'));
  problems.push(
    ...articles.filter((url) => !links.includes(url)).map((url) => `no item for ${url}`),
    ...links.filter((url) => !articles.includes(url)).map((url) => `no article ${url}`),
  );
  const dates = items.map((item) => text(item, 'pubDate'));
  problems.push(
    ...dates
      .filter((date) => !/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(date))
      .map((date) => `"${date}" is no RFC 822 date`),
  );
  if (dates.some((date, i) => i > 0 && Date.parse(date) > Date.parse(dates[i - 1] as string)))
    problems.push('not newest first');
  for (const item of items)
    for (const name of ['title', 'description', 'guid'])
      if (!text(item, name)) problems.push(`${text(item, 'link')}: no ${name}`);
  report.check('rss.xml is a whole feed', problems, `${items.length} articles`);
}
