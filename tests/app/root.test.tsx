/** The site from one page to the next, as a browser renders it: what the document itself is told. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Root } from '@/app/root';
import { preload } from '@/app/routes';
import { MemoryRouter } from '../support/router';

it('the document has the language and the direction of its page, and the next page has the focus', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const page = document.documentElement;
  await Promise.all(['/privacy-policy', '/privacy-policy-arabic'].map(preload));
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/privacy-policy']}>
        <Root />
      </MemoryRouter>,
    );
  });
  expect([page.lang, page.dir]).toEqual(['en', 'ltr']);
  const english = screen.getByRole('main');
  const other = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'العربية' });
  expect(other).toHaveAttribute('href', '/privacy-policy-arabic');
  await act(async () => void fireEvent.click(other));
  expect([page.lang, page.dir]).toEqual(['ar', 'rtl']);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('main')).not.toBe(english);
});
