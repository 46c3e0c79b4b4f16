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
