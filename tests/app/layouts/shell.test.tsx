/** What stands around every page: the calls, messages and links that a visitor finds on each. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { Route, Routes, useOutletContext } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '@/app/layouts/shell';
import { RoadsideFrame } from '@/app/layouts/roadside-frame';
import { languages } from '@/config/languages';
import { href } from '@/config/paths';
import { site } from '@/config/site';
import { layout as ar } from '@/content/ar/layout';
import { layout as en } from '@/content/en/layout';
import type { LayoutContent } from '@/content/layout-types';
import { roadside as hi } from '@/content/hi/roadside';
import { roadside as ur } from '@/content/ur/roadside';
import { LangContext } from '@/lib/lang';
import { smsHref, telHref, whatsappHref } from '@/lib/links';
import { MemoryRouter } from '../../support/router';

const Words = () => <p>{useOutletContext<LayoutContent>().footer.blurb}</p>;
const show = (words: LayoutContent, lang: 'en' | 'ar') =>
  render(
    <MemoryRouter>
      <LangContext value={lang}>
        <Routes>
          <Route element={<Shell words={words} />}>
            <Route path="*" element={<Words />} />
          </Route>
        </Routes>
      </LangContext>
    </MemoryRouter>,
  );
const frame = { en: () => show(en, 'en'), ar: () => show(ar, 'ar') };
const addresses = (part: HTMLElement) => [...part.querySelectorAll('a')].map((link) => link.getAttribute('href'));

function network(there: boolean): void {
  vi.stubGlobal('navigator', { ...navigator, onLine: there });
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')));
}

beforeEach(() => void delete document.documentElement.dataset.choice);
afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['en', en, { home: 'home', stranded: 'stranded', book: 'book', services: 'services' }],
  ['ar', ar, { home: 'homeAr', stranded: 'strandedAr', book: 'bookAr', services: 'servicesAr' }],
] as const)('%s', (lang, words, pages) => {
  it('the thumb bar chats, books, calls, writes and helps, in this order and in the language of the page', () => {
    frame[lang]();
    const bar = screen.getByRole('navigation', { name: words.bar.label });
    expect(addresses(bar)).toEqual([
      whatsappHref(words.whatsappMessage),
      href(pages.book),
      telHref(),
      smsHref(words.smsMessage),
      href(pages.stranded),
    ]);
    const { whatsapp, book, call, stranded } = words.bar;
    const ways = [...bar.querySelectorAll('a')];
    expect(ways.map(({ textContent }) => textContent)).toEqual([whatsapp, book, call, words.footer.sms, stranded]);
    // The chat leaves the page open, and does not learn of it.
    expect([ways[0]!.target, ways[0]!.rel]).toEqual(['_blank', 'noopener noreferrer']);
    // A screen reader hears which number is dialled, not only "Call".
    expect(within(bar).getByRole('link', { name: `${words.bar.callLabel} ${site.hotline}` })).toBeVisible();
  });

  it('the skip link comes first and leads to the content, the thumb bar before the header; the page has the words', () => {
    const { container } = frame[lang]();
    const [skip] = container.querySelectorAll('a');
    expect(skip).toHaveTextContent(words.skip);
    const main = screen.getByRole('main');
    expect([skip!.getAttribute('href'), main.getAttribute('tabindex')]).toEqual([`#${main.id}`, '-1']);
    expect([...container.querySelectorAll('[data-thumb-bar], header')].map(({ tagName }) => tagName)).toEqual([
      'NAV',
      'HEADER',
    ]);
    expect(main).toHaveTextContent(words.footer.blurb);
  });

  it('the header has named parts, and its call says which number it dials', () => {
    frame[lang]();
    const header = screen.getByRole('banner');
    // The name, and the truck under it.
    const home = within(header).getAllByRole('link', { name: words.logoLabel });
    expect(home.map((link) => link.getAttribute('href'))).toEqual([href(pages.home), href(pages.home)]);
    expect(home[0]).toHaveTextContent(words.siteName);
    expect(within(header).getByRole('meter', { name: words.roadProgress })).toBeVisible();
    const menu = within(header).getByRole('navigation', { name: words.nav.label });
    for (const page of ['home', 'blog', 'about', 'contact'] as const)
      expect(within(menu).getByRole('link', { name: words.nav[page] }).getAttribute('href')).toMatch(
        page === 'home' ? /^\/(?:arabic)?$/ : new RegExp(`^/${page}(?:-arabic)?$`),
      );
    const call = within(header).getByRole('link', { name: `${words.nav.call} ${site.hotline}` });
    expect(call).toHaveAttribute('href', telHref());
    expect(call).toHaveTextContent(site.hotline);
    expect(within(header).getByRole('link', { name: words.bar.book })).toHaveAttribute('href', href(pages.book));
    const services = within(menu).getByText(words.nav.services).closest('details')!;
    expect(services.querySelectorAll('li')).toHaveLength(words.services.length + 1);
  });

  it('header, phone menu and footer offer the other language, by its own name', () => {
    frame[lang]();
    const other = lang === 'en' ? 'ar' : 'en';
    const there = [screen.getByRole('banner'), screen.getByRole('contentinfo')].flatMap((part) =>
      within(part).getAllByRole('link', { name: languages[other].name, hidden: true }),
    );
    expect(there.map((link) => [link.getAttribute('href'), link.lang, link.closest('details') !== null])).toEqual(
      [false, true, false].map((inMenu) => [href(other === 'ar' ? 'homeAr' : 'home'), other, inMenu]),
    );
  });

  it('the footer says who it is, what to do without a network, and why to call', () => {
    frame[lang]();
    const footer = within(screen.getByRole('contentinfo'));
    const { stranded, blurb, available, areaLine, why, copyright, tapToCall, ...titles } = words.footer;
    expect(footer.getByText(words.siteName, { selector: 'p' })).toBeVisible();
    for (const text of [blurb, `${available} ${areaLine}`, ...why]) expect(footer.getByText(text)).toBeInTheDocument();
    expect(footer.getByRole('link', { name: stranded })).toHaveAttribute('href', href(pages.stranded));
    expect(footer.getAllByRole('heading', { level: 2, hidden: true }).map(({ textContent }) => textContent)).toEqual([
      titles.contactTitle,
      titles.servicesTitle,
      titles.whyTitle,
    ]);
    expect(footer.getByRole('link', { name: new RegExp(`^${tapToCall}`) })).toHaveTextContent(site.hotline);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${site.name}. ${copyright}`);
  });

  it('no drawing is read out', () => {
    const { container } = frame[lang]();
    expect(container.querySelectorAll('svg').length).toBeGreaterThan(5);
    expect(container.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
  });

  it('the footer calls, chats and writes, and lists ten services, those in the other language marked as such', () => {
    frame[lang]();
    const footer = screen.getByRole('contentinfo');
    const { tapToCall, chat, sms, servicesTitle, more, links, trademark } = words.footer;
    const address = (name: string) => within(footer).getByRole('link', { name }).getAttribute('href');
    expect([address(`${tapToCall} ${site.hotline}`), address(chat), address(sms)]).toEqual([
      telHref(),
      whatsappHref(words.whatsappMessage),
      smsHref(words.smsMessage),
    ]);
    const list = within(within(footer).getByRole('navigation', { name: servicesTitle }));
    expect(list.getAllByRole('link', { hidden: true })).toHaveLength(10 + more.length);
    for (const item of words.services.slice(0, 10).filter((one) => one.lang)) {
      const link = list.getByText(item.title).closest('a')!;
      expect([link.getAttribute('href'), link.lang]).toEqual([href(item.id), item.lang]);
    }
    for (const { label } of [...more, ...links]) expect(within(footer).getByText(label)).toBeInTheDocument();
    // One full stop, also after a name that ends with one.
    expect(footer.textContent).toMatch(
      new RegExp(`${trademark} ${site.legalName.replace(/\.$/, '').replaceAll('.', '\\.')}\\.(?!\\.)`),
    );
    expect(within(footer).getByText(site.legalName)).toHaveAttribute('lang', 'en');
  });

  it('the theme is chosen in the footer, which shows what was chosen before, automatic at first', () => {
    frame[lang]();
    expect(screen.getByRole('combobox')).toHaveValue('auto');
    cleanup();
    document.documentElement.dataset.choice = 'dark';
    frame[lang]();
    const theme = screen.getByRole('combobox', { name: words.theme.label });
    expect(theme).toHaveValue('dark');
    // By this name `boot/theme.ts` knows it.
    expect(theme).toHaveAttribute('name', 'theme');
    expect([...theme.querySelectorAll('option')].map(({ value, text }) => [value, text])).toEqual([
      ['auto', words.theme.auto],
      ['light', words.theme.light],
      ['dark', words.theme.dark],
    ]);
  });

  it('says when the network is gone and leads to the help page, until it is back', () => {
    frame[lang]();
    const line = () => screen.queryByText(words.offline);
    expect([line(), document.documentElement.dataset.offline]).toEqual([null, undefined]);
    network(false);
    expect(line()!.closest('[role=status]')).toBeVisible();
    const help = within(line()!).getByRole('link', { name: words.offlineHelp });
    expect([help.getAttribute('href'), document.documentElement.dataset.offline]).toEqual([href(pages.stranded), '']);
    network(true);
    expect([line(), document.documentElement.dataset.offline]).toEqual([null, undefined]);
  });
});

it.each([
  ['ur', ur],
  ['hi', hi],
] as const)(
  '%s: the help page has the skip link, its own words in the bar, and the English name as such',
  (lang, words) => {
    const { container } = render(
      <MemoryRouter>
        <LangContext value={lang}>
          <RoadsideFrame words={words}>{null}</RoadsideFrame>
        </LangContext>
      </MemoryRouter>,
    );
    expect(container.querySelector('a')).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    const bar = screen.getByRole('navigation', { name: words.bar.label });
    expect(addresses(bar)).toContain(smsHref(words.smsMessage));
    const name = screen.getByRole('link', { name: words.logoLabel });
    expect(name.querySelector('[lang=en]')).toHaveTextContent(site.name);
    expect(name).toHaveAttribute('href', href('home'));
    // Where its page begins for the skip link.
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
    const call = within(screen.getByRole('banner')).getByRole('link', {
      name: `${words.bar.callLabel} ${site.hotline}`,
    });
    expect(call).toHaveAttribute('href', telHref());
    expect(call).toHaveTextContent(site.hotline);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(words.others);
    network(false);
    expect(screen.getByText(words.offline)).toBeVisible();
  },
);

it('a help page that breaks keeps its bar and its one main element, and its SMS is in its own language', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error('broken');
  };
  render(
    <MemoryRouter initialEntries={[href('strandedUr')]}>
      <LangContext value="ur">
        <RoadsideFrame words={ur}>
          <Broken />
        </RoadsideFrame>
      </LangContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('navigation', { name: ur.bar.label })).toBeVisible();
  const ways = addresses(screen.getByRole('main'));
  expect(ways).toContain(smsHref(ur.smsMessage));
  told.mockClear();
});
