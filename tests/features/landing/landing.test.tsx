import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LandingPage from '@/app/pages/landing';
import { pathTable } from '@/config/paths';
import { recoveryAr } from '@/content/ar/landing/recovery';
import { car } from '@/content/en/landing/car';
import { carDubai } from '@/content/en/landing/car-dubai';
import { desert } from '@/content/en/landing/desert';
import { towing } from '@/content/en/landing/towing';
import { towingDubai } from '@/content/en/landing/towing-dubai';
import { LangContext } from '@/lib/lang';
import { smsHref, telHref, whatsappHref } from '@/lib/links';
import { fakeGeolocation } from '../../lib/position/fakes';
import { renderPage, stubMatchMedia } from '../../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

beforeEach(() => {
  stubMatchMedia();
  track.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const pages = [towing, desert, car, carDubai, towingDubai];

describe.each(pages.map((p) => [pathTable[p.id].path, p] as const))('%s', (_path, page) => {
  it('opens with its title, its response and a call that dials the hotline', () => {
    renderPage(<LandingPage content={page} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.hero.title);
    expect(screen.getByText(page.hero.response)).toBeInTheDocument();
    const calls = screen.getAllByRole('link', { name: 'Call Now' });
    expect(calls.length).toBeGreaterThanOrEqual(3);
    for (const call of calls) expect(call).toHaveAttribute('href', telHref());
  });

  it('opens a chat and an SMS with the page’s own words', () => {
    renderPage(<LandingPage content={page} />);
    expect(screen.getAllByRole('link', { name: page.whatsapp.label })[0]).toHaveAttribute('href', whatsappHref(page.whatsapp.message));
    expect(screen.getAllByRole('link', { name: 'SMS' })[0]).toHaveAttribute('href', smsHref(page.sms ?? page.whatsapp.message));
  });

  it('shows trust points, six services, three pictures, every area with its minutes, and 15 questions', () => {
    const { container } = renderPage(<LandingPage content={page} />);
    for (const { title } of [...page.trust, ...page.services.cards]) expect(screen.getAllByRole('heading', { name: title }).length, title).toBeGreaterThan(0);
    const gallery = within(container.querySelector('#gallery') as HTMLElement);
    expect(gallery.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(page.gallery.pictures.map((p) => p.alt));
    const areas = container.querySelector('#areas') as HTMLElement;
    for (const area of page.areas.list) {
      const row = within(areas).getByText(area.name).closest('li, tr') as HTMLElement;
      expect(row).toHaveTextContent(area.response);
      expect(row).toHaveTextContent('24/7');
      if (area.difficulty) expect(row).toHaveTextContent(area.difficulty);
    }
    expect(container.querySelectorAll('#questions details')).toHaveLength(15);
    for (const faq of page.faqs) expect(screen.getByRole('heading', { level: 3, name: faq.question })).toBeInTheDocument();
  });

  it('shows every block and every price', () => {
    renderPage(<LandingPage content={page} />);
    for (const block of page.blocks) expect(screen.getByRole('heading', { level: 2, name: block.title })).toBeInTheDocument();
    for (const row of page.prices?.rows ?? []) expect(screen.getByText(row.label).parentElement).toHaveTextContent(row.price);
  });

  it('reports a call under the page’s name', async () => {
    renderPage(<LandingPage content={page} />);
    const call = screen.getAllByRole('link', { name: 'Call Now' })[0] as HTMLElement;
    call.addEventListener('click', (e) => e.preventDefault());
    await userEvent.click(call);
    expect(track).toHaveBeenCalledWith({ name: 'call', source: page.name });
  });

  it('tells search engines the service, the questions and the trail', () => {
    const { container } = renderPage(<LandingPage content={page} />);
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((s) => JSON.parse(s.innerHTML) as Record<string, unknown>);
    expect(data.map((d) => d['@type'])).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({ serviceType: page.serviceType, areaServed: page.locations.map((name) => ({ name })) });
    expect((data[1]?.mainEntity as unknown[]).length).toBe(15);
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
  });
});

it('looks different from page to page: the sections stand in different orders', () => {
  const orders = [towing, desert, carDubai].map((page) => {
    const { unmount } = renderPage(<LandingPage content={page} />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    const place = [page.areas.title, page.services.title, page.prices?.title].map((title) => titles.indexOf(title ?? ''));
    unmount();
    return place.map((x, i) => [x, i] as const).sort((a, b) => a[0] - b[0]).map(([, i]) => i).join('');
  });
  expect(new Set(orders).size).toBe(3);
});

it('shows kinds of cars with examples and method', () => {
  renderPage(<LandingPage content={car} />);
  const block = car.blocks.find((b) => b.kind === 'vehicles');
  expect(block?.items).toHaveLength(8);
  for (const item of block?.items ?? []) {
    const card = screen.getByRole('heading', { name: item.type }).closest('li') as HTMLElement;
    expect(card).toHaveTextContent(item.examples);
    expect(card).toHaveTextContent(item.method);
  }
});

it('asks for the position on a tap of ‘WhatsApp GPS Location’, and only then', async () => {
  const device = fakeGeolocation();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  renderPage(<LandingPage content={desert} />);
  expect(device.watch).toBeUndefined();
  await userEvent.click(screen.getAllByRole('link', { name: 'WhatsApp GPS Location' })[0] as HTMLElement);
  expect(device.watch).toBeDefined();
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('speaks Arabic where the content does', () => {
  renderPage(
    <LangContext value="ar">
      <LandingPage content={recoveryAr} />
    </LangContext>,
  );
  expect(screen.getAllByRole('link', { name: 'اتصل الآن' })[0]).toHaveAttribute('href', telHref());
  expect(screen.queryByText('Call Now')).not.toBeInTheDocument();
  expect(screen.queryByText('Response')).not.toBeInTheDocument();
});
