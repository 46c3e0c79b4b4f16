import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { vi } from 'vitest';
import { MemoryRouter } from './router';

/** A browser without media preferences: jsdom has no `matchMedia`. */
export function stubMatchMedia(matches: (query: string) => boolean = () => false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matches(query),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Renders a page or a part with router and head, as the site does. */
export const renderPage = (element: ReactElement) =>
  render(
    <HelmetProvider>
      <MemoryRouter>{element}</MemoryRouter>
    </HelmetProvider>,
  );
