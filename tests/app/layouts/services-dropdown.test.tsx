import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServicesDropdown } from '@/app/layouts/parts/services-dropdown';
import { MenuLink } from '@/app/layouts/parts/menu-link';
import { href } from '@/config/paths';
import { layout } from '@/content/en/layout';
import { LangContext } from '@/lib/lang';
import { renderPage } from '../../support/page';
import { MemoryRouter } from '../../support/router';

it('stays open while Tab goes through its links, and closes when the focus leaves it', () => {
  const { container } = renderPage(
    <>
      <ServicesDropdown words={layout} />
      <button type="button">Next</button>
    </>,
  );
  const menu = container.querySelector('details')!;
  act(() => menu.setAttribute('open', ''));
  act(() => menu.querySelector('a')!.focus());
  expect(menu).toHaveAttribute('open');
  const next = container.querySelector<HTMLElement>('button')!;
  act(() => next.focus());
  expect(menu).not.toHaveAttribute('open');
  // Nothing takes it back from where the keyboard has moved on to.
  expect(next).toHaveFocus();
});

it('gives the focus back to what has opened it when a link closes it, also where no page follows', () => {
  const { container } = renderPage(<ServicesDropdown words={layout} />);
  const menu = container.querySelector('details')!;
  const link = menu.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => menu.setAttribute('open', ''));
  act(() => link.focus());
  fireEvent.click(link);
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
});

it('closes at a press beside it and at Escape, and not at a press in it; Tab is never held', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList);
  const { container } = renderPage(<ServicesDropdown words={layout} />);
  const menu = container.querySelector('details')!;
  const link = menu.querySelector('a')!;
  const open = () => act(() => menu.setAttribute('open', ''));
  open();
  fireEvent.pointerDown(link);
  fireEvent.click(menu.querySelector('ul')!);
  expect(menu).toHaveAttribute('open');
  const last = [...menu.querySelectorAll('a')].at(-1)!;
  act(() => last.focus());
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(true);
  fireEvent.keyDown(last, { key: 'Escape' });
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
  open();
  fireEvent.pointerDown(document.body);
  expect(menu).not.toHaveAttribute('open');
});

it('lists every service with its line, the popular ones marked, and the way to all of them', () => {
  const { container } = renderPage(<ServicesDropdown words={layout} />);
  expect([...container.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent])).toEqual([
    ...layout.services.map(({ id, title, description, popular }) => [
      href(id),
      title + (popular ? layout.popular : '') + description,
    ]),
    [href('services'), layout.menu.viewAll],
  ]);
});

it('leads to a page of another language as such, its name and its line marked in that language', () => {
  const { container } = renderPage(<ServicesDropdown words={layout} />);
  const others = layout.services.filter(({ lang }) => lang !== undefined);
  expect(others).not.toEqual([]);
  for (const { id, title, description, lang } of others) {
    const link = [...container.querySelectorAll('a')].find(({ textContent }) => textContent.startsWith(title))!;
    expect(link).toHaveAttribute('href', href(id));
    for (const words of [title, description])
      expect([...link.querySelectorAll(`[lang=${lang}]`)].map(({ textContent }) => textContent)).toContain(words);
  }
});

it.each([
  ['/blog', 'en', 'blog', false, 'page'],
  ['/blog/boot-kit', 'en', 'blog', false, 'page'],
  ['/blog-arabic', 'en', 'blog', false, null],
  ['/', 'en', 'blog', false, null],
  // The reader's own.
  ['/blog-arabic', 'ar', 'blog', false, 'page'],
  ['/towing-near-me-arabic', 'ar', 'towing', false, 'page'],
  ['/towing-near-me-arabic', 'ar', 'towing', true, null],
] as const)(
  'at %s the %s link to %s (exactly that: %s) is marked as the current page: %s',
  (path, lang, page, exact, is) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <LangContext value={lang}>
          <MenuLink page={page} exact={exact}>
            There
          </MenuLink>
        </LangContext>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(is);
  },
);
