/** The checks of the built site find what they are there for: a small sound site passes them, each fault fails one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { site as identity } from '@/config/site';
import { checkBudgets, COMPILE_HINT } from './budgets';
import { checkMinimumBrowsers } from './minimum-browsers';
import { missingFrom } from './contents';
import { checkHeads } from './head';
import { checkHygiene } from './hygiene';
import { checkJsonLd } from './json-ld';
import { checkLanguages } from './languages';
import { checkLinks } from './links';
import { checkNamedPages } from './named-pages';
import { checkOffline } from './offline';
import { checkMenus, checkNesting, checkQuestions } from './parts';
import { checkPictures } from './pictures';
import { checkRestyle } from './restyle';
import { LINK_FILES, readSite, type BuiltSite } from './support/built-site';
import { createReport, type Report } from './support/report';

const title = 'About us: who comes when you call';
const description =
  'Who stands behind the number, which trucks we drive, and how we keep what we say on every road of Dubai.';
const og = {
  type: 'website',
  site_name: identity.name,
  title,
  description,
  locale: 'en_AE',
  url: `${identity.origin}/about`,
  image: `${identity.origin}/og/about.jpg`,
  'image:width': '1200',
  'image:height': '630',
  'image:alt': title,
};

const ICON = '<link rel="icon" href="/icons/favicon.svg">';
const HEAD = `<title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="${identity.origin}/about">
${Object.entries(og)
  .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
  .join('')}
<style>@supports not (font-palette:light){p{margin:0}}</style><style>p{color:red}</style><script type="module" src="/assets/boot.js" data-modules="/assets/framework.js /assets/index.js"></script>${ICON}
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Service","name":"Towing","description":"We tow"}</script>`;
const SOUND = `<!doctype html><html lang="en" dir="ltr"><head>${HEAD}</head><body><main><h1>About</h1><a href="#team">Team</a><a href="/">Home</a><p id="team">We</p>
<picture><source type="image/avif" srcset="/pictures/about-yard-800.avif 800w"><img src="/pictures/about-yard-800.webp" width="16" height="9" alt="The yard"></picture></main></body></html>`;

/** A page that opens with the picture. */
const OPENING = SOUND.replace('<picture>', '<div data-opening><picture>').replace('</picture>', '</picture></div>');

/** A page that explains something with the picture, as articles do. */
const ARTICLE = SOUND.replace('<picture>', '<article><section><div><figure><picture>').replace(
  '</picture>',
  '</picture></figure></div></section></article>',
);

/** Figures that do not compress, far above every budget of a script. */
const HEAVY = Array.from({ length: 30_000 }, (_, i) => (i * 2_654_435_761) % 4_294_967_296).join();

/** A page that a signed link opens. */
const LINK_PAGE = `<!doctype html><html lang="en"><head><title>x</title><meta name="robots" content="noindex">${ICON}</head><body><script type="module" src="/assets/link.js"></script></body></html>`;

const FILES: Record<string, string> = {
  ...Object.fromEntries(LINK_FILES.map((file) => [file, LINK_PAGE])),
  'assets/link.js': '"x"',
  'index.html': SOUND.replaceAll('/about"', '/"')
    .replace(/<picture>.*<\/picture>/s, '')
    .replace(title, 'Home: a title of its own, long enough')
    .replace('id="team"', 'id="team" class="x"'),
  'about.html': SOUND,
  'shell.html': ICON,
  'admin.html': ICON,
  'icons/favicon.svg': '<svg/>',
  'favicon.ico': '',
  'apple-touch-icon.png': '',
  'og/about.jpg': '',
  'sw.js': `[${['/', '/book', '/stranded', '/stranded-arabic', '/track', 'shell.html', 'assets/boot.js', 'assets/index.js', 'assets/framework.js', 'assets/outbox.js'].map((url) => `{"revision":null,"url":"${url}"}`).join()}]`,
  'assets/outbox.js': 'export{}',
  'assets/boot.js': 'import(x)',
  'assets/index.js': 'import"./framework.js";import(`./outbox.js`)',
  'assets/framework.js': `${COMPILE_HINT}\nexport{}`,
  'assets/lazy.js':
    '"GSAP target road-bar-gantry maps.googleapis.com No recent activity to display PBKDF2 Please select a service Map of Dubai with the recovery fleet"',
  'assets/form.js': '"~standard"',
  'pictures/about-yard-800.avif': 'x',
  'pictures/about-yard-800.webp': 'x',
};

