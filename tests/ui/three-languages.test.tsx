/** A site that is written in three languages. */
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LanguageSwitch } from '@/ui/language-switch';
import { MemoryRouter } from '../support/router';

vi.mock('@/config/languages', async (original) => ({
  ...(await original<typeof import('@/config/languages')>()),
  SITE_LANGS: ['en', 'ar', 'ur'],
}));

it('offers both of the others', () => {
  render(
    <MemoryRouter initialEntries={['/services']}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('link').map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['ar', 'العربية'],
    ['ur', 'اردو'],
  ]);
});
