import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { MobileMenu } from '@/app/layouts/parts/mobile-menu';
import { ServicesDropdown } from '@/app/layouts/parts/services-dropdown';
import { href } from '@/config/paths';
import { site } from '@/config/site';
import { layout as arabic } from '@/content/ar/layout';
import { layout as english } from '@/content/en/layout';
import { LangContext } from '@/lib/lang';
import { renderPage } from '../../support/page';

it.each([
  ['en', english, href('home')],
  ['ar', arabic, href('homeAr')],
] as const)('%s: Home leads to the main page in the reader’s language, like the header’s', (lang, words, address) => {
  const { container } = renderPage(
    <LangContext value={lang}>
      <MobileMenu words={words} />
    </LangContext>,
  );
  const home = [...container.querySelectorAll('nav a')].find((a) => a.textContent === words.nav.home);
  expect(home).toHaveAttribute('href', address);
});

it('lists the pages, six services with the popular ones marked, and the way to all of them', () => {
  const { container } = renderPage(<MobileMenu words={english} />);
  const links = [...container.querySelectorAll('nav a')].map((a) => [a.getAttribute('href'), a.textContent]);
  const { nav, services, menu, popular } = english;
  for (const page of ['home', 'about', 'blog', 'contact'] as const)
    expect(links).toContainEqual([href(page), nav[page]]);
  expect(links.slice(-7)).toEqual([
    ...services.slice(0, 6).map(({ id, title, popular: marked }) => [href(id), title + (marked ? popular : '')]),
    [href('services'), menu.viewAll],
  ]);
});

it.each([
  ['en', english],
  ['ar', arabic],
] as const)('%s: it is named, calls at its top, and ends with its two figures and the number', (lang, words) => {
  renderPage(
    <LangContext value={lang}>
      <MobileMenu words={words} />
    </LangContext>,
  );
  const menu = within(screen.getByRole('dialog', { name: words.menu.title, hidden: true }));
  expect(menu.getByText(words.menu.title)).toBeInTheDocument();
  expect(menu.getByRole('navigation', { name: words.menu.title, hidden: true })).toBeInTheDocument();
  expect(menu.getByText(words.menu.ourServices).closest('summary')).not.toBeNull();
  const calls = menu
    .getAllByRole<HTMLAnchorElement>('link', { hidden: true })
    .filter(({ protocol }) => protocol === 'tel:');
  expect(calls.map(({ textContent }) => textContent)).toEqual([words.menu.callNow, site.hotline]);
  expect(menu.getAllByRole('term', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    words.menu.stats.map(({ label }) => label),
  );
  expect(menu.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
    words.menu.stats.map(({ value }) => value),
  );
});

/** Opens the menu as the browser does it, before any script; `wide` screens do not show its button. */
function opened(wide: boolean): HTMLDetailsElement {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: wide ? 0 : 1 } as DOMRectList);
  const { container } = renderPage(<MobileMenu words={english} />);
  const menu = container.querySelector<HTMLDetailsElement>('[data-mobile-menu]')!;
  act(() => {
    menu.open = true;
    fireEvent(menu, new Event('toggle'));
  });
  return menu;
}

it('stays open on a phone, has the focus, and the page behind it stands still', () => {
  expect(opened(false)).toHaveAttribute('open');
  expect(document.activeElement).toHaveAccessibleName(english.menu.close);
  // What stands behind it is out of reach, and the button that opened it now closes it.
  expect(document.querySelector('[role=dialog]')).toHaveAttribute('aria-modal', 'true');
  expect(document.querySelector('summary')).toHaveAccessibleName(english.menu.close);
  expect(document.documentElement.style.overflow).toBe('hidden');
});

it('closes if the screen became wide before the scripts knew that it was open', () => {
  expect(opened(true)).not.toHaveAttribute('open');
});