let dir = '';
afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Names of the failed checks for the sound site with some files replaced or (undefined) removed. */
function failures(
  check: (site: BuiltSite, report: Report) => void,
  changes: Record<string, string | undefined> = {},
): string[] {
  dir = mkdtempSync(path.join(tmpdir(), 'rnm-dist-'));
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const lines: string[] = [];
  check(
    readSite(dir),
    createReport((line) => lines.push(line)),
  );
  return lines.filter((line) => line.startsWith('FAIL')).map((line) => line.replace(/^FAIL\s+/, ''));
}

const about = (from: string, to: string) => {
  expect(SOUND).toContain(from);
  return { 'about.html': SOUND.replace(from, to) };
};

describe('a sound site', () => {
  it.each([
    ['links', checkLinks],
    ['named pages', checkNamedPages],
    ['pictures', checkPictures],
    ['structured data', checkJsonLd],
    ['budgets', checkBudgets],
    ['the floor', checkMinimumBrowsers],
    ['styles', checkRestyle],
    ['languages and numbers', checkLanguages],
    ['menus', checkMenus],
    ['nesting', checkNesting],
    ['questions', checkQuestions],
  ] as const)('passes: %s', (name, check) => {
    const found = failures(check);
    // The home page of this small site has no business record.
    expect(found.filter((line) => !(name === 'structured data' && line.startsWith('each kind of page')))).toEqual([]);
  });
});

it('passes a sound site: what its pages can import is fetched ahead, and each page is known', () => {
  expect(failures(checkOffline).join('\n')).not.toMatch(/can import|has the mark/);
});

