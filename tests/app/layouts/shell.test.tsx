/** What stands around every page: the calls, messages and links that a visitor finds on each. */
import { act, render, screen, within } from '@testing-library/react';
import { Route, Routes, useOutletContext } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Shell } from '@/app/layouts/shell';
import { RoadsideFrame } from '@/app/layouts/roadside-frame';
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
    const menu = within(header).getByRole('navigation', { name: words.nav.label });
    for (const page of ['home', 'blog', 'about', 'contact'] as const)
      expect(within(menu).getByRole('link', { name: words.nav[page] }).getAttribute('href')).toMatch(
        page === 'home' ? /^\/(?:arabic)?$/ : new RegExp(`^/${page}(?:-arabic)?$`),
      );
    const call = within(header).getByRole('link', { name: `${words.nav.call} ${site.hotline}` });
    expect(call).toHaveAttribute('href', telHref());
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

  it('the theme is chosen in the footer, which shows what was chosen before', () => {
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
    network(false);
    expect(screen.getByText(words.offline)).toBeVisible();
  },
);
