import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import ServicesPage from '@/app/pages/services';
import ServicesArPage from '@/app/pages/services-ar';
import { href, langOf } from '@/config/paths';
import { layout } from '@/content/en/layout';
import { services as servicesAr } from '@/content/ar/services';
import { services } from '@/content/en/services';
import { SERVICE_IDS, SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { offerCatalog } from '@/features/services';
import { estimateParts } from '@/features/services/estimate-parts';
import { renderPage } from '../../support/page';

afterEach(() => vi.unstubAllGlobals());

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('services page', () => {
  it('leads to every service of the menu and to the four “near me” pages', () => {
    renderPage(<ServicesPage />);
    for (const item of layout.services) expect(hrefs()).toContain(href(item.id));
    for (const id of ['recovery', 'towing', 'desert', 'car', 'recoveryAr'] as const)
      expect(hrefs()).toContain(href(id));
  });

  it('lists the whole catalogue with the contract’s from-prices', () => {
    renderPage(<ServicesPage />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(services.catalogue.rows.map((row) => row.id).sort()).toEqual([...SERVICE_IDS].sort());
    rows.forEach((row, i) => expect(row).toHaveTextContent(String(SERVICE_PRICES[services.catalogue.rows[i]!.id])));
  });

  it('says each price once to a screen reader, in words, beside a name that leads to its page', () => {
    renderPage(<ServicesPage />);
    for (const { id, name, page } of services.catalogue.rows) {
      const head = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });
      expect(within(head).getByRole('link', { name })).toHaveAttribute('href', href(page));
      const price = head.closest('tr')!.lastElementChild!.cloneNode(true) as HTMLElement;
      price.querySelectorAll('[aria-hidden]').forEach((part) => part.remove());
      expect(price.textContent).toBe(services.from(SERVICE_PRICES[id]));
    }
    expect(screen.getByRole('table', { name: services.catalogue.caption })).toBeVisible();
  });

  it('leads to help by the road, to the form, and says what to do first and what each answer costs', () => {
    renderPage(<ServicesPage />);
    expect(screen.getByRole('link', { name: services.help.link })).toHaveAttribute('href', href('stranded'));
    expect(screen.getByRole('link', { name: services.catalogue.book })).toHaveAttribute('href', href('book'));
    for (const { id, first, answers } of services.symptoms) {
      const part = document.getElementById(id)!;
      expect(part).toHaveTextContent(`${services.firstLabel}: ${first}`);
      for (const { title, price } of answers) {
        const answer = within(part)
          .getAllByRole('link')
          .find((link) => link.textContent.startsWith(title));
        if (price) expect(answer).toHaveTextContent(services.from(SERVICE_PRICES[price]));
        else expect(answer).not.toHaveTextContent('AED');
      }
    }
  });

  it('works three estimates out, line by line, with the figures of the booking form, in either language', () => {
    for (const [Page, words] of [
      [ServicesPage, services],
      [ServicesArPage, servicesAr],
    ] as const) {
      const { unmount } = renderPage(<Page />);
      const { examples, price } = words;
      const { car_recovery: car, motorcycle_recovery: bike, luxury_car_recovery: luxuryCar } = SERVICE_PRICES;
      const supercar = estimateAed('luxury_car_recovery', 'immediate', 'Sports Car');
      expect(examples.cases.map(estimateParts)).toEqual([
        { base: car, now: Math.round(car * 1.2) - car, luxury: 0, sum: Math.round(car * 1.2) },
        { base: bike, now: 0, luxury: 0, sum: bike },
        {
          base: luxuryCar,
          now: Math.round(luxuryCar * 1.2) - luxuryCar,
          luxury: supercar - Math.round(luxuryCar * 1.2),
          sum: supercar,
        },
      ]);
      for (const one of examples.cases) {
        const card = screen.getByRole('heading', { name: one.title }).closest('li') as HTMLElement;
        const { base, now, luxury, sum } = estimateParts(one);
        expect(base + now + luxury).toBe(sum);
        const shown = [...card.querySelectorAll('dd')].map((part) => part.textContent);
        expect(shown).toEqual(
          [base, now, luxury]
            .filter((aed) => aed > 0)
            .concat(sum)
            .map(price),
        );
      }
      expect(document.body).toHaveTextContent(examples.note);
      unmount();
    }
  });

  it('finds a page by symptom: each sign leads to a part of the page that answers it', () => {
    const { container } = renderPage(<ServicesPage />);
    const signs = [
      ['It’s stuck in sand', '/desert-recovery-dubai'],
      ['It won’t start, or it stopped', '/breakdown-recovery'],
      ['There’s been an accident', '/emergency-car-service'],
    ] as const;
    for (const [sign, page] of signs) {
      const target = screen.getByRole('link', { name: sign }).getAttribute('href') ?? '';
      const part = container.querySelector(target);
      expect(part, sign).not.toBeNull();
      expect(
        within(part as HTMLElement)
          .getAllByRole('link')
          .map((l) => l.getAttribute('href')),
      ).toContain(page);
    }
  });

  it('marks Arabic answers as Arabic, right to left', () => {
    renderPage(<ServicesPage />);
    for (const words of screen.getAllByText(/[\u0600-\u06FF]/)) expect(words).toHaveAttribute('dir', 'rtl');
  });

  it('describes the same offers to search engines', () => {
    const { container } = renderPage(<ServicesPage />);
    const [catalog] = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      (s) =>
        JSON.parse(s.textContent) as {
          '@type': string;
          itemListElement: { itemOffered: { name: string }; priceSpecification: { minPrice: number } }[];
        },
    );
    expect(catalog!['@type']).toBe('OfferCatalog');
    expect(catalog!.itemListElement.map((o) => [o.itemOffered.name, o.priceSpecification.minPrice])).toEqual(
      services.catalogue.rows.map((row) => [row.name, SERVICE_PRICES[row.id]]),
    );
  });

  it.each([
    ['services', services, 'en'],
    ['servicesAr', servicesAr, 'ar'],
  ] as const)('offers in dirhams, at the pages of its language: %s', (id, words, lang) => {
    for (const offer of offerCatalog(words, id).itemListElement as unknown as {
      itemOffered: { url: string };
      priceSpecification: { priceCurrency: string };
    }[]) {
      expect(langOf(new URL(offer.itemOffered.url).pathname)).toBe(lang);
      expect(offer.priceSpecification.priceCurrency).toBe('AED');
    }
  });
});
