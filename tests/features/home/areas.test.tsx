import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { home } from '@/content/ar/home';
import { homeAreas } from '@/content/areas-home';
import { ServiceAreas } from '@/features/home';
import { renderPage } from '../../support/page';

const areas = homeAreas.map(({ name, ar }) => ({ id: name, label: ar }));

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
  renderPage(<ServiceAreas words={home.areas} areas={homeAreas.map(({ name }) => ({ id: name, label: name }))} />);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  const shown = homeAreas.filter(({ name }) => !screen.getByText(name).closest('li')!.hidden);
  expect(shown.map(({ name }) => name)).toEqual([found]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
