import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MobileMenu } from '@/app/layouts/parts/mobile-menu';
import { href } from '@/config/paths';
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
  expect(document.documentElement.style.overflow).toBe('hidden');
});

it('closes if the screen became wide before the scripts knew that it was open', () => {
  expect(opened(true)).not.toHaveAttribute('open');
});

it('gives the focus back to its button when its call is pressed, since no page follows', () => {
  const menu = opened(false);
  const call = menu.querySelector<HTMLElement>('a[href^="tel:"]')!;
  call.focus();
  fireEvent.click(call);
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
});
