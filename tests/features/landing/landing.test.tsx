import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import LandingPage from '@/app/pages/landing';
import { pathTable } from '@/config/paths';
import { desertTowingAr } from '@/content/ar/landing/desert-towing';
import { luxuryAr } from '@/content/ar/landing/luxury';
import { recoveryAr } from '@/content/ar/landing/recovery';
import { recoveryDubaiAr } from '@/content/ar/landing/recovery-dubai';
import { landingLabels } from '@/content/en/landing-labels';
import { breakdown } from '@/content/en/landing/breakdown';
import { car } from '@/content/en/landing/car';
import { carDubai } from '@/content/en/landing/car-dubai';
import { desert } from '@/content/en/landing/desert';
import { desertDubai } from '@/content/en/landing/desert-dubai';
import { emergencyCar } from '@/content/en/landing/emergency-car';
import { heavy } from '@/content/en/landing/heavy';
import { luxury } from '@/content/en/landing/luxury';
import { motorcycle } from '@/content/en/landing/motorcycle';
import { towing } from '@/content/en/landing/towing';
import { towingDubai } from '@/content/en/landing/towing-dubai';
import { LangContext } from '@/lib/lang';
import { smsHref, telHref, whatsappHref } from '@/lib/links';
import { describe as described } from '@/tracking/describe';
import { fakeGeolocation } from '../../lib/position/fakes';
import { renderPage } from '../../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

