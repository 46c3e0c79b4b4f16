import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ContactPage from '@/app/pages/contact';
import { site } from '@/config/site';
import { href } from '@/config/paths';
import { contact } from '@/content/en/contact';
import { telHref } from '@/lib/links';
import { renderPage } from '../../support/page';

afterEach(() => vi.unstubAllGlobals());

describe('contact page', () => {
  it('has every part in the document’s order', () => {
    renderPage(<ContactPage />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
      contact.hotline.title,
      contact.coverage.title,
      contact.why.title,
      contact.services.title,
      contact.promo.title,
      contact.faqTitle,
    ]);
  });

  it('dials the hotline from the hero and from the hotline card', () => {
    renderPage(<ContactPage />);
    const hero = screen.getByRole('link', { name: contact.hero.call });
    const card = screen.getByRole('link', { name: `${contact.hotline.call} ${site.hotline}` });
    for (const link of [hero, card]) expect(link).toHaveAttribute('href', telHref());
    expect(telHref()).toMatch(/^tel:\+971\d+$/);
  });

  it('says where the company is written to', () => {
    renderPage(<ContactPage />);
    expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
    expect(screen.getByText(`${site.address.street}, ${site.address.locality}`)).toBeVisible();
  });

  it('gives six reasons and opens eight different service pages', () => {
    renderPage(<ContactPage />);
    const section = (title: string) =>
      screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;
    expect(within(section(contact.why.title)).getAllByRole('listitem')).toHaveLength(6);
    const links = within(section(contact.services.title))
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').getAttribute('href'));
    expect(links).toHaveLength(8);
    expect(links).toEqual(contact.services.tiles.map((tile) => href(tile.page)));
    expect(new Set(links).size).toBe(8);
  });

  it('leads to the booking form', () => {
    renderPage(<ContactPage />);
    expect(screen.getByRole('link', { name: contact.promo.button })).toHaveAttribute('href', '/book');
  });
});