const faults: [string, (site: BuiltSite, report: Report) => void, Record<string, string | undefined>, string][] = [
  ['a dead link', checkLinks, about('href="/"', 'href="/nowhere"'), 'every internal address'],
  ['a dead anchor', checkLinks, about('href="#team"', 'href="#staff"'), 'every #anchor'],
  [
    'two marks in a menu',
    checkMenus,
    about('<main>', '<header><nav><a aria-current="page"></a><a aria-current="page"></a></nav></header><main>'),
    'each menu marks one entry',
  ],
  [
    'two marks in the menu of a phone',
    checkMenus,
    about('<main>', '<p data-menu-panel><a aria-current="page"></a><a aria-current="page"></a></p><main>'),
    'each menu marks one entry',
  ],
  [
    'a block in a line that unfolds',
    checkNesting,
    about('<h1>', '<details><summary><div>More</div></summary></details><h1>'),
    'no block stands in a line',
  ],
  [
    'questions that leave each other open',
    checkQuestions,
    about('<main>', '<main><div id="questions"><details name="a"></details><details name="b"></details></div>'),
    'the questions of a page have one name',
  ],
  ['an id twice', checkLinks, about('<h1>', '<h1 id="team">'), 'ids are unique'],
  [
    'a missing file of a picture',
    checkPictures,
    { 'pictures/about-yard-800.avif': undefined },
    'every picture has all its files',
  ],
  ['a picture without words', checkPictures, about('alt="The yard"', 'alt=""'), 'every image has words'],
  ['a picture without size', checkPictures, about('width="16" ', ''), 'every image has width'],
  ['a heavy picture', checkPictures, { 'pictures/about-yard-800.avif': 'x'.repeat(45_001) }, 'AVIF'],
  ['a picture on two pages', checkPictures, { 'contact.html': SOUND }, 'no picture stands on two pages'],
  [
    'two articles with one picture in their text',
    checkPictures,
    { 'blog/one.html': ARTICLE, 'blog/two.html': ARTICLE, 'about.html': undefined },
    'no two articles explain with the same picture',
  ],
  [
    'two openings with one picture',
    checkPictures,
    { 'about.html': OPENING, 'contact.html': OPENING },
    'no two service pages open with the same picture',
  ],
  [
    'an opening that is the card which leads to it',
    checkPictures,
    { 'about.html': OPENING.replaceAll('about-yard', 'card-towing') },
    'no service page opens with a card',
  ],
  [
    'an opening that is heavy on the sharpest phones',
    checkPictures,
    {
      'about.html': OPENING.replaceAll('about-yard-800', 'about-yard-1200'),
      'pictures/about-yard-1200.avif': 'x'.repeat(45_001),
    },
    'AVIF',
  ],
  [
    'a module that the page does not start',
    checkBudgets,
    { 'assets/index.js': 'import"./framework.js";import"./lazy.js";' },
    'every page starts modules',
  ],
  [
    'a boot script that waits for the framework',
    checkBudgets,
    { 'assets/boot.js': 'import"./framework.js";import(x)' },
    'the script that a page names needs no other',
  ],
  ['a started module that is missing', checkBudgets, { 'assets/framework.js': undefined }, 'every page starts modules'],
  [
    'a script that is compiled when it is there',
    checkBudgets,
    { 'assets/framework.js': `export{}\n${COMPILE_HINT}` },
    'asks to be compiled as it arrives',
  ],
  [
    'what all visits share under another name',
    checkBudgets,
    { 'assets/framework.js': undefined, 'assets/common.js': `${COMPILE_HINT}\nexport{}` },
    'asks to be compiled as it arrives',
  ],
  ['a heavy entry', checkBudgets, { 'assets/framework.js': HEAVY }, 'entry'],
  ['map code in the entry', checkBudgets, { 'assets/framework.js': '"maps.googleapis.com"' }, 'no Google Maps code'],
  [
    'a dashboard that brings the form’s schemas',
    checkBudgets,
    { 'assets/lazy.js': `import"./form.js";${FILES['assets/lazy.js']}` },
    'the dashboard brings no schemas',
  ],
  [
    'a fleet map that brings the words of Arabic pages',
    checkBudgets,
    { 'assets/lazy.js': `import"./ar.js";${FILES['assets/lazy.js']}`, 'assets/ar.js': '"نصل"' },
    'the fleet map brings no Arabic',
  ],
  [
    'a stylesheet in the way',
    checkBudgets,
    about('<style>', '<link rel="stylesheet" href="/x.css"><style>'),
    'nothing blocks',
  ],
  ['an icon under another name', checkLinks, { 'favicon.ico': undefined }, 'the icons that browsers'],
  [
    'a script in the way',
    checkBudgets,
    about('<style>', '<script src="/assets/lazy.js"></script><style>'),
    'nothing blocks',
  ],
  [
    'a module that starts with every page, not fetched ahead',
    checkOffline,
    { 'assets/index.js': 'import"./framework.js";import(`./later.js`)', 'assets/later.js': '' },
    'all that the code of these pages can import',
  ],
  [
    'what such a module needs, not fetched ahead',
    checkOffline,
    { 'assets/outbox.js': 'import"./store.js";', 'assets/store.js': '' },
    'all that the code of these pages can import',
  ],
  [
    'a page that promises more than is fetched ahead',
    checkOffline,
    about('<h1>', '<p>This page works without internet.</p><h1>'),
    'says it works without internet',
  ],
  [
    'a page that promises it in other words',
    checkOffline,
    about('<h1>', '<p>After one visit this page opens without internet.</p><h1>'),
    'says it works without internet',
  ],
  [
    'a page that the worker would take for a hotel’s',
    checkOffline,
    about('/icons/favicon.svg', '/icons/other.svg'),
    'every page has the mark',
  ],
  [
    'a drawing without a size',
    checkMinimumBrowsers,
    about('<h1>', '<svg viewBox="0 0 24 24"></svg><h1>'),
    'every drawing has width',
  ],
  [
    'a page without plain style',
    checkMinimumBrowsers,
    about('@supports not (font-palette:light)', '@media print'),
    'plain style for old browsers',
  ],
  [
    'a call that older browsers lack',
    checkMinimumBrowsers,
    { 'assets/lazy.js': 'days.toReversed().map(show)' },
    'no script calls what',
  ],
  [
    'a style that asks for scripts',
    checkMinimumBrowsers,
    about('p{color:red}', '@media (scripting: none){p{color:red}}'),
    'no style asks',
  ],
  [
    'a field that recordings show',
    checkHygiene,
    about('<h1>', '<input type="tel" name="phone"><h1>'),
    'what somebody types about themselves',
  ],
  ['a second title', checkHeads, about('<title>', '<title>x</title><title>'), 'exactly one title'],
  ['a long title', checkHeads, about(`<title>${title}`, `<title>${title}${title}`), 'titles of 30'],
  ['a stray noindex', checkHeads, about('<style>', '<meta name="robots" content="noindex"><style>'), 'noindex only'],
  [
    'a wrong canonical',
    checkHeads,
    about(`canonical" href="${identity.origin}/about`, `canonical" href="${identity.origin}/other`),
    'canonical',
  ],
  ['a missing card', checkHeads, about('og:image"', 'og:picture"'), 'og: tags'],
  ['a card that nobody can hear', checkHeads, about('image:alt"', 'image:is"'), 'og: tags'],
  [
    'the name in another language',
    checkHeads,
    about(`site_name" content="${identity.name}`, `site_name" content="${identity.nameAr}`),
    'og:site_name',
  ],
  ['a wrong direction', checkHeads, about('dir="ltr"', 'dir="rtl"'), 'lang and dir'],
  [
    'a property that does not exist',
    checkJsonLd,
    about('"description":"We tow"', '"wordCount":3'),
    'structured data uses words',
  ],
  [
    'a rating of ourselves',
    checkJsonLd,
    about('"description":"We tow"', '"aggregateRating":{"@type":"AggregateRating","ratingValue":5}'),
    'structured data rates nobody',
  ],
  ['broken data', checkJsonLd, about('{"@context"', '{{"@context"'), 'structured data parses'],
  ['Arabic words without a mark', checkLanguages, about('<h1>', '<p>ريكفري دبي</p><h1>'), 'words of another language'],
  [
    'an Arabic name for screen readers without a mark',
    checkLanguages,
    about('<h1>', '<nav aria-label="القائمة"></nav><h1>'),
    'words of another language',
  ],
  [
    'English words on an Arabic page',
    checkLanguages,
    about('<h1>', '<p lang="ar">اتصل now</p><h1>'),
    'words of another language',
  ],
  [
    'the English name of the company by itself on an Arabic page',
    checkLanguages,
    about('<h1>', `<p lang="ar"><bdi>${identity.name}</bdi></p><h1>`),
    'words of another language',
  ],
  [
    'a number that does not dial',
    checkLanguages,
    about('<h1>', `<p>${identity.hotline}</p><h1>`),
    'every phone number',
  ],
  [
    'a number in the middle of a sentence',
    checkLanguages,
    about('<h1>', `<p>Call ${identity.secondContact.replaceAll(' ', '-')} now</p><h1>`),
    'every phone number',
  ],
  [
    'a link’s page that fetches more than its script',
    checkBudgets,
    { 'assets/link.js': 'import("./framework.js")' },
    'one script, which is whole',
  ],
  [
    'a link’s page that search engines may list',
    checkBudgets,
    { 'pin.html': LINK_PAGE.replace('noindex', 'all') },
    'for no index',
  ],
  ['a heavy link’s page', checkBudgets, { 'assets/link.js': HEAVY }, 'pages of links ≤'],
  [
    'a style that waits for any change below it',
    checkRestyle,
    about('p{color:red}', '.x:is(:where(.group):has([aria-current=page]) *){color:red}'),
    'restyles the whole page',
  ],
  [
    'a page that is named without a link',
    checkNamedPages,
    about('<h1>', '<p>See our terms.</p><h1>'),
    'the first mention of another page links it',
  ],
  [
    'a page that is linked by a later mention',
    checkNamedPages,
    about('<h1>', '<p>See our terms.</p><p>See <a data-named href="/terms-of-service">our terms</a>.</p><h1>'),
    'the first mention of another page links it',
  ],
  [
    'a page that is linked twice',
    checkNamedPages,
    about('<h1>', `${'<p>See <a data-named href="/terms-of-service">our terms</a>.</p>'.repeat(2)}<h1>`),
    'the first mention of another page links it',
  ],
  [
    'a question without data',
    checkJsonLd,
    about('<h1>', '<details name="q"><summary><h3>How much?</h3></summary><p>AED 120.</p></details><h1>'),
    'questions in the data',
  ],
];

describe('a fault is found', () => {
  it.each(faults)('%s', (_name, check, changes, expected) => {
    expect(failures(check, changes).join('\n')).toContain(expected);
  });
});

it('names the parts of its content that a page lacks', () => {
  const { document } = new JSDOM('<header>In the header</header><main><h2>Prices</h2><p hidden>From AED 120</p></main>')
    .window;
  expect(missingFrom(document, ['Prices', 'From AED 120', 'In the header', 'Areas'])).toEqual([
    'In the header',
    'Areas',
  ]);
  expect(missingFrom(new JSDOM('').window.document, ['Prices'])).toEqual(['Prices']);
});
