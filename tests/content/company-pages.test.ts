import { describe, expect, it } from 'vitest';
import { about } from '@/content/en/about';
import { contact } from '@/content/en/contact';
import { notFound } from '@/content/en/not-found';
import { services } from '@/content/en/services';
import { sitemap } from '@/content/en/sitemap';
import { asShipped } from '../support/as-shipped';

const pages = { about, contact, services, sitemap, notFound };

describe.each(Object.entries(pages))('%s', (_name, page) => {
  it('has a title and a description that fit a result page', () => {
    const title = asShipped(page.meta.title);
    const description = asShipped(page.meta.description);
    expect(title.length, title).toBeGreaterThanOrEqual(30);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(70);
    expect(description.length, description).toBeLessThanOrEqual(160);
  });
});

describe('counts of the documents', () => {
  it('about: six tiles, four values, three crews, four vehicle families, five testimonials', () => {
    expect(about.stats).toHaveLength(6);
    expect(about.values.cards).toHaveLength(4);
    expect(about.team.cards).toHaveLength(3);
    expect(about.fleet.cards).toHaveLength(4);
    expect(about.testimonials.entries).toHaveLength(5);
    expect(about.testimonials.entries.every((t) => t.rating === 5)).toBe(true);
  });

  it('contact: six reasons, eight services', () => {
    expect(contact.why.tiles).toHaveLength(6);
    expect(contact.services.tiles).toHaveLength(8);
  });

  it('writes titles and descriptions that differ', () => {
    const metas = Object.values(pages).map((page) => page.meta);
    expect(new Set(metas.map((m) => m.title)).size).toBe(metas.length);
    expect(new Set(metas.map((m) => m.description)).size).toBe(metas.length);
  });
});