it('closes with every page that comes without a press in it, as by Back, also the one where it was first', () => {
  function Elsewhere() {
    const go = useNavigate();
    return ['/about', '/'].map((page) => <button key={page} onClick={() => void go(page)} />);
  }
  const { container } = renderPage(
    <>
      <MobileMenu words={english} />
      <Elsewhere />
    </>,
  );
  const menu = container.querySelector<HTMLDetailsElement>('[data-mobile-menu]')!;
  for (const leave of container.querySelectorAll('details ~ button')) {
    act(() => menu.setAttribute('open', ''));
    fireEvent.click(leave);
    expect(menu).not.toHaveAttribute('open');
  }
});

/** Opens a menu as it stands in the HTML of a page whose scripts are still to come. */
function EarlyPress({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the menu's own effects, as a press before the scripts is.
  useLayoutEffect(() => place.current!.querySelector('details')!.setAttribute('open', ''), []);
  return <div ref={place}>{children}</div>;
}

it('stays open where it was opened before the scripts came, has the focus, and holds the page', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList);
  const { container, unmount } = renderPage(
    <EarlyPress>
      <MobileMenu words={english} />
    </EarlyPress>,
  );
  expect(container.querySelector('[data-mobile-menu]')).toHaveAttribute('open');
  expect(document.activeElement).toHaveAccessibleName(english.menu.close);
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it('the services of a wide screen that were opened early stay open too, and hold nothing', () => {
  const { container } = renderPage(
    <EarlyPress>
      <ServicesDropdown words={english} />
    </EarlyPress>,
  );
  expect(container.querySelector('details')).toHaveAttribute('open');
  expect(document.body).toHaveFocus();
  expect(document.documentElement.style.overflow).toBe('');
});

it('gives the focus back to its button when its call is pressed, since no page follows', () => {
  const menu = opened(false);
  const call = menu.querySelector<HTMLElement>('a[href^="tel:"]')!;
  call.focus();
  fireEvent.click(call);
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
});

it.each([
  ['Escape', (menu: HTMLElement) => fireEvent.keyDown(menu, { key: 'Escape' })],
  ['its button', (menu: HTMLElement) => fireEvent.click(menu.querySelector('[data-menu-panel] button')!)],
  ['what lies behind it', (menu: HTMLElement) => fireEvent.click(menu.querySelector('[data-menu-backdrop]')!)],
])('%s closes it: the focus is back where it was, and the page moves again', (_what, close) => {
  const menu = opened(false);
  close(menu);
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
  act(() => void fireEvent(menu, new Event('toggle')));
  expect(document.documentElement.style.overflow).toBe('');
});

it('Escape leaves the focus alone while it is closed', () => {
  const menu = opened(false);
  fireEvent.keyDown(menu, { key: 'Escape' });
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  fireEvent.keyDown(elsewhere, { key: 'Escape' });
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('closes when the screen gets wide, and not when only its height changes', () => {
  const menu = opened(false);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(menu).toHaveAttribute('open');
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 0 } as DOMRectList);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(menu).not.toHaveAttribute('open');
});

it('Tab goes round in it, both ways, and leaves every other step to the browser', () => {
  const menu = opened(false);
  const items = [...menu.querySelectorAll<HTMLElement>('[data-menu-panel] :is(a, button, summary)')];
  const [first, second, last] = [items[0]!, items[1]!, items.at(-1)!];
  /** Whether the browser takes the step itself. */
  const tab = (from: HTMLElement, shiftKey = false) => {
    act(() => from.focus());
    return fireEvent.keyDown(from, { key: 'Tab', shiftKey });
  };
  expect(tab(last)).toBe(false);
  expect(first).toHaveFocus();
  expect(tab(first, true)).toBe(false);
  expect(last).toHaveFocus();
  expect([tab(first), tab(second, true), tab(last, true)]).toEqual([true, true, true]);
  // Its own button lies behind it.
  expect(tab(menu.querySelector('summary')!)).toBe(false);
  expect(first).toHaveFocus();
  fireEvent.keyDown(first, { key: 'Escape' });
  expect(tab(menu.querySelector('summary')!)).toBe(true);
});
