import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { href } from '@/config/paths';
import { home } from '@/content/ar/home';
import { home as en } from '@/content/en/home';
import { homeAreas } from '@/content/areas-home';
import { ServiceAreas } from '@/features/home';
import { LangContext } from '@/lib/lang';
import { telHref } from '@/lib/links';
import { slug } from '@/lib/slug';
import { renderPage } from '../../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));
beforeEach(() => {
  track.mockClear();
});

const areas = homeAreas.map(({ name, ar }) => ({ id: name, label: ar }));

/** English names of what is left of the list, labelled in one language, once something is typed. */
function foundBy(typed: string, label: 'name' | 'ar') {
  renderPage(
    <ServiceAreas words={home.areas} areas={homeAreas.map((area) => ({ id: area.name, label: area[label] }))} />,
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  const shown = homeAreas.filter((area) => !screen.getByText(area[label]).closest('li')!.hidden);
  expect(screen.getByRole('status').textContent).toBe(shown.length > 0 ? '' : home.areas.none);
  return shown.map(({ name }) => name);
}

it.each([
  ['ام سقيم', 'أم سقيم'],
  ['راس الخور', 'رأس الخور'],
  ['مدينه دبي للانترنت', 'مدينة دبي للإنترنت'],
])('%s finds %s: an area is found without hamza and without the right last letter', (typed, found) => {
  renderPage(<ServiceAreas words={home.areas} areas={areas} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  expect(screen.getByText(found)).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it.each([
  ['JLT', 'Jumeirah Lakes Towers'],
  ['jvc', 'Jumeirah Village Circle'],
  ['JBR ', 'Jumeirah Beach Residence'],
  ['dip', 'Dubai Investments Park'],
])('%s finds %s, and nothing else', (typed, found) => {
  expect(foundBy(typed, 'name')).toEqual([found]);
});

it.each([
  ['albarsha', ['Al Barsha', 'Al Barsha South']],
  ['Al-Barsha', ['Al Barsha', 'Al Barsha South']],
  ['al barsha1', ['Al Barsha']],
  ['Mirdiff', ['Mirdif']],
  ['Damac Hills 2', ['Damac Hills 2']],
  ['j.l.t.', ['Jumeirah Lakes Towers']],
  ['motorcity', ['Motor City']],
  ['Deira City Centre', ['Deira']],
  ['jabal ali', ['Jebel Ali']],
  ['um suqaim', ['Umm Suqeim']],
  ['muhaisna 4', ['Muhaisnah']],
  ['Sharjah', []],
  ['Abu Dhabi', []],
  ['al ain', []],
])('%s, as it is typed, finds %j', (typed, found) => {
  expect(foundBy(typed, 'name')).toEqual(found);
});

it.each([
  ['ميردف', ['Mirdif']],
  ['البرشا ١', ['Al Barsha', 'Al Barsha South']],
  ['الراشديه', ['Al Rashidiya']],
  ['الشارقة', []],
])('%s, as it is typed, finds %j', (typed, found) => {
  expect(foundBy(typed, 'ar')).toEqual(found);
});

it('what a search has left is announced by name, once it is no more than three areas', () => {
  renderPage(<ServiceAreas words={en.areas} areas={homeAreas.map(({ name }) => ({ id: name, label: name }))} />);
  const said = () => document.querySelector('p[aria-live=polite]');
  expect(said()).toBeEmptyDOMElement();
  const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  search('a');
  expect(said()).toBeEmptyDOMElement();
  search('al barsha');
  expect(said()).toHaveTextContent(/^Call for recovery in Al Barsha, Al Barsha South$/);
  search('Sharjah');
  expect(said()).toBeEmptyDOMElement();
  search('');
  expect(said()).toBeEmptyDOMElement();
});

it('each area is a call that names it, reported by its English name, at its own anchor', () => {
  const { container } = renderPage(<ServiceAreas words={home.areas} areas={areas} />);
  for (const { id, label } of areas.slice(0, 3)) {
    const link = screen.getByRole('link', { name: `${home.areas.callFor} ${label}` });
    expect(link).toHaveAttribute('href', telHref());
    expect(link.closest('li')!.id).toBe(`service-area-${slug(id)}`);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(track).toHaveBeenLastCalledWith({ name: 'service_area_click', area: id });
  }
  const ids = [...container.querySelectorAll('li[id]')].map((item) => item.id);
  expect(new Set(ids).size).toBe(areas.length);
});

it('leads to the contact page and to the terms', () => {
  renderPage(<ServiceAreas words={en.areas} areas={areas} />);
  expect(screen.getByRole('link', { name: en.areas.contact })).toHaveAttribute('href', href('contact'));
  expect(screen.getByRole('link', { name: en.areas.terms })).toHaveAttribute('href', href('terms'));
});

it('announces three areas, with the comma of its language', () => {
  const three = areas.slice(0, 3);
  renderPage(
    <LangContext value="ar">
      <ServiceAreas words={home.areas} areas={three} />
    </LangContext>,
  );
  expect(document.querySelector('p[aria-live=polite]')).toHaveTextContent(
    `${home.areas.callFor} ${three.map(({ label }) => label).join('، ')}`,
  );
});
