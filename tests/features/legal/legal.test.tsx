import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { trailTo } from '@/app/head/breadcrumbs';
import { termsFigures } from '@/content/claims';
import { privacy } from '@/content/en/legal/privacy';
import { terms } from '@/content/en/legal/terms';
import { LegalPage } from '@/features/legal';
import { LastUpdated } from '@/features/legal/last-updated';
import { LangContext } from '@/lib/lang';
import { telHref } from '@/lib/links';
import * as tracking from '@/tracking';
import { describe as described } from '@/tracking/describe';
import { MemoryRouter, StaticRouter } from '../../support/router';

vi.setConfig({ testTimeout: 30_000 });
vi.mock('@/tracking', () => ({ track: vi.fn() }));
beforeEach(() => vi.mocked(tracking.track).mockClear());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
const open = (content: typeof privacy, source: string) =>
  render(
    <MemoryRouter>
      <LegalPage content={content} source={source} crumbs={trailTo('privacy', content.title)} />
    </MemoryRouter>,
  );

describe('the privacy policy', () => {
  it('has the six sections of the document, in its order', () => {
    open(privacy, 'privacy');
    expect(headings().slice(0, 6)).toEqual([
      'Information We Collect',
      'How We Use Your Information',
      'Information Security',
      'Data Retention',
      'Third-Party Services',
      'Your Rights',
    ]);
  });

  it.each([
    [/service records/i, '7 years'],
    [/communication logs/i, '2 years'],
    [/analytics/i, '1 year'],
    [/cctv/i, '30 days'],
    [/preferences/i, 'until account deletion'],
    [/payment information/i, 'as UAE law requires'],
  ])('keeps %s for %s', (name, time) => {
    open(privacy, 'privacy');
    const row = screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;
    expect(within(row).getByRole('cell')).toHaveTextContent(time);
  });

  it('names the company, and where to write', () => {
    open(privacy, 'privacy');
    const block = screen.getByRole('region', { name: 'Company Information' });
    for (const text of [site.legalName, site.jurisdiction, site.licenceText, site.serviceArea])
      expect(block).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: site.privacyEmail })).toHaveAttribute(
      'href',
      `mailto:${site.privacyEmail}`,
    );
  });
});

describe('the terms of service', () => {
  it('has the six sections of the document and the prohibited uses', () => {
    open(terms, 'terms');
    expect(headings().slice(0, 7)).toEqual([
      'Service Agreement',
      'Payment Terms',
      'Service Limitations',
      'Customer Responsibilities',
      'Liability & Insurance',
      'Service Standards',
      'Prohibited Uses',
    ]);
    expect(
      within(screen.getByRole('region', { name: 'Prohibited Uses' })).getAllByRole('listitem').length,
    ).toBeGreaterThan(4);
  });

  it.each([
    ['Payment Terms', `within ${termsFigures.disputeDays} days of service completion`],
    ['Payment Terms', /AED\) including taxes/],
    ['Payment Terms', /cash, credit card, debit card, bank transfer or digital wallet/],
    ['Liability & Insurance', `within ${termsFigures.claimHours} hours`],
    ['Liability & Insurance', `${termsFigures.liability} per incident`],
  ])('says under %s: %s', (section, text) => {
    open(terms, 'terms');
    expect(screen.getByRole('region', { name: section })).toHaveTextContent(text);
  });

  it('says how disputes are resolved, and where to write', () => {
    open(terms, 'terms');
    expect(screen.getByRole('region', { name: 'Legal Information' })).toHaveTextContent(/Dispute resolution/);
    expect(screen.getByRole('link', { name: site.legalEmail })).toHaveAttribute('href', `mailto:${site.legalEmail}`);
  });
});

