import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from './router';

/** Renders a page or a part with router and head, as the site does. */
export const renderPage = (element: ReactElement) =>
  render(
    <HelmetProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </HelmetProvider>,
  );
