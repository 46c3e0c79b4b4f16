import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import NotFoundPage from '@/app/pages/not-found';
import { findPath, langOf } from '@/config/paths';
import { notFound as ar } from '@/content/ar/not-found';
import { notFound as en } from '@/content/en/not-found';
import { renderPage } from '../../support/page';

afterEach(() => vi.restoreAllMocks());

describe('404 page', () => {
  it.each([
    ['is shown in a page that the server has sent', { styles: '/assets/index.css' }, false],
    ['leaves the empty shell, where nobody could be asked, to the error page', {}, true],
  ])('%s', (_what, styles, fails) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const script = document.createElement('script');
    Object.assign(script.dataset, { modules: '/assets/index.js', ...styles });
    document.head.append(script);
    const show = () => renderPage(<NotFoundPage />);
    if (fails) expect(show).toThrow('nobody could be asked');
    else expect(show).not.toThrow();
    script.remove();
  });

  it('offers the hotline first, then WhatsApp, then help by the road', () => {
    renderPage(<NotFoundPage />);
    const hrefs = screen.getAllByRole('link').map((a) => a.getAttribute('href') ?? '');
    expect(hrefs[0]).toMatch(/^tel:\+971/);
    // The number itself and the button under it both dial; only then comes anything else.
    expect(hrefs.findIndex((href) => !href.startsWith('tel:'))).toBe(2);
    expect(hrefs[2]).toMatch(/^https:\/\/wa\.me\//);
    expect(hrefs).toContain('/stranded');
  });

  it('leads only to pages that exist and is kept out of search results', () => {
    renderPage(<NotFoundPage />);
    const inside = screen
      .getAllByRole('link')
      .map((a) => a.getAttribute('href') ?? '')
      .filter((h) => h.startsWith('/'));
    for (const path of inside) expect(findPath(path), path).toBeDefined();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('says the same in Arabic, which the address does not tell, and leads on to Arabic pages', () => {
    renderPage(<NotFoundPage />);
    const part = screen.getByRole('heading', { name: ar.title }).closest('[lang]') as HTMLElement;
    expect([part.lang, part.dir]).toEqual(['ar', 'rtl']);
    const ways = within(part)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(ways.length).toBe(1 + ar.popular.links.length);
    expect(ways.map((path) => langOf(path))).toEqual(ways.map(() => 'ar'));
    // Both languages' lists are told apart by their headings.
    for (const { popular, stranded } of [en, ar]) {
      expect(within(screen.getByRole('navigation', { name: popular.title })).getAllByRole('link')).toHaveLength(
        popular.links.length,
      );
      expect(screen.getByRole('region', { name: stranded.title })).toBeVisible();
    }
  });
});