describe.each([
  ['privacy', privacy],
  ['terms', terms],
] as const)('both pages: %s', (source, content) => {
  it('reports every call with 1300 AED and dials all the same', () => {
    open(content, source);
    const calls = screen.getAllByRole('link').filter((a) => a.getAttribute('href') === telHref());
    expect(calls.length).toBeGreaterThanOrEqual(2);
    for (const call of calls) {
      // jsdom cannot follow a tel: link; whether the page lets it through is what counts.
      let prevented: boolean | undefined;
      const stop = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', stop, { once: true });
      fireEvent.click(call);
      expect(prevented).toBe(false);
      expect(tracking.track).toHaveBeenLastCalledWith({ name: 'call', source });
    }
    expect(tracking.track).toHaveBeenCalledTimes(calls.length);
    const where = { page: '/', url: '', title: '', attribution: {} };
    expect(described({ name: 'call', source }, where).conversion?.value).toBe(1300);
  });

  it('links to each of its sections', () => {
    open(content, source);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    for (const link of links) {
      const target = document.getElementById((link.getAttribute('href') as string).slice(1)) as HTMLElement;
      expect(within(target).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent as string);
    }
    expect(links.length).toBe(content.sections.length + (content.prohibited ? 1 : 0));
  });

  it('names its tables, their columns, and the company in its own language', () => {
    const { container } = open(content, source);
    for (const table of container.querySelectorAll('table')) {
      expect(table).toHaveAccessibleName();
      expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    }
    expect(screen.getByText(site.legalName, { selector: 'dd bdi' })).toHaveAttribute('lang', 'en');
    expect(container.querySelectorAll('dd bdi[lang]')).toHaveLength(1);
    expect(screen.getByRole('region', { name: content.contact.title })).toBeVisible();
  });

  it('has a breadcrumb', () => {
    open(content, source);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(`Home›${content.title}`);
  });
});

describe('Last Updated', () => {
  const day = (iso: string) => <LastUpdated label="Last Updated" now={() => new Date(iso)} />;

  it('is written in the language of the page', () => {
    render(<LangContext value="ar">{day('2026-11-20T20:30:00Z')}</LangContext>);
    expect(screen.getByText('21 نوفمبر 2026')).toHaveAttribute('datetime', '2026-11-21');
  });

  it('is the day in Dubai, whatever the clock of the visitor says', () => {
    render(day('2026-11-20T20:30:00Z'));
    expect(screen.getByText('21 November 2026')).toHaveAttribute('datetime', '2026-11-21');
  });

  it.each([
    ['privacy', privacy],
    ['terms', terms],
  ] as const)('is today in Dubai somewhere else in the world, where it is still yesterday: %s', (source, content) => {
    const home = process.env.TZ;
    process.env.TZ = 'America/Los_Angeles';
    vi.useFakeTimers({ now: new Date('2026-12-31T20:30:00Z') });
    try {
      expect(new Date().getDate()).toBe(31);
      open(content, source);
      const day = screen.getByText('1 January 2027');
      expect(day).toHaveAttribute('datetime', '2027-01-01');
      expect(day.parentElement).toHaveTextContent('Last Updated: 1 January 2027');
    } finally {
      vi.useRealTimers();
      // To set it to undefined would be a zone of that name.
      if (home === undefined) delete process.env.TZ;
      else process.env.TZ = home;
    }
  });

  it('replaces the day of the build after hydration, without a warning', async () => {
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(day('2026-11-03T08:00:00Z'));
    expect(root).toHaveTextContent('Last Updated: 3 November 2026');
    await act(async () => {
      hydrateRoot(root, day('2026-11-21T08:00:00Z'), {
        onRecoverableError: (error) => {
          throw error;
        },
      });
    });
    expect(root).toHaveTextContent('Last Updated: 21 November 2026');
    expect(root.querySelector('time')).toHaveAttribute('datetime', '2026-11-21');
    root.remove();
  });
});

it('both pages render without a browser', () => {
  for (const content of [privacy, terms]) {
    expect(
      renderToString(
        <StaticRouter location="/">
          <LegalPage content={content} source="x" crumbs={trailTo('privacy', content.title)} />
        </StaticRouter>,
      ),
    ).toContain(content.title);
  }
});
