import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import AboutPage from '@/app/pages/about';
import AboutArPage from '@/app/pages/about-ar';
import { href } from '@/config/paths';
import { site } from '@/config/site';
import { about as aboutAr } from '@/content/ar/about';
import { claims, fleetCounts } from '@/content/claims';
import { about } from '@/content/en/about';
import { LangContext } from '@/lib/lang';
import { renderPage } from '../../support/page';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const headings = () => screen.getAllByRole('heading', { level: 2, hidden: true }).map((h) => h.textContent);

describe('about page', () => {
  it('has every part in the document’s order', () => {
    renderPage(<AboutPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(about.hero.title);
    expect(headings()).toEqual([
      about.trademark.title,
      about.statsTitle,
      about.story.title,
      about.mission.title,
      about.values.title,
      about.team.title,
      about.licences.title,
      about.fleet.title,
      about.areas.title,
      about.testimonials.title,
      about.faqTitle,
      about.closing.title,
    ]);
  });

  it('shows the company’s claims and the size of its fleet', () => {
    const { container } = renderPage(<AboutPage />);
    const { customers, responseMinutes, dailyServices, dailyServicesFaq, satisfaction, rating, years } = claims.about;
    for (const figure of [customers, `${responseMinutes} min`, dailyServices, satisfaction, `${rating}/5`, years])
      expect(screen.getByText(figure)).toBeInTheDocument();
    const fleet = container.querySelector('#fleet');
    for (const count of Object.values(fleetCounts))
      expect(within(fleet as HTMLElement).getByText(count)).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`More than ${dailyServicesFaq.replace('+', '')} on an ordinary day`)),
    ).toBeInTheDocument();
  });

  it('shows 20 areas and two emirates, three crews and four vehicle families with pictures', () => {
    const { container } = renderPage(<AboutPage />);
    expect(within(container.querySelector('#areas') as HTMLElement).getAllByRole('listitem')).toHaveLength(22);
    expect(
      screen
        .getAllByRole('img')
        .map((img) => img.getAttribute('alt'))
        .every((alt) => (alt ?? '').length > 25),
    ).toBe(true);
    expect(screen.getAllByRole('img')).toHaveLength(8);
  });

  it('opens WhatsApp with the request typed and reports about_whatsapp with a conversion', async () => {
    const dataLayer: { event: string }[] = [];
    const conversion = vi.fn();
    Object.assign(window, { dataLayer, gtag_report_conversion: conversion });
    renderPage(<AboutPage />);
    const link = screen.getAllByRole('link', { name: about.chat })[0]!;
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/\d+\?text=.*emergency recovery in Dubai/,
    );
    expect(link).toHaveAttribute('target', '_blank');
    fireEvent.click(link);
    await waitFor(() => expect(dataLayer.map((e) => e.event)).toContain('about_whatsapp'));
    expect(conversion).toHaveBeenCalledTimes(1);
  });

  it('writes one title and marks up its questions', () => {
    const { container } = renderPage(<AboutPage />);
    expect(document.querySelectorAll('title')).toHaveLength(1);
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map(
      (s) => JSON.parse(s.textContent) as { '@type': string },
    );
    expect(data.map((d) => d['@type'])).toEqual(['AutomotiveBusiness', 'FAQPage', 'BreadcrumbList']);
    expect(JSON.stringify(data)).not.toMatch(/rating/i);
  });
});

it('tells the story in its order, and what each crew can do', () => {
  const { container } = renderPage(<AboutPage />);
  expect([...container.querySelectorAll('ol h3')].map((mark) => mark.textContent)).toEqual(
    about.story.milestones.map(({ mark }) => mark),
  );
  for (const { name, specialties } of about.team.cards) {
    const crew = screen.getByRole('heading', { name }).closest('li')!;
    expect(
      within(crew)
        .getAllByRole('listitem')
        .map((skill) => skill.textContent),
    ).toEqual(specialties);
  }
  expect(screen.getByRole('region', { name: about.trademark.title })).toBeVisible();
  expect(screen.getByRole('link', { name: about.areas.more })).toHaveAttribute('href', href('services'));
  expect([...container.querySelectorAll('dd bdi[lang=en]')].map((name) => name.textContent)).toEqual([site.legalName]);
});

it.each([
  ['en', AboutPage, about, ', ', '“', '”'],
  ['ar', AboutArPage, aboutAr, '، ', '«', '»'],
] as const)('quotes its customers as their language does: %s', (lang, Page, { testimonials }, comma, open, close) => {
  const { container } = renderPage(
    <LangContext value={lang}>
      <Page />
    </LangContext>,
  );
  const slides = [...container.querySelectorAll('figure')].filter((figure) => figure.querySelector('blockquote'));
  expect(slides).toHaveLength(testimonials.entries.length);
  testimonials.entries.forEach(({ text, name, location, service, vehicleType, rating }, i) => {
    const [said, by] = ['blockquote', 'figcaption'].map((part) => slides[i]!.querySelector(part)?.textContent);
    expect(said).toBe(open + text + close);
    expect(by).toBe(`${name}${comma}${location} · ${service}${comma}${vehicleType}`);
    // Said in words, and drawn for the eye.
    const [spoken, drawn] = slides[i]!.querySelectorAll('p span');
    expect([spoken?.textContent, drawn?.textContent]).toEqual([testimonials.ratingLabel, '★'.repeat(rating)]);
    expect(drawn).toHaveAttribute('aria-hidden', 'true');
  });
  expect(screen.getByRole('region', { name: testimonials.label })).toBeVisible();
});

describe('testimonials', () => {
  const shown = () =>
    screen
      .getAllByRole('group', { hidden: true })
      .filter((g) => g.getAttribute('aria-roledescription') === 'slide' && !g.hasAttribute('inert'));

  it('advance every 5 s through the five entries and start over', () => {
    vi.useFakeTimers();
    renderPage(<AboutPage />);
    const seen: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      expect(shown()).toHaveLength(1);
      seen.push(about.testimonials.entries.findIndex((e) => shown()[0]!.textContent.includes(e.name)).toString());
      act(() => vi.advanceTimersByTime(4999));
      expect(shown()[0]!.textContent).toContain(about.testimonials.entries[Number(seen.at(-1))]!.name);
      act(() => vi.advanceTimersByTime(1));
    }
    expect(seen).toEqual(['0', '1', '2', '3', '4', '0']);
  });

  it('jump to an entry by its dot, and stay while paused', () => {
    vi.useFakeTimers();
    renderPage(<AboutPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Slide 4 of 5' }));
    expect(shown()[0]).toHaveTextContent(about.testimonials.entries[3]!.name);
    fireEvent.click(screen.getByRole('button', { name: /pause/i }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(shown()[0]).toHaveTextContent(about.testimonials.entries[3]!.name);
  });
});
