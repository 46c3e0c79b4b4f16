import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import DriverCardPage from '@/app/pages/driver-card';
import { languages, type Lang } from '@/config/languages';
import { href, ownPage } from '@/config/paths';
import { site } from '@/config/site';
import { driverCard } from '@/content/en/driver-card';
import { emergencyNumbers } from '@/content/emergency-numbers';
import { LangContext } from '@/lib/lang';
import { telHref } from '@/lib/links';
import { renderPage } from '../../support/page';

afterEach(() => vi.unstubAllGlobals());

it.each(['en', 'ar'] as const)('the card says the same in each language that the hotline speaks: %s', (lang) => {
  renderPage(
    <LangContext value={lang}>
      <DriverCardPage />
    </LangContext>,
  );
  const panels = screen.getAllByRole('article');
  expect(panels.map((panel) => [panel.lang, panel.dir])).toEqual(
    Object.entries(languages).map(([code, { dir }]) => [code, dir]),
  );
  for (const panel of panels) {
    const { police, ambulance } = emergencyNumbers;
    const [numbers, steps] = within(panel).getAllByRole('list');
    expect([...numbers!.querySelectorAll('bdi')].map((number) => number.textContent)).toEqual([police, ambulance]);
    expect(within(steps!).getAllByRole('listitem').length).toBeGreaterThan(2);
    expect(within(panel).getByRole('link')).toHaveAttribute('href', telHref());
    // As it is typed, to the help page in the panel's own language.
    expect(panel).toHaveTextContent(new URL(site.origin).host + href(ownPage('stranded', panel.lang as Lang)));
  }
});

it('is printed by its button', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderPage(<DriverCardPage />);
  fireEvent.click(screen.getByRole('button', { name: driverCard.print }));
  expect(print).toHaveBeenCalledOnce();
});
