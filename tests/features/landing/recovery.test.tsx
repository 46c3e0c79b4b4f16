import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import RecoveryPage from '@/app/pages/recovery';
import { recovery } from '@/content/en/landing/recovery';
import { telHref } from '@/lib/links';
import { renderPage, stubMatchMedia } from '../../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

beforeEach(() => {
  stubMatchMedia();
  track.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

const section = (title: string) => screen.getByRole('heading', { level: 2, name: title }).closest('section') as HTMLElement;
const tap = async (link: HTMLElement) => {
  link.addEventListener('click', (e) => e.preventDefault());
  await userEvent.click(link);
};

describe('recovery near me', () => {
  it('has the parts of the document, in its order, under its headings', () => {
    renderPage(<RecoveryPage />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(titles.filter((t) => t !== recovery.areas.title && t !== recovery.faqTitle)).toEqual([
      'Why Choose Recovery Near Me?',
      'Detailed Service Descriptions',
      'Mobile-Optimized Service',
      'What Our Customers Say',
      'Our Promise to You',
      'Need Emergency Recovery Service?',
    ]);
    expect(screen.getByRole('heading', { level: 3, name: 'Need Recovery Service in Any of These Areas?' })).toBeInTheDocument();
  });

  it('makes a phone of every area tile, with its badges, and reports the area', async () => {
    renderPage(<RecoveryPage />);
    const tiles = within(section(recovery.areas.title)).getAllByRole('listitem').map((li) => within(li).getByRole('link'));
    expect(tiles).toHaveLength(recovery.areas.list.length);
    expect(tiles.length).toBeGreaterThanOrEqual(20);
    for (const tile of tiles) {
      expect(tile).toHaveAttribute('href', telHref());
      expect(tile).toHaveTextContent('Active Service');
      expect(tile).toHaveTextContent('15min');
      expect(tile).toHaveTextContent('Call Now');
    }
    await tap(tiles[2] as HTMLElement);
    expect(track.mock.calls).toEqual([[{ name: 'service_area_click', area: recovery.areas.list[2] }]]);
  });

  it('gives the four reasons by their names', () => {
    renderPage(<RecoveryPage />);
    const names = within(section('Why Choose Recovery Near Me?')).getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
    expect(names).toEqual(['24/7 Availability', 'Fast Response', 'Licensed & Insured', 'Professional Team']);
  });

  it('shows 4 of 6 features, 4 of 5 steps and 12 areas of each service, and folds the other areas', () => {
    renderPage(<RecoveryPage />);
    const names = ['Emergency Car Recovery', 'Desert Recovery & Sand Extraction', 'Professional Towing Service', 'Breakdown Recovery Service'];
    expect(recovery.detailed.blocks.map((b) => b.title)).toEqual(names);
    for (const block of recovery.detailed.blocks) {
      expect([block.features.length, block.process.length, block.coverage.length > 12]).toEqual([6, 5, true]);
      const article = screen.getByRole('heading', { level: 3, name: block.title }).closest('article') as HTMLElement;
      for (const [items, shown] of [[block.features, 4], [block.process, 4]] as const) {
        items.forEach((text, i) => expect(within(article).queryAllByText(text), text).toHaveLength(i < shown ? 1 : 0));
      }
      const rest = block.coverage.length - 12;
      const more = within(article).getByText(`+${rest} more areas`).closest('details') as HTMLDetailsElement;
      expect(more.open).toBe(false);
      expect(within(more).getAllByRole('listitem', { hidden: true })).toHaveLength(rest);
      expect(within(article).getByRole('link', { name: 'Emergency Call' })).toHaveAttribute('href', telHref());
      for (const overlay of ['5-15 minute response', 'All Dubai', '4.9']) expect(article).toHaveTextContent(overlay);
      expect(within(article).getByRole('img')).toHaveAttribute('alt', block.image.alt);
    }
  });

  it('counts ‘Get Help Now’ as an emergency help click', async () => {
    renderPage(<RecoveryPage />);
    await tap(screen.getByRole('link', { name: 'Get Help Now' }));
    expect(track.mock.calls).toEqual([[{ name: 'call', source: 'emergency help' }]]);
  });

  it('lets eight people speak, each about another kind of job, with all that is known of them', () => {
    renderPage(<RecoveryPage />);
    const voices = within(section('What Our Customers Say')).getAllByRole('figure');
    expect(voices).toHaveLength(8);
    expect(new Set(recovery.testimonials.list.map((t) => t.service)).size).toBe(8);
    recovery.testimonials.list.forEach((t, i) => {
      for (const text of [t.name, t.title, t.location, t.initials, t.text, t.service, t.date, t.vehicleType, t.responseTime, 'Verified']) {
        expect(voices[i]).toHaveTextContent(text);
      }
      expect(within(voices[i] as HTMLElement).getByRole('img', { name: '5 out of 5 stars' })).toBeInTheDocument();
    });
  });

  it('promises with five points a card, and with figures', () => {
    renderPage(<RecoveryPage />);
    const promise = section('Our Promise to You');
    for (const card of recovery.promise.cards) {
      expect(card.features).toHaveLength(5);
      const box = within(promise).getByRole('heading', { level: 3, name: card.title }).closest('li') as HTMLElement;
      for (const text of [card.description, card.badge, card.statistic, card.statLabel, ...card.features]) expect(box).toHaveTextContent(text);
    }
    for (const figure of recovery.promise.figures) expect(within(promise).getAllByText(figure.label).length).toBeGreaterThan(0);
  });

  it('answers twenty questions', () => {
    renderPage(<RecoveryPage />);
    expect(section(recovery.faqTitle).querySelectorAll('details')).toHaveLength(20);
    expect(new Set(recovery.faqs.map((f) => f.question)).size).toBe(20);
    for (const faq of recovery.faqs) expect(faq.answer.length, faq.question).toBeGreaterThan(60);
  });
});
