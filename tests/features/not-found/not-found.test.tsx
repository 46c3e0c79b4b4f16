import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import NotFoundPage from '@/app/pages/not-found';
import { findPath } from '@/config/paths';
import { renderPage } from '../../support/page';

describe('404 page', () => {
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
});
