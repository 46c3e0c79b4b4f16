import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ContactPage from '@/app/pages/contact';
import ContactArPage from '@/app/pages/contact-ar';
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

  it('leads to the booking form, to the list of all services, and up', () => {
    renderPage(<ContactPage />);
    expect(screen.getByRole('link', { name: contact.promo.button })).toHaveAttribute('href', '/book');
    expect(screen.getByRole('link', { name: contact.services.all })).toHaveAttribute('href', href('services'));
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it('says everything that it promises, each part under its name', () => {
    renderPage(<ContactPage />);
    const { hotline, coverage, promo, faqs } = contact;
    for (const [name, lines] of [
      [hotline.title, hotline.points],
      [coverage.title, [...coverage.places, ...coverage.points]],
      [promo.title, promo.points],
    ] as const)
      expect(
        within(screen.getByRole('region', { name }))
          .getAllByRole('listitem')
          .map((line) => line.textContent),
      ).toEqual(lines);
    const questions = [...document.querySelectorAll('#questions summary h3')].map((title) => title.textContent);
    expect(questions).toEqual(faqs.map(({ question }) => question));
  });

  it('writes the addresses, which are Latin, from left to right on an Arabic page too', () => {
    renderPage(<ContactArPage />);
    const mail = screen.getByRole('link', { name: site.email });
    const street = screen.getByText(`${site.address.street}, ${site.address.locality}`);
    for (const { lang, dir } of [mail, street]) expect([lang, dir]).toEqual(['en', 'ltr']);
  });
});
