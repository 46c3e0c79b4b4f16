import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RecoveryPage from '@/app/pages/recovery';
import { site } from '@/config/site';
import { claims } from '@/content/claims';
import { recovery } from '@/content/en/landing/recovery';
import { telHref } from '@/lib/links';
import { renderPage } from '../../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

beforeEach(() => {
  track.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

/** Reads by selector: asking for roles walks this long page once per question. */
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((e) => e.textContent);
const tap = (link: Element | null | undefined) => {
  link?.addEventListener('click', (e) => e.preventDefault());
  fireEvent.click(link as Element);
};
const open = () => {
  const { container } = renderPage(<RecoveryPage />);
  return { container, part: (id: string) => container.querySelector(`#${id}`) as HTMLElement };
};

describe('recovery near me', () => {
  it('has the parts of the document, in its order, under its headings', () => {
    const { container, part } = open();
    expect(texts(container, 'h2').filter((t) => t !== recovery.areas.title && t !== recovery.faqTitle)).toEqual([
      `Why Choose ${site.name}?`,
      'Detailed Service Descriptions',
      'Mobile-Optimized Service',
      'What Our Customers Say',
      'Our Promise to You',
      'Need Emergency Recovery Service?',
    ]);
    expect(texts(part('areas'), 'h3')).toEqual(['Need Recovery Service in Any of These Areas?']);
  });

  it('makes a phone of every area tile, with its own usual minutes, and reports the area; the badges stand once above', () => {
    const part = open().part('areas');
    for (const badge of ['Active Service', '15min']) expect(part.textContent?.split(badge)).toHaveLength(2);
    const tiles = [...part.querySelectorAll('li a')];
    expect(tiles).toHaveLength(recovery.areas.list.length);
    expect(tiles.length).toBeGreaterThanOrEqual(20);
    tiles.forEach((tile, i) => {
      expect(tile.getAttribute('href')).toBe(telHref());
      for (const text of [recovery.areas.list[i]!.name, recovery.areas.list[i]!.usual, 'Call Now'])
        expect(tile.textContent).toContain(text);
    });
    expect(part.querySelector('details summary')?.textContent).toBe(
      recovery.areas.more.replace('{count}', String(tiles.length - 12)),
    );
    tap(tiles[2]);
    expect(track.mock.calls).toEqual([[{ name: 'service_area_click', area: recovery.areas.list[2]!.name }]]);
  });

  it('gives the four reasons by their names', () => {
    expect(texts(open().part('why'), 'h3')).toEqual([
      '24/7 Availability',
      'Fast Response',
      'Licensed & Insured',
      'Professional Team',
    ]);
  });

  it('shows 4 of 6 features, 4 of 5 steps and 12 areas of each service, and folds the other areas', () => {
    const articles = [...open().part('services').querySelectorAll('article')];
    expect(articles.map((a) => texts(a, 'h3')[0])).toEqual([
      'Emergency Car Recovery',
      'Desert Recovery & Sand Extraction',
      'Professional Towing Service',
      'Breakdown Recovery Service',
    ]);
    const { overlayMinutes, rating } = claims.recovery;
    recovery.detailed.blocks.forEach((block, i) => {
      expect([block.features.length, block.process.length, block.coverage.length > 12]).toEqual([6, 5, true]);
      const article = articles[i] as HTMLElement;
      const [overlays = [], features = [], areas = [], more = []] = [...article.querySelectorAll('ul')].map((ul) =>
        texts(ul, 'li'),
      );
      expect(overlays).toEqual([`${overlayMinutes} minute response, by area`, 'All Dubai', rating]);
      expect(features).toEqual(block.features.slice(0, 4));
      expect(texts(article, 'ol li').map((t) => t?.replace(/^\d/, ''))).toEqual(block.process.slice(0, 4));
      expect(areas).toEqual(block.coverage.slice(0, 12));
      expect(more).toEqual(block.coverage.slice(12));
      const fold = article.querySelector('ul ~ details') as HTMLDetailsElement;
      expect(fold.open).toBe(false);
      expect(fold.querySelector('summary')?.textContent).toBe(`+${block.coverage.length - 12} more areas`);
      const call = article.querySelector('a[href^="tel:"]');
      expect([call?.textContent, call?.getAttribute('href')]).toEqual(['Emergency Call', telHref()]);
      expect(article.querySelector('img')?.alt).toBe(block.image.alt);
    });
  });

  it('counts ‘Get Help Now’ as an emergency help click', () => {
    const link = open().part('mobile').querySelector('a');
    expect(link?.textContent).toBe('Get Help Now');
    tap(link);
    expect(track.mock.calls).toEqual([[{ name: 'call', source: 'emergency help' }]]);
  });

  it('lets eight people speak, each about another kind of job, with all that is known of them', () => {
    const voices = [...open().part('testimonials').querySelectorAll('figure')];
    expect(voices).toHaveLength(8);
    expect(new Set(recovery.testimonials.list.map((t) => t.service)).size).toBe(8);
    recovery.testimonials.list.forEach((t, i) => {
      for (const text of [
        t.name,
        t.title,
        t.location,
        t.initials,
        t.text,
        t.service,
        t.date,
        t.vehicleType,
        t.responseTime,
        'Verified',
      ]) {
        expect(voices[i]?.textContent).toContain(text);
      }
      expect(voices[i]?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('5 out of 5 stars');
      expect(voices[i]?.querySelector('[role=img]')?.textContent).toBe('★'.repeat(t.rating));
    });
  });

  it('promises with five points a card, and with figures', () => {
    const promise = open().part('promise');
    const boxes = [...promise.querySelectorAll(':scope h3')].map((h) => h.closest('li')).filter((li) => li !== null);
    expect(boxes).toHaveLength(recovery.promise.cards.length);
    recovery.promise.cards.forEach((card, i) => {
      expect(card.features).toHaveLength(5);
      for (const text of [card.title, card.description, card.badge, card.statistic, card.statLabel, ...card.features])
        expect(boxes[i]?.textContent).toContain(text);
    });
    expect(texts(promise, 'dt')).toEqual(recovery.promise.figures.map((f) => f.label));
  });

  it('answers twenty questions', () => {
    expect(texts(open().part('questions'), 'summary h3')).toEqual(recovery.faqs.map((f) => f.question));
    expect(new Set(recovery.faqs.map((f) => f.question)).size).toBe(20);
    for (const faq of recovery.faqs) expect(faq.answer.length, faq.question).toBeGreaterThan(60);
  });
});