beforeEach(() => {
  track.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const pages = [towing, desert, car, carDubai, towingDubai];

/** Reads by selector: asking for roles walks these long pages once per question. */
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((e) => e.textContent);
const hrefs = (root: ParentNode, label: string) =>
  [...root.querySelectorAll('a')].filter((a) => a.textContent === label).map((a) => a.getAttribute('href'));

describe.each(pages.map((p) => [pathTable[p.id].path, p] as const))('%s', (_path, page) => {
  it('opens with its title and its response; every call dials, chat and SMS carry the page’s own words', () => {
    const { container } = renderPage(<LandingPage content={page} />);
    expect(texts(container, 'h1')).toEqual([page.hero.title]);
    expect(container).toHaveTextContent(page.hero.response);
    const calls = hrefs(container, 'Call Now');
    expect(calls.length).toBeGreaterThanOrEqual(3);
    expect(new Set(calls)).toEqual(new Set([telHref()]));
    expect(hrefs(container, page.whatsapp.label)[0]).toBe(whatsappHref(page.whatsapp.message));
    expect(hrefs(container, 'SMS')[0]).toBe(smsHref(page.sms ?? page.whatsapp.message));
  });

  it('shows trust points, six services, three pictures, every area with its minutes, every block, the prices and 15 questions', () => {
    const { container } = renderPage(<LandingPage content={page} />);
    const part = (id: string) => container.querySelector(`#${id}`) as HTMLElement;
    expect(texts(container, `[aria-label] h2`).slice(0, 4)).toEqual(page.trust.map((t) => t.title));
    expect(texts(part('services'), 'h3')).toEqual(page.services.cards.map((c) => c.title));
    expect([...part('gallery').querySelectorAll('img')].map((img) => img.alt)).toEqual(
      page.gallery.pictures.map((p) => p.alt),
    );
    const rows = [...part('areas').querySelectorAll('li, tbody tr')];
    expect(rows).toHaveLength(page.areas.list.length);
    page.areas.list.forEach((area, i) => {
      for (const text of [area.name, area.response, '24/7', area.difficulty ?? '', area.note ?? ''])
        expect(rows[i]?.textContent).toContain(text);
    });
    expect(texts(container, 'h2')).toEqual(expect.arrayContaining(page.blocks.map((b) => b.title)));
    expect(texts(part('prices'), 'dt')).toEqual(page.prices?.rows.map((r) => r.label));
    for (const row of page.prices?.rows ?? []) expect(part('prices').textContent).toContain(row.price);
    expect(texts(part('questions'), 'summary h3')).toEqual(page.faqs.map((f) => f.question));
    expect(page.faqs).toHaveLength(15);
  });

  it('tells search engines the service, the questions and the trail', () => {
    const { container } = renderPage(<LandingPage content={page} />);
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      (s) => JSON.parse(s.innerHTML) as Record<string, unknown>,
    );
    expect(data.map((d) => d['@type'])).toEqual(['Service', 'FAQPage', 'BreadcrumbList']);
    expect(data[0]).toMatchObject({
      serviceType: page.serviceType,
      areaServed: page.locations.map((name) => ({ name })),
    });
    expect((data[1]?.mainEntity as unknown[]).length).toBe(15);
    expect(JSON.stringify(data)).not.toContain('aggregateRating');
  });
});

it.each(
  [...pages, desertDubai, breakdown, emergencyCar, motorcycle, heavy, luxury].map((page) => [page.name, page] as const),
)('reports a call under the page’s name, worth 1600 AED: %s', (name, page) => {
  const { container } = renderPage(<LandingPage content={page} />);
  const call = [...container.querySelectorAll('a')].find((a) => a.textContent === 'Call Now') as HTMLElement;
  expect(call).toHaveAttribute('href', telHref());
  call.addEventListener('click', (e) => e.preventDefault());
  call.click();
  expect(track.mock.calls).toEqual([[{ name: 'call', source: name }]]);
  const where = { page: '/', url: '', title: '', attribution: {} };
  expect(described({ name: 'call', source: name! }, where).conversion?.value).toBe(1600);
});

it('looks different from page to page: the sections stand in different orders', () => {
  const orders = [towing, desert, carDubai].map((page) => {
    const { container, unmount } = renderPage(<LandingPage content={page} />);
    const ids = [...container.querySelectorAll('section[id]')].map((s) => s.id).join(' ');
    unmount();
    return ids;
  });
  expect(new Set(orders).size).toBe(3);
});

it('shows kinds of cars with examples and method', () => {
  const { container } = renderPage(<LandingPage content={car} />);
  const block = car.blocks.find((b) => b.kind === 'vehicles');
  expect(block?.items).toHaveLength(8);
  const cards = [...container.querySelectorAll('li')];
  for (const item of block?.items ?? []) {
    const card = cards.find((li) => li.querySelector('h3')?.textContent === item.type);
    expect(card?.textContent).toContain(item.examples);
    expect(card?.textContent).toContain(item.method);
  }
});

it('asks for the position on a tap of ‘WhatsApp GPS Location’, and only then', () => {
  const device = fakeGeolocation();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  const { container } = renderPage(<LandingPage content={desert} />);
  expect(device.watch).toBeUndefined();
  fireEvent.click(
    [...container.querySelectorAll('a')].find((a) => a.textContent === 'WhatsApp GPS Location') as HTMLElement,
  );
  expect(device.watch).toBeDefined();
  Reflect.deleteProperty(navigator, 'geolocation');
});

it.each([
  [recoveryAr, 'Recovery Near Me Arabic'],
  [recoveryDubaiAr, 'Recovery Dubai Arabic'],
  [desertTowingAr, 'Desert Towing Arabic'],
])('reports calls and chats of an Arabic page under its Latin name: %#', (page, source) => {
  const { container } = renderPage(
    <LangContext value="ar">
      <LandingPage content={page} />
    </LangContext>,
  );
  const links = container.querySelectorAll('a[href^="tel:"], a[href^="sms:"], a[href^="https://wa.me"]');
  expect(links.length).toBeGreaterThanOrEqual(6);
  links.forEach((link) => {
    link.addEventListener('click', (e) => e.preventDefault());
    fireEvent.click(link);
  });
  for (const [event] of track.mock.calls) expect(event).toMatchObject({ source });
  expect(container.querySelector('nav')?.textContent ?? '').not.toContain(source);
});

it('speaks Arabic where the content does', () => {
  const { container } = renderPage(
    <LangContext value="ar">
      <LandingPage content={recoveryAr} />
    </LangContext>,
  );
  expect(hrefs(container, 'اتصل الآن')[0]).toBe(telHref());
  const words = [...container.querySelectorAll('a, h2, h3, p, th, dt')].map((e) => e.textContent);
  for (const english of Object.values(landingLabels)) expect(words).not.toContain(english);
});

it.each([
  ['en', luxury],
  ['ar', luxuryAr],
] as const)('what must not be done to a luxury car has no tick, which would ask for it: %s', (lang, page) => {
  const { container } = renderPage(
    <LangContext value={lang}>
      <LandingPage content={page} />
    </LangContext>,
  );
  const items = page.blocks.flatMap((block) => (block.kind === 'checklist' ? block.items : []));
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    const line = [...container.querySelectorAll('li')].find(({ textContent }) => textContent === item);
    expect(line?.querySelector('use')?.getAttribute('href'), item).toMatch(/#warning$/);
  }
});

it('a table says of each cell under which heading it stands, on a phone too', () => {
  const page = [...pages, heavy, luxury, motorcycle].find(({ blocks }) => blocks.some(({ kind }) => kind === 'table'))!;
  const { container } = renderPage(<LandingPage content={page} />);
  for (const block of page.blocks) {
    if (block.kind !== 'table') continue;
    const table = [...container.querySelectorAll('table')].find((one) => one.caption?.textContent === block.title)!;
    expect(texts(table, 'thead th')).toEqual(block.head);
    const rows = [...table.querySelectorAll('tbody tr')];
    expect(rows.map((row) => texts(row, 'th[scope=row]')[0])).toEqual(block.rows.map(([name]) => name));
    expect(texts(rows[0]!, 'td')).toEqual(block.rows[0]!.slice(1).map((cell, i) => `${block.head[i + 1]}: ${cell}`));
  }
});

it('numbers the steps from one, and says of a warning that it is one', () => {
  for (const page of [...pages, breakdown, emergencyCar, heavy]) {
    const { container, unmount } = renderPage(<LandingPage content={page} />);
    for (const block of page.blocks) {
      const band = [...container.querySelectorAll('h2')].find(({ textContent }) => textContent === block.title)!;
      if (block.kind === 'steps')
        expect(texts(band.closest('section')!, 'ol > li > span:has(+ div)')).toEqual(
          block.steps.map((_step, i) => String(i + 1)),
        );
      if (block.kind === 'warning') expect(band.previousElementSibling?.textContent).toBe(landingLabels.warning);
    }
    unmount();
  }
});

it('the sign over the road has the page’s name in both scripts, each read from its own side', () => {
  const { container } = renderPage(<LandingPage content={towing} />);
  const lines = [...container.querySelectorAll<HTMLElement>('.gantry-sign bdi[lang]')];
  expect(lines.map(({ lang, dir, textContent }) => [lang, dir, textContent])).toEqual([
    ['ar', 'rtl', towing.hero.sign.ar],
    ['en', 'ltr', towing.hero.sign.en],
  ]);
});

it('draws a hard access with more bars than an easy one', () => {
  const page = [...pages, desertDubai, heavy].find(({ areas }) => areas.list.some(({ difficulty }) => difficulty))!;
  const areas = { ...page.areas, view: 'table' as const };
  const { container } = renderPage(<LandingPage content={{ ...page, areas }} />);
  const bars = { Easy: 1, Medium: 2, Hard: 3 };
  const rows = [...container.querySelectorAll('#areas tbody tr')];
  page.areas.list.forEach(({ difficulty }, i) => {
    const level = rows[i]!.querySelector('td [aria-hidden]');
    if (difficulty) expect(level!.querySelectorAll(':not(.bg-sign-edge)')).toHaveLength(bars[difficulty]);
    else expect(level).toBeNull();
  });
});
